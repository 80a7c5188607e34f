#include "report_options.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int report_options_read(int argc, char **argv, int most_files, report_options *options) {
  long jobs = sysconf(_SC_NPROCESSORS_ONLN);
  int first = 1;
  *options = (report_options){0};
  for (; first + 1 < argc && argv[first][0] == '-'; first += 2) {
    if (strcmp(argv[first], "--jobs") == 0)
      jobs = strtol(argv[first + 1], NULL, 10);
    else if (strcmp(argv[first], "--cache") == 0)
      options->cache = argv[first + 1];
    else if (strcmp(argv[first], "--routine") == 0)
      options->routine = argv[first + 1];
    else if (strcmp(argv[first], "--page") == 0)
      options->page = argv[first + 1];
    else
      break;
  }
  options->nfiles = argc - first - 1;
  if (options->nfiles < 1 || options->nfiles > most_files || argv[first][0] == '-' || jobs < 1) return 0;
  options->jobs = (int)(jobs < INT_MAX ? jobs : INT_MAX);
  options->prefix = argv[first];
  options->files = argv + first + 1;
  return 1;
}
