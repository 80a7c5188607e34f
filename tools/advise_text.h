/* An advice for people. */
#ifndef HSCAL_TOOLS_ADVISE_TEXT_H
#define HSCAL_TOOLS_ADVISE_TEXT_H

#include "advised.h"

/* malloc'ed; null: no memory. */
char *cli_advise_text(const cli_advised *of);

#endif
