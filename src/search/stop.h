/* Searches that somebody does not want to wait for any longer. */
#ifndef HSCAL_SEARCH_STOP_H
#define HSCAL_SEARCH_STOP_H

/* All searches of this process, those under way and later ones, end as soon as they have any layout: each takes the best that it has
 * found. May be called by a signal handler. */
void hscal__stop_searching(void);

/* Was that asked? */
int hscal__is_stopped(void);

#endif
