#ifndef ISLET_CXXHASH_SHIM_H
#define ISLET_CXXHASH_SHIM_H

// The whole of XXH3 stands in the header: nothing to link against.
#define XXH_INLINE_ALL
#include <xxhash.h>

// The header renames its functions when they are inline, so Swift is given one of a fixed name.
typedef struct {
  uint64_t high;
  uint64_t low;
} islet_digest;

static inline islet_digest islet_xxh3_128(const void *bytes, size_t count) {
  XXH128_hash_t hash = XXH3_128bits(bytes, count);
  islet_digest digest = {hash.high64, hash.low64};
  return digest;
}

#endif
