#include "preload/equal_settings.h"
#include "base/array.h"
#include "base/digest.h"
#include "preload/next.h"

#include <stdlib.h>

static unsigned char *known;
static size_t count, capacity;

hscal_settings hscal__settings_of(int context) {
  return context >= 0 && (size_t)context < count ? (hscal_settings)known[context] : HSCAL_SETTINGS_UNKNOWN;
}

/* What this process was told, as a number below LIMIT. */
enum { LIMIT = 1 << 30 };
static int told(void) {
  static const char *const variables[] = {"HSCAL_PANEL", "HSCAL_MACHINE"};
  uint64_t digest = HSCAL_DIGEST_START;
  for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
    const char *value = getenv(variables[i]);
    digest = hscal__digest_text(digest, value ? value : "");
  }
  return (int)(digest % (LIMIT - 1)) + 1;
}

typedef void igamx2d(const int *ictxt, const char *scope, const char *top, const int *m, const int *n, int *a,
                     const int *lda, int *ra, int *ca, const int *ldia, const int *rdest, const int *cdest, size_t,
                     size_t);

/* The largest of all numbers, and LIMIT - the smallest: together LIMIT if all are equal. */
static hscal_settings ask(int ictxt) {
  static igamx2d *largest;
  const int one = 1, two = 2, all = -1;
  int number = told(), ends[2] = {number, LIMIT - number}, unused;
  if (!largest) *(void **)&largest = hscal__next("igamx2d_");
  if (!largest) return HSCAL_SETTINGS_DIFFERENT;
  largest(&ictxt, "All", " ", &two, &one, ends, &two, &unused, &unused, &all, &all, &all, 1, 1);
  return ends[0] + ends[1] == LIMIT ? HSCAL_SETTINGS_EQUAL : HSCAL_SETTINGS_DIFFERENT;
}

hscal_settings hscal__compare_settings(int context, int ictxt) {
  if (context < 0) return HSCAL_SETTINGS_DIFFERENT;
  if (HSCAL_ARRAY_RESERVE(known, capacity, (size_t)context + 1)) return HSCAL_SETTINGS_DIFFERENT;
  while (count <= (size_t)context) known[count++] = HSCAL_SETTINGS_UNKNOWN;
  if (known[context] == HSCAL_SETTINGS_UNKNOWN) known[context] = (unsigned char)ask(ictxt);
  return (hscal_settings)known[context];
}
