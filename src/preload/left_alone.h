/* Why a call is passed on without being kept. The spool has the words of it. */
#ifndef HSCAL_PRELOAD_LEFT_ALONE_H
#define HSCAL_PRELOAD_LEFT_ALONE_H

typedef enum hscal_left_alone {
  HSCAL_KEPT,
  HSCAL_LEFT_NULL,
  HSCAL_LEFT_DESCRIPTOR, /* a descriptor of another type, or first blocks of another size */
  HSCAL_LEFT_CONTEXT,    /* contexts whose processes cannot be told */
  HSCAL_LEFT_ILLEGAL, /* arguments that the library refuses, or that it does not treat as the books say (call/check.h) */
  HSCAL_LEFT_FULL,
  HSCAL_LEFT_REASONS
} hscal_left_alone;

/* "3 with null pointers" */
static inline const char *hscal__left_text(hscal_left_alone reason) {
  static const char *const texts[HSCAL_LEFT_REASONS] = {[HSCAL_KEPT] = "kept",
                                                        [HSCAL_LEFT_NULL] = "with null pointers",
                                                        [HSCAL_LEFT_DESCRIPTOR] = "with descriptors of another type",
                                                        [HSCAL_LEFT_CONTEXT] = "in contexts of unknown processes",
                                                        [HSCAL_LEFT_ILLEGAL] = "with illegal arguments",
                                                        [HSCAL_LEFT_FULL] = "of more kinds than are kept"};
  return texts[reason];
}

#endif
