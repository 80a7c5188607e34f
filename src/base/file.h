/* Files that are replaced whole or not at all. */
#ifndef HSCAL_BASE_FILE_H
#define HSCAL_BASE_FILE_H

#include <stdio.h>

/* Writes the text in a new file beside `file`, then renames it, so that nobody ever reads a half-written one. It goes where a symbolic
 * link leads, and keeps the permissions of what was there. Of what is no regular file nothing is touched. HSCAL_ERROR_FILE with the
 * reason, HSCAL_ERROR_MEMORY. */
int hscal__file_replace(const char *file, const char *text);
/* The same of a file that is written already, in the same file system as hscal__file_target. */
int hscal__file_move(const char *made, const char *file);
/* Could it be written now? Tried in its folder; nothing is left there, the file stays as it is. */
int hscal__file_may_replace(const char *file);
/* Where symbolic links lead, be it to what is not there yet; else the file itself. Begins with "/" or ".": a name that no program takes for an
 * option or a command. malloc'ed; null: errno tells why. */
char *hscal__file_target(const char *file);

/* Is it a regular file (no folder, pipe or device) that may be read? */
int hscal__file_is_readable(const char *file);
/* Opens it for reading; nobody is waited for who might write into a pipe: one without a writer is empty. Null: errno tells why. */
FILE *hscal__file_open(const char *file);

/* The whole text of a file, malloc'ed; opened by hscal__file_open. HSCAL_ERROR_FILE, HSCAL_ERROR_MEMORY, or
 * `not_text` where it is larger than 64 MB or holds a zero byte. */
int hscal__file_read(const char *file, int not_text, char **text);

#endif
