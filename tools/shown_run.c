#include "shown_run.h"
#include "base/text.h"
#include "call_text.h"

#include <math.h>
#include <stdio.h>

char *cli_timeline_title(const cli_shown *run, double cut_s) {
  char *title = NULL, seconds[HSCAL_SECONDS_TEXT_SIZE], first[HSCAL_SECONDS_TEXT_SIZE];
  size_t length = 0;
  double all_s = run->predicted_s > 0 ? run->predicted_s : run->activities->predicted_s;
  FILE *out = open_memstream(&title, &length);
  if (!out) return NULL;
  cli_describe_call(out, run->call, run->layout);
  if (fflush(out) == 0) fseek(out, -1, SEEK_CUR); /* the end of the line */
  hscal__seconds_text(all_s, seconds);
  if (cut_s > 0 && all_s > 0)
    fprintf(out, ": the first %s of %s", hscal__seconds_text(cut_s, first), seconds);
  else if (cut_s > 0)
    fprintf(out, ": the first %s", hscal__seconds_text(cut_s, first));
  else
    fprintf(out, ": %s", seconds);
  return hscal__stream_text(out, &title);
}

const char *cli_stretched_text(double stretched, char text[CLI_STRETCHED_SIZE]) {
  const double visible = 0.001;
  text[0] = 0;
  if (fabs(stretched - 1) >= visible)
    snprintf(text, CLI_STRETCHED_SIZE,
             "All steps are drawn, their times multiplied by %.3f: the prediction is of a sample of them. ", stretched);
  return text;
}

void cli_order_by_node(const cli_shown *run, int *order) {
  const hscal_placement *placement = run->placement;
  int count = 0;
  for (int node = 0; node < placement->machine->nnodes; node++)
    for (int p = 0; p < run->activities->nprocs; p++)
      if (placement->node_of[p] == node) order[count++] = p;
}
