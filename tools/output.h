/* What the command writes: standard output, and files that are checked before the work begins. */
#ifndef HSCAL_TOOLS_OUTPUT_H
#define HSCAL_TOOLS_OUTPUT_H

/* Can the file be written (null: none is)? Returns CLI_OK, or an exit status after saying why not: before what takes long. */
int cli_check_file(const char *file);
/* Writes the whole text to stdout, ended by a newline, and makes sure it arrived. Returns CLI_OK or CLI_FAILURE. */
int cli_print(const char *text);
/* The same, and frees the text. A null pointer means that there was no memory for it. */
int cli_print_and_free(char *text);

#endif
