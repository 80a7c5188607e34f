/* The command line of reports: [--jobs N] [--cache FOLDER] [--routine NAME] [--page NAME] PREFIX MACHINE_FILE... */
#ifndef HSCAL_SIMULATED_REPORT_OPTIONS_H
#define HSCAL_SIMULATED_REPORT_OPTIONS_H

typedef struct report_options {
  int jobs;                           /* simulations at a time; as many as processors, if nobody says */
  const char *cache, *routine, *page; /* null: none; all; nobody says */
  const char *prefix;
  int nfiles;
  char **files;
} report_options;

/* 1; or 0 if the words are not like that, or the files more than most_files. */
int report_options_read(int argc, char **argv, int most_files, report_options *options);

#endif
