/* JSON as text. */
#ifndef HSCAL_TOOLS_JSON_TEXT_H
#define HSCAL_TOOLS_JSON_TEXT_H

#include <jansson.h>

/* The JSON as text, numbers with so many digits, releasing `root` (null: there was no memory). malloc'ed; null if out of
 * memory. */
char *cli_json_text(json_t *root, int digits);

#endif
