/* Digests: do two sides hold the same? Not for secrets. */
#ifndef HSCAL_BASE_DIGEST_H
#define HSCAL_BASE_DIGEST_H

#include <stddef.h>
#include <stdint.h>

/* 64-bit FNV-1a over `bytes` bytes, going on from `digest` (first HSCAL_DIGEST_START). */
#define HSCAL_DIGEST_START UINT64_C(14695981039346656037)
uint64_t hscal__digest(uint64_t digest, const void *data, size_t bytes);
/* The same over a text, its end included, so that "ab", "c" and "a", "bc" differ. */
uint64_t hscal__digest_text(uint64_t digest, const char *text);

/* Goes on by a word at once, where there are many of them: every bit of it reaches every bit of what follows. */
static inline uint64_t hscal__digest_word(uint64_t digest, uint64_t word) {
  digest = (digest ^ word) * UINT64_C(0x9e3779b97f4a7c15);
  return digest ^ digest >> 32;
}

#endif
