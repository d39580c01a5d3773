#ifndef ISLET_DELAYED_H
#define ISLET_DELAYED_H

#include <stdatomic.h>

#include "PictureLibraries.h"

/// The function of a library; the process ends with the loader's words where there is none.
void *islet_picture_function(enum islet_picture_library library, const char *name);

/// Defines a library's function, which hands its call on to the one that is looked up when it is first called.
/// Two threads that look it up at once find the same.
#define DELAYED(library, result, name, parameters, arguments)                                      \
  result name parameters {                                                                         \
    static _Atomic(void *) known;                                                                  \
    void *function = atomic_load_explicit(&known, memory_order_relaxed);                           \
    if (!function) {                                                                               \
      function = islet_picture_function(islet_picture_library_##library, #name);                   \
      atomic_store_explicit(&known, function, memory_order_relaxed);                               \
    }                                                                                              \
    return ((result(*) parameters)function)arguments;                                              \
  }

#endif
