/* The picture of a scan. */
#ifndef HSCAL_TOOLS_SCAN_PICTURE_H
#define HSCAL_TOOLS_SCAN_PICTURE_H

#include "scan_rows.h"

/* Draws time and node-hours into the file of --plot, if that was asked for. Returns an exit status, after saying what is wrong. */
int cli_scan_picture(const cli_scanned *scanned);

#endif
