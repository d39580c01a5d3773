#define _GNU_SOURCE
#include "islet_loaded_image.h"

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>

uintptr_t islet_image_base(void *handle) {
  struct link_map *map = NULL;
  if (handle == NULL || dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 || map == NULL) return 0;
  return (uintptr_t)map->l_addr;
}
