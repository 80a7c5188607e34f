/*
 * What goes from process to process in an agreement: for those who agree and wait for it (agree.c), and for those who close, who take part
 * in what the others do until these close, too (closing.c).
 *
 * First the least of each process's words. Where these show that the processes are in different operations, process 0's name of its
 * function (a broadcast), the first process that is in another one (a minimum; INT_MAX: none), and what that one says (a broadcast
 * from it, HSCAL_BALLOT_TEXT bytes).
 */
#ifndef HSCAL_CTXT_BALLOT_H
#define HSCAL_CTXT_BALLOT_H

#include "ctxt/agree.h"

/* The least of x and of ~x over all processes tell whether x is the same everywhere. */
enum {
  HSCAL_BALLOT_FAILED,    /* who failed                                                         */
  HSCAL_BALLOT_TELLS,     /* who is not closing: the first tells what they disagree in           */
  HSCAL_BALLOT_OPERATION, /* and ~                                                              */
  HSCAL_BALLOT_STATUS = HSCAL_BALLOT_OPERATION + 2,
  HSCAL_BALLOT_DIGEST = HSCAL_BALLOT_STATUS + 2,
  HSCAL_BALLOT_LEAST = HSCAL_BALLOT_DIGEST + 2,
  HSCAL_BALLOT_WORDS
};
#define HSCAL_BALLOT_NOBODY ((uint64_t)INT64_MAX) /* MPICH 4.0.2 compares unsigned numbers as if they had a sign */
enum { HSCAL_BALLOT_TEXT = 256 };

typedef struct hscal_function_name {
  char text[48];
} hscal_function_name;

/* This process's words. */
void hscal__ballot_fill(const hscal_group *group, hscal_operation operation, int status, uint64_t digest, int least,
                        uint64_t mine[HSCAL_BALLOT_WORDS]);
/* Is this word, which its complement follows, the same on all processes? */
int hscal__ballot_is_same(const uint64_t least[HSCAL_BALLOT_WORDS], int word);
/* Are all in the same operation? */
int hscal__ballot_same_operation(const uint64_t least[HSCAL_BALLOT_WORDS]);
/* The public function that this process is in. */
hscal_function_name hscal__ballot_function(void);
/* hscal_matter's compare, of two names. */
void hscal__ballot_compare_names(const void *mine, const void *of_first, char *text, int size);
/* text, the end of a sentence, becomes the sentence of this process. */
void hscal__ballot_sentence(const hscal_group *group, char text[HSCAL_BALLOT_TEXT]);

#endif
