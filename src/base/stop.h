/* Searches that somebody waits for, and may not want to any longer. */
#ifndef HSCAL_BASE_STOP_H
#define HSCAL_BASE_STOP_H

/* All searches of this process, those under way and later ones, end as soon as they have any layout: each takes the best that it has
 * found. May be called by a signal handler. */
void hscal__stop_searching(void);

/* Was that asked? */
int hscal__is_stopped(void);

/* Layouts that the searches of this process have timed so far, all threads together. May be asked by a signal handler. */
long hscal__layouts_timed(void);
void hscal__count_timed_layout(void);

#endif
