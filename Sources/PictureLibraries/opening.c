#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "delayed.h"

/// The files by the names of the versions whose headers this was compiled with.
static const char *const files[] = {
  [islet_picture_library_png] = "libpng16.so.16",
  [islet_picture_library_jpeg] = "libturbojpeg.so.0",
  [islet_picture_library_letters] = "libfreetype.so.6",
  [islet_picture_library_fonts] = "libfontconfig.so.1",
};

enum { library_count = sizeof files / sizeof *files };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *handles[library_count];
static char *problems[library_count];

/// Open until the process ends, as a library that a program is linked with.
static void *handle(enum islet_picture_library library) {
  pthread_mutex_lock(&lock);
  if (!handles[library] && !problems[library]) {
    handles[library] = dlopen(files[library], RTLD_NOW | RTLD_LOCAL);
    if (!handles[library]) problems[library] = strdup(dlerror());
  }
  void *found = handles[library];
  pthread_mutex_unlock(&lock);
  return found;
}

const char *islet_picture_library_problem(enum islet_picture_library library) {
  return handle(library) ? NULL : problems[library] ? problems[library] : files[library];
}

void *islet_picture_function(enum islet_picture_library library, const char *name) {
  void *opened = handle(library);
  void *function = opened ? dlsym(opened, name) : NULL;
  if (function) return function;
  fprintf(stderr, "islet: %s\n", opened ? dlerror() : islet_picture_library_problem(library));
  abort();
}
