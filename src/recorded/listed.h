/*
 * A call in a line of text beside the argument list of its routine, if that is one of the table: what is missing or in another
 * place is told before the library reads pointers that nobody gave.
 */
#ifndef HSCAL_RECORDED_LISTED_H
#define HSCAL_RECORDED_LISTED_H

#include "call/arguments.h"

/* What a word of the line is (signature.h). */
typedef enum hscal_part_kind {
  HSCAL_PART_LETTER,
  HSCAL_PART_INTEGER,
  HSCAL_PART_REAL,
  HSCAL_PART_MATRIX,
  HSCAL_PART_WORK,
  HSCAL_PART_LENGTH,
  HSCAL_PART_RESULT,
  HSCAL_PART_INFO
} hscal_part_kind;

typedef struct hscal_listed {
  const hscal_routine *routine; /* null: not of the table, anything goes */
  const hscal_argument *next;
  int after_vector; /* its increment comes next, then `next` */
  int place;        /* of what comes next, from 1, as ScaLAPACK numbers it */
} hscal_listed;

hscal_listed hscal__listed_begin(const char *routine);
/* Takes the next word of the line. Returns 0, or HSCAL_ERROR_ARGUMENT with what should be in its place. */
int hscal__listed_take(hscal_listed *listed, const char *word, hscal_part_kind kind);
/* The line ends here. Returns likewise. */
int hscal__listed_end(const hscal_listed *listed);
/* Is it the length of an array to work in? */
int hscal__argument_is_length(const hscal_argument *argument);

#endif
