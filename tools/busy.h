/* Says what takes so long. */
#ifndef HSCAL_TOOLS_BUSY_H
#define HSCAL_TOOLS_BUSY_H

/* From now on the command does this (printf style): after two seconds a line on stderr says so, if that is a terminal. What is said next takes its
 * place. */
void cli_busy(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same for a search of layouts; and after 4, 8, 16, ... seconds how many of them it has timed. */
void cli_busy_searching(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* That is done. */
void cli_idle(void);

#endif
