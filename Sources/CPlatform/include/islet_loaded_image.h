#ifndef ISLET_LOADED_IMAGE_H
#define ISLET_LOADED_IMAGE_H

#include <stdint.h>

/// What has to be added to the addresses in the file of a library to get those in memory. The handle is
/// that of `dlopen`.
uintptr_t islet_image_base(void *handle);

#endif
