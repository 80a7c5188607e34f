/* The command line of a recorded program as one text: words as a shell takes them, 'quoted' where they have to be. */
#ifndef HSCAL_WORKLOAD_COMMAND_H
#define HSCAL_WORKLOAD_COMMAND_H

#include <stdio.h>

/* Puts a word. Control characters, which a line cannot hold, become '?'. */
void hscal__command_put(FILE *out, const char *word);

/* The words of a text; '...' keeps blanks, "\" and double quotes are letters. *words, ended by null, is one malloc'ed piece: free it. 0,
 * HSCAL_ERROR_ARGUMENT (a quote that does not end) or HSCAL_ERROR_MEMORY, and then it is null. */
int hscal__command_split(const char *text, char ***words);

#endif
