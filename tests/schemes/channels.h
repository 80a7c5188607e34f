/* Messages on the way between the processes of a grid: the n-th send from x to y meets the n-th receive of y from x. */
#ifndef HSCAL_TESTS_SCHEMES_CHANNELS_H
#define HSCAL_TESTS_SCHEMES_CHANNELS_H

#include "events/event.h"

enum { PROCESSES = 20 };

typedef struct channel channel;

/* Of every process to every other; free() them. */
channel *channels_new(void);

/* Puts a send in, or takes out what a receive must find: sent before, of its size, and not by itself. */
void channels_note(channel *channels, const hscal_event *event);

/* Was everything received that was sent? */
void channels_are_empty(const channel *channels);

#endif
