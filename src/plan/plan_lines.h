/* The parts of a plan's text for people (plan_text.c): lines of up to 80 columns, whatever the nodes are called.
 * Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_LINES_H
#define HSCAL_PLAN_PLAN_LINES_H

#include "hscal.h"

#include <stdio.h>

/* "512 MB" */
enum { HSCAL_BYTES_TEXT_SIZE = 24 };
const char *hscal__bytes_text(double bytes, char text[HSCAL_BYTES_TEXT_SIZE]);

/* "  label       text", broken into lines at blanks, and of lists behind commas; nothing if the text is empty. */
void hscal__put_line(FILE *out, const char *label, const char *text);
void hscal__put_list(FILE *out, const char *label, const char *text);

#endif
