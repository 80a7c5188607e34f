#include "base/digest.h"

#include <string.h>

uint64_t hscal__digest(uint64_t digest, const void *data, size_t bytes) {
  const unsigned char *byte = data;
  for (size_t i = 0; i < bytes; i++) digest = (digest ^ byte[i]) * UINT64_C(1099511628211);
  return digest;
}

uint64_t hscal__digest_text(uint64_t digest, const char *text) { return hscal__digest(digest, text, strlen(text) + 1); }
