/* What starts the processes of a launch: a command, as words and as a line for a shell, and the file that it reads. */
#ifndef HSCAL_TOOLS_LAUNCH_WORDS_H
#define HSCAL_TOOLS_LAUNCH_WORDS_H

#include "launch_request.h"

/* The words of the command that starts the program, which reads `file`; without a program the word PROGRAM in its place. Null if out
 * of memory; free the array, not the words. *own is to be freed after it. */
char **cli_launch_words(const cli_launch *launch, const char *file, char ***own);

/* The same as a line for a shell, the environment before it. malloc'ed; null if out of memory. */
char *cli_launch_line(const cli_launch *launch, const char *file);
/* The text of the file that the launcher reads; malloc'ed; null if out of memory. */
char *cli_launch_file_text(const cli_launch *launch);
/* Writes it. Returns an exit status. */
int cli_write_launch_file(const cli_launch *launch, const char *file);

#endif
