/*
 * What the library says on standard output and standard error of what it refuses or before it aborts: kept, not printed. For the
 * recorder, which is loaded with a C library of its own.
 */
#ifndef VERIFY_COMPLAINTS_H
#define VERIFY_COMPLAINTS_H

/* From now on the first complaint is kept, and nothing is printed. */
void complaints_begin(void);
/* Standard error is as it was. Returns what was complained of first, in a line; "" if nothing. Good until complaints_begin. */
const char *complaints_end(void);

#endif
