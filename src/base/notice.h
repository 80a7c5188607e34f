/* What the library says by itself: single lines on standard error, each "hscal: ...", none where HSCAL_QUIET=1. */
#ifndef HSCAL_BASE_NOTICE_H
#define HSCAL_BASE_NOTICE_H

/* Says one line (printf style, without its end), at once and whole. In a program of many processes one of them says it. */
void hscal__notice(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
