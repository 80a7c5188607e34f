/* What process 0 says at the end. */
#ifndef HSCAL_PRELOAD_CLOSING_LINE_H
#define HSCAL_PRELOAD_CLOSING_LINE_H

/* In the lock; by process 0 alone. */
void hscal__closing_line(void);

#endif
