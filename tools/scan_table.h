/* The table of a scan. */
#ifndef HSCAL_TOOLS_SCAN_TABLE_H
#define HSCAL_TOOLS_SCAN_TABLE_H

#include "scan_rows.h"

/* As text and as JSON; malloc'ed; null if out of memory. */
char *cli_scan_text(const cli_scanned *scanned);
char *cli_scan_json(const cli_scanned *scanned);

#endif
