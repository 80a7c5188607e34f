/* An advice as a picture: seconds of each kind of call, now and under other layouts. */
#ifndef HSCAL_TOOLS_ADVISE_PICTURE_H
#define HSCAL_TOOLS_ADVISE_PICTURE_H

#include "advised.h"

/* Draws it into a file that cli_check_picture has taken; said unless is_silent. Returns an exit status, after saying what is wrong. */
int cli_draw_advice(const cli_advised *of, const char *file, int is_silent);

#endif
