/* Status codes and the text of the last error of this thread. */
#ifndef HSCAL_BASE_STATUS_H
#define HSCAL_BASE_STATUS_H

#include "hscal.h"

/* Notes what went wrong (printf style) and returns `status`, so that `return hscal__fail(...)` reads well. */
int hscal__fail(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* What went wrong, for those who add to it. hscal_last_error is for the program, which thereby takes notice. */
const char *hscal__last_error(void);
/* Forgets it (public functions begin so: base/failure.h). */
void hscal__clear_error(void);

/* Propagates a failure to the caller. */
#define HSCAL_TRY(expression)                                                                                          \
  do {                                                                                                                 \
    int try_status_ = (expression);                                                                                    \
    if (try_status_) return try_status_;                                                                               \
  } while (0)

#endif
