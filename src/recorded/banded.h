/*
 * ScaLAPACK's solvers of banded and tridiagonal systems: p?gb.., p?db.. and p?pb.. (with pivoting, without, positive definite),
 * p?dt.. and p?pt... Their operands are one-dimensional, and what else they take is in no list of hscal's routines.
 */
#ifndef HSCAL_RECORDED_BANDED_H
#define HSCAL_RECORDED_BANDED_H

#include "recorded/listed.h"
#include "recorded/recorder.h"

/* A line that is being read, beside the routine's own. */
typedef struct hscal_banded {
  char routine[16];
  const char *line; /* "n bwl bwu nrhs A:rows,[n] ..."; null: none of them, anything goes */
  const char *next; /* the word of it that comes next */
} hscal_banded;

hscal_banded hscal__banded_begin(const char *routine);
/* Takes the next word of the line; form: of a matrix. Returns 0, or HSCAL_ERROR_ARGUMENT with what should be in its place. */
int hscal__banded_take(hscal_banded *banded, const char *word, hscal_part_kind kind, hscal_recorded_form form);
/* The line ends here. Returns likewise. */
int hscal__banded_end(const hscal_banded *banded);

#endif
