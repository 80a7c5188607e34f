/* Layouts to be run side by side: grids of named hosts, read from a file. */
#ifndef HSCAL_RUNS_LAYOUTS_H
#define HSCAL_RUNS_LAYOUTS_H

/* A grid on some of the processes. */
typedef struct layout {
  char *label, *hosts; /* the hosts row by row, as the file has them */
  int nprow, npcol, mb, nb, panel;
  int *process; /* [nprow * npcol], column by column, as the BLACS want them */
  int context;  /* of the BLACS; negative on processes that are not in the grid */
} layout;

typedef struct layouts {
  int count;
  layout *list;
} layouts;

/* Reads text, the content of the file called `name`, which it changes: a line for each layout, "label nprow npcol mb nb
 * panel host,host,...", the hosts row by row; "#" begins a comment line. host_of[nprocs] tells where processes are; the
 * second time a line names a host, it means the second process there. Returns 0; else a message of at most `size` bytes
 * says what is wrong and where, and nothing is to be freed. */
int layouts_read(char *text, const char *name, char *const *host_of, int nprocs, layouts *all, char *message,
                 unsigned long size);
/* Collective over all processes, whether they are in grids or not. */
void layouts_open(const layouts *all);
void layouts_close(const layouts *all);
void layouts_free(layouts *all);

#endif
