/*
 * A grid whose processes all live in this one: a BLACS context owns its communicators and its coordinates, so there is
 * one context per virtual process, and the routine runs once per context.
 */
#ifndef VERIFY_VIRTUAL_GRID_H
#define VERIFY_VIRTUAL_GRID_H

#include "verify/library_call.h"
#include "verify/stubs/virtual_world.h"

typedef struct virtual_grid {
  int processes;
  int context[VIRTUAL_WORLD_SIZE], row[VIRTUAL_WORLD_SIZE], column[VIRTUAL_WORLD_SIZE]; /* by rank */
  int crashed; /* the signal by which the library crashed on it, else 0: what it left behind may be overwritten */
} virtual_grid;

/* One grid exists at a time. */
void virtual_grid_open(virtual_grid *grid, const oracle_case *c);
void virtual_grid_close(virtual_grid *grid);

/* What each process is to do: get ready (0 or a status), then, while it is recorded, run (0 or the library's INFO). */
typedef struct virtual_work {
  int (*prepare)(void *self, int rank);
  int (*run)(void *self, int rank);
  void *self;
  int rehearse; /* twice, unrecorded the first time, so that what is broadcast has been told to those that come before its root */
  const char *advice; /* where a crash may come from, or null */
} virtual_work;

/* Does the work on every process of the case's grid, one after another. The recorder's stream r is what rank r did. Returns 0,
 * HSCAL_ERROR_MEMORY, or HSCAL_ERROR_INTERNAL when the library aborted or crashed. */
int virtual_grid_record(virtual_grid *grid, const oracle_case *c, const virtual_work *work);

#endif
