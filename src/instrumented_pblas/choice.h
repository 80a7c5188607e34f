/*
 * Which of its algorithms a product or solve takes on a grid, and the topologies it puts in force: hscal__gemm_choice and its
 * like tell it to who bounds or estimates the routine without running it.
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_CHOICE_H
#define HSCAL_INSTRUMENTED_PBLAS_CHOICE_H

#include "instrumented_pblas/emit.h"

typedef struct hscal_choice {
  /* Operand that is not moved: the result (C; B of p?trmm, p?trsm) or an input (p?syrk, p?syr2k: A stands for both). */
  hscal_operand_name stays;
  /* p?trmm, p?trsm whose result stays: products are summed into each panel in its turn (left-looking), not added to all
   * others as soon as they can be (right-looking). */
  int sums;
  char broadcast[2], combine[2]; /* by scope */
} hscal_choice;

static inline hscal_choice hscal__choice_make(hscal_operand_name stays, int sums, const hscal_emitter *emitter) {
  hscal_choice choice = {.stays = stays, .sums = sums};
  for (int scope = 0; scope < 2; scope++) {
    choice.broadcast[scope] = emitter->broadcast[scope];
    choice.combine[scope] = emitter->combine[scope];
  }
  return choice;
}

#endif
