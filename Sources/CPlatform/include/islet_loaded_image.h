#ifndef ISLET_LOADED_IMAGE_H
#define ISLET_LOADED_IMAGE_H

#include <stdint.h>

/// What has to be added to the addresses in the file of a library to get those in memory. The handle is
/// that of `dlopen`.
uintptr_t islet_image_base(void *handle);

/// The path of the library that an address lies in, as it was given to `dlopen`, and the address in its file;
/// NULL for an address in none. The path is the dynamic linker's own and stays.
const char *islet_image_of(uintptr_t address, uintptr_t *offset);

#endif
