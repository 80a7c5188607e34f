/* Random layouts of random machines: what the sampled clock is tried on. The same state of chance draws the same ones
 * anywhere. */
#ifndef HSCAL_BENCHMARKS_SAMPLING_DRAWN_LAYOUT_H
#define HSCAL_BENCHMARKS_SAMPLING_DRAWN_LAYOUT_H

#include <stdint.h>

enum { DRAWN_ROUTINES = 25, DRAWN_BANDS = 3, DRAWN_MOST_TEXT = 128, DRAWN_MOST_PROCESSES = 1024 };

extern const char *const drawn_routines[DRAWN_ROUTINES];

/* How many processes, in how long rows and columns, and how many layouts of each routine on each sort of machine
 * sampling-report draws. */
typedef struct drawn_band {
  int least, most, most_rows, most_columns, draws;
} drawn_band;
extern const drawn_band drawn_bands[DRAWN_BANDS];

typedef enum drawn_sort { DRAWN_ALONE, DRAWN_TWO_KINDS, DRAWN_TOGETHER, DRAWN_SORTS } drawn_sort;
extern const char *const drawn_sort_names[DRAWN_SORTS];

/* One layout on a machine (a text that hscal_machine_load takes). */
typedef struct drawn_layout {
  char machine[DRAWN_MOST_TEXT];
  int n, nb, nprow, npcol;
  int node_of[DRAWN_MOST_PROCESSES];
} drawn_layout;

void draw_layout(uint64_t *chance, const drawn_band *band, drawn_sort sort, const char *routine, drawn_layout *d);

#endif
