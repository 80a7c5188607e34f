/* Texts numbered in the order in which they come; equal ones have the same number. */
#ifndef HSCAL_TOOLS_TEXT_INDEX_H
#define HSCAL_TOOLS_TEXT_INDEX_H

#include <stddef.h>

typedef struct cli_text_index {
  char **text; /* by number, from 0 */
  size_t count, capacity;
  size_t *place, places; /* 1 + the number, by digest; 0: free */
} cli_text_index;

/* The number of a text, which is copied if it is new. (size_t)-1: no memory. */
size_t cli_text_number(cli_text_index *index, const char *text);
void cli_free_text_index(cli_text_index *index);

#endif
