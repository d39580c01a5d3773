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

const char *islet_image_of(uintptr_t address, uintptr_t *offset) {
  Dl_info info;
  struct link_map *map = NULL;
  if (dladdr1((const void *)address, &info, (void **)&map, RTLD_DL_LINKMAP) == 0 || map == NULL) return NULL;
  *offset = address - (uintptr_t)map->l_addr;
  return info.dli_fname;
}
