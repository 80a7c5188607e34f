/* The numbers of --scan: nodes=1..64, nodes=1..64:x2, nodes=1..64:4, nodes=1,2,4,8. */
#ifndef HSCAL_TOOLS_SCAN_POINTS_H
#define HSCAL_TOOLS_SCAN_POINTS_H

/* More would be no table. */
enum { CLI_MOST_POINTS = 256 };

typedef struct cli_points {
  int count, of[CLI_MOST_POINTS]; /* ascending, from 1 on */
} cli_points;

/* Returns an exit status, after saying what is wrong. */
int cli_read_points(const char *text, cli_points *points);

#endif
