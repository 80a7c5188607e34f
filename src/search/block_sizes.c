#include "search/block_sizes.h"
#include "base/blockcyclic.h"
#include "call/arguments.h"
#include "call/sequence.h"
#include "search/one_dimensional.h"

/* Blocking factors and panel widths worth trying: below 16 kernels starve, above 256 processes do. */
static const int usual_blocks[] = {16, 24, 32, 48, 64, 80, 96, 128, 160, 192, 256};
/* Where a process row or column has one block of the result, kernels are wide all the same. */
enum { NARROW_BLOCK = 8 };
static const int usual_panels[] = {16, 32, 48, 64, 96, 128, 192, 256};

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

static int largest_dimension(const hscal_call *call) {
  int largest = 0;
  for (int i = 0; i < hscal__parts(call); i++) {
    const hscal_call part = hscal__part(call, i);
    largest = hscal__max(largest, hscal__max(part.m, hscal__max(part.n, part.k)));
  }
  return largest;
}

/* The sizes that the operands of a call bring along. */
static void add_given_blocks(hscal_space *space, const hscal_call *call) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    if (desc->mb > 0) hscal__space_add_block(space, desc->mb, 0);
    if (desc->nb > 0) hscal__space_add_block(space, desc->nb, 0);
  }
}

/* Where no usual block is accepted, as for submatrices that must begin with a block, the largest ones that are; if there is none,
 * evaluations will say why. */
static void choose_odd_blocks(hscal_space *space) {
  enum { ENOUGH = 4 };
  for (int block = usual_blocks[COUNT(usual_blocks) - 1]; block > 0 && space->nblocks < ENOUGH; block--)
    hscal__space_add_block(space, block, 0);
  if (space->nblocks == 0) hscal__space_add_block(space, HSCAL_DEFAULT_BLOCK, 1);
}

/* A call without open blocks has one choice; a half open one also tries the sizes it brings along, because operands
 * cut alike need no redistribution. Blocks that the routine refuses are no choice. */
void hscal__choose_blocks(hscal_space *space) {
  if (space->options.nb > 0 || !hscal__call_is_open(&space->call)) {
    int its_block = hscal__call_result(&space->call)->nb;
    hscal__space_add_block(space,
                           space->options.nb > 0 ? space->options.nb
                           : its_block > 0       ? its_block
                                                 : HSCAL_DEFAULT_BLOCK,
                           1);
    return;
  }
  if (hscal__is_one_dimensional(space)) {
    hscal__one_dimensional_blocks(space);
    return;
  }
  if (space->free_dimension == HSCAL_FREE_ROWS || space->free_dimension == HSCAL_FREE_COLUMNS)
    hscal__space_add_block(space, NARROW_BLOCK, 0);
  int most = hscal__max(largest_dimension(&space->call), usual_blocks[0]);
  for (int i = 0; i < COUNT(usual_blocks); i++)
    if (i == 0 || usual_blocks[i - 1] < most)
      hscal__space_add_block(space, usual_blocks[i], 0); /* the last one may hold it all */
  for (int i = 0; i < hscal__parts(&space->call); i++) {
    const hscal_call part = hscal__part(&space->call, i);
    add_given_blocks(space, &part);
  }
  if (space->nblocks == 0) choose_odd_blocks(space);
}

/* Does the machine say what narrow panels cost on any of its nodes? */
static int knows_narrow_panels(const hscal_machine *machine) {
  for (int c = 0; c < machine->nclasses; c++)
    for (int i = 0; i < machine->classes[c].nspeeds; i++)
      if (machine->classes[c].speeds[i].half_k > 0 || machine->classes[c].speeds[i].npoints > 0) return 1;
  return 0;
}

int hscal__call_has_panels(const hscal_call *call) {
  for (int i = 0; i < hscal__parts(call); i++)
    if (hscal__has_panels(hscal__part_routine(call, i))) return 1;
  return 0;
}

/* A panel as wide as the whole inner dimension is one step; wider ones are the same. Narrower ones than the library's are
 * slower on every real processor: they are no choice where the machine does not say by how much. */
void hscal__choose_panels(hscal_space *space) {
  if (space->options.panel > 0 || !hscal__call_has_panels(&space->call) || hscal__is_one_dimensional(space)) {
    space->panel[space->npanels++] = space->options.panel > 0 ? space->options.panel : hscal__reference_backend.panel;
    return;
  }
  int usual = hscal__reference_backend.panel, most = hscal__max(largest_dimension(&space->call), usual);
  int least = knows_narrow_panels(space->machine) ? 1 : usual;
  for (int i = 0; i < COUNT(usual_panels); i++)
    if (usual_panels[i] >= least && usual_panels[i] <= most) space->panel[space->npanels++] = usual_panels[i];
}
