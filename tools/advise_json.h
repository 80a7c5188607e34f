/* An advice for programs. */
#ifndef HSCAL_TOOLS_ADVISE_JSON_H
#define HSCAL_TOOLS_ADVISE_JSON_H

#include "advised.h"

/* malloc'ed; null: no memory. */
char *cli_advise_json(const cli_advised *of);

#endif
