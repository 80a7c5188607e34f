/* Files that are replaced whole or not at all. */
#ifndef HSCAL_BASE_FILE_H
#define HSCAL_BASE_FILE_H

#include <stdio.h>

/* Writes the text in a new file beside `file`, then renames it, so that nobody ever reads a half-written one. Of what is there
 * and is not a regular file nothing is touched. HSCAL_ERROR_FILE with the reason, HSCAL_ERROR_MEMORY. */
int hscal__file_replace(const char *file, const char *text);
/* Could it be written now? Tried in its folder; nothing is left there, the file stays as it is. */
int hscal__file_may_replace(const char *file);

/* Opens it for reading; nobody is waited for who might write into a pipe: one without a writer is empty. Null: errno tells why. */
FILE *hscal__file_open(const char *file);

/* The whole text of a JSON file, malloc'ed; opened by hscal__file_open. HSCAL_ERROR_FILE, HSCAL_ERROR_MEMORY, or
 * `not_text` where it is larger than 64 MB or holds a zero byte. */
int hscal__file_read(const char *file, int not_text, char **text);

#endif
