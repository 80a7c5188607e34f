#include "table.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>

void table_title(const char *title, const char *file, const char *how) {
  printf("\n%s (%s)\n%s\n\n  %-34s %10s %10s %8s  %s\n", title, file, how, "number", "header", "today", "off %",
         "from");
}

void table_row(const char *name, double header, double today, const char *from, ...) {
  va_list arguments;
  va_start(arguments, from);
  printf("  %-34s %10.4g ", name, header);
  if (isfinite(today))
    printf("%10.3g ", today);
  else
    printf("%10s ", "-");
  if (isfinite(today) && header > 0)
    printf("%+8.0f  ", 100 * (today / header - 1));
  else
    printf("%8s  ", "-");
  vprintf(from, arguments);
  printf("\n");
  fflush(stdout);
  va_end(arguments);
}

void table_chosen(const char *name, double header, const char *trades) {
  printf("  %-34s %10.4g  %s\n", name, header, trades);
}
