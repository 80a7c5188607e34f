/* A program is started with the preloaded library before it, on all hosts. */
#ifndef HSCAL_TOOLS_RECORD_LAUNCH_H
#define HSCAL_TOOLS_RECORD_LAUNCH_H

/* Sets the environment of recording into the folder. Returns an exit status. */
int cli_set_preload(const char *spool);
/* The words of the program with what its launcher needs to hand that environment to processes on other hosts. malloc'ed, their texts are not;
 * null: no memory. */
char **cli_preloaded_words(char **program);

#endif
