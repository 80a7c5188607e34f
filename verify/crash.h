/*
 * A library that is called with too few arguments reads and writes where nothing is. Between crash_guard and crash_unguard
 * a crash of the thread that guards (SIGSEGV, SIGBUS, SIGFPE, SIGABRT) is a jump instead of the end of the program.
 */
#ifndef VERIFY_CRASH_H
#define VERIFY_CRASH_H

#include <setjmp.h>

/* Crashes of this thread jump to `back` (of sigsetjmp with a mask to be kept) from now on; signals of other threads, and
 * those that somebody sent, do what they did before. One guard at a time. */
void crash_guard(sigjmp_buf *back);
/* Gives back the actions and the stack that signals had. Returns the signal of the crash that there was, 0 if none. */
int crash_unguard(void);

#endif
