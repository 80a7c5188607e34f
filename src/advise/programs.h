/*
 * Programs whose layouts have a knob: data of a file (docs/reference/programs_file.md). What comes with hscal, and what users add or
 * replace.
 */
#ifndef HSCAL_ADVISE_PROGRAMS_H
#define HSCAL_ADVISE_PROGRAMS_H

#include <limits.h>
#include <stddef.h>

/* What a knob can reach. Kept: as the program has it; one per process: NB = ceil(n/np). */
typedef enum hscal_knob_grid { HSCAL_KNOB_GRID_KEPT, HSCAL_KNOB_GRID_ANY, HSCAL_KNOB_GRID_SQUARE } hscal_knob_grid;
typedef enum hscal_knob_blocks {
  HSCAL_KNOB_BLOCKS_KEPT,
  HSCAL_KNOB_BLOCKS_ANY,
  HSCAL_KNOB_BLOCKS_SQUARE,
  HSCAL_KNOB_BLOCKS_ONE_PER_PROCESS,
  HSCAL_KNOB_BLOCKS_FIXED
} hscal_knob_blocks;

typedef struct hscal_known_program {
  char *name;
  char **commands, **options; /* ended by null: names of the program's file; words that follow one another */
  hscal_knob_grid grid;
  hscal_knob_blocks blocks;
  int block;         /* where they are fixed */
  int all_processes; /* all have a place in the grid */
  char *set;         /* what to write, with {nprow} {npcol} {mb} {nb} {processes}; null: there is no knob */
  char *where;       /* where to write it; null: not said */
  char *remark;      /* null: none */
  char *contexts;    /* which other knobs give some of its calls contexts of their own; null: there are none */
} hscal_known_program;

typedef struct hscal_programs {
  hscal_known_program *program; /* [count] those of the user first */
  int count;
  size_t capacity;
  char own[PATH_MAX], users[PATH_MAX]; /* the files; "" where there is none */
} hscal_programs;

/* Reads the user's file (HSCAL_PROGRAMS, else programs.json in hscal's folder of the user's configuration, if it is there), and hscal's own; an entry
 * of hscal's with a name of the user's is left out. Returns 0, HSCAL_ERROR_FILE with file and entry, or HSCAL_ERROR_MEMORY. Free them in any
 * case. */
int hscal__programs_load(hscal_programs *programs);
void hscal__programs_free(hscal_programs *programs);

/* Adds those of a text; `name` is how messages call the file. Returns as above. */
int hscal__programs_read(const char *name, const char *text, hscal_programs *programs);

/* The program that runs in a command line (workload/command.h), null: none that is known. The program's own name counts before options. */
const hscal_known_program *hscal__programs_recognize(const hscal_programs *programs, char *const *words);
/* The same of a command line as one text, null: none. *program null: none that is known. HSCAL_ERROR_ARGUMENT or HSCAL_ERROR_MEMORY, as
 * hscal__command_split. */
int hscal__programs_recognize_text(const hscal_programs *programs, const char *command,
                                   const hscal_known_program **program);
/* That of a name, capitals or not, be it one of its commands. Null: none, and hscal__last_error lists them. */
const hscal_known_program *hscal__programs_named(const hscal_programs *programs, const char *name);

#endif
