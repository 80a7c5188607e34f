/* Calls at the ends of what integers hold, of every routine: planned, timed and counted, or refused; under the sanitizers that tell of overflows.
 * test_search_extremes CALLS FIRST makes others than those of the test. */
#include "base/blockcyclic.h"
#include "base/random.h"
#include "call/arguments.h"
#include "call/check.h"
#include "call/sizes.h"
#include "info/count.h"
#include "models/predict/workspace_state.h"
#include "search/fixture.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long calls = 6 * HSCAL_ROUTINE_COUNT, first;

static const int sizes[] = {0,     1,     2,      7,      33,      100,        100,     257,         1000,
                            46340, 46341, 100000, 100003, 1000000, 1000000000, 1 << 30, INT_MAX - 1, INT_MAX};
static const int blocks[] = {0,
                             0,
                             0,
                             1,
                             2,
                             3,
                             16,
                             33,
                             64,
                             64,
                             256,
                             1000,
                             32768,
                             46340,
                             46341,
                             46342,
                             65535,
                             65536,
                             1 << 24,
                             500000000,
                             HSCAL_MOST_BLOCK - 1,
                             HSCAL_MOST_BLOCK,
                             HSCAL_MOST_BLOCK + 1,
                             INT_MAX};
static const int sources[] = {-1, 1, 2, 3, 46340, 65535, INT_MAX - 1, INT_MAX};
static const int grids[][2] = {{1, 1}, {1, 2}, {2, 1},  {2, 2},         {1, 7},
                               {3, 2}, {4, 4}, {1, 64}, {46341, 46341}, {INT_MAX, 1}};

#define DRAWN(list, seed) (list[hscal__random_between(seed, 0, (int)(sizeof(list) / sizeof *(list)) - 1)])

static int chance(uint64_t *seed, int one_in) { return hscal__random_between(seed, 1, one_in) == 1; }

/* Sizes of all kinds make most calls too large for an answer: most are of a few sizes that are alike. */
static int drawn_size(uint64_t *seed) {
  int most = (int)(sizeof sizes / sizeof *sizes) - 1;
  return sizes[hscal__random_between(seed, 0, chance(seed, 4) ? most : 8)];
}

/* Many small blocks take their time. */
static int drawn_block(uint64_t *seed, int size) {
  enum { MANY = 1000000, FIRST_LARGE = 13, LAST = (int)(sizeof blocks / sizeof *blocks) - 1 };
  return blocks[hscal__random_between(seed, size > MANY ? FIRST_LARGE : 0, LAST)];
}

static void draw_letters(hscal_call *call, uint64_t *seed) {
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++) {
    if (a->kind != HSCAL_ARGUMENT_letter) continue;
    const char *letters = hscal__argument_letters(call->routine, a);
    *((char *)call + a->where) = letters[hscal__random_between(seed, 0, (int)strlen(letters) - 1)];
  }
  if (call->range == 'V') call->vl = -1, call->vu = 1;
  if (call->ibtype) call->ibtype = hscal__random_between(seed, 1, 3);
}

static int sum(int a, int b) { return a < INT_MAX - b ? a + b : INT_MAX; }

static void displace(hscal_operand *operand, int offset, uint64_t *seed) {
  hscal_desc *desc = &operand->desc;
  int is_row = operand->inc && chance(seed, 3), length = desc->m;
  if (is_row) desc->m = 1, desc->n = length;
  if (chance(seed, 2)) operand->i = operand->j = offset, desc->m = sum(desc->m, offset), desc->n = sum(desc->n, offset);
  if (is_row) operand->inc = desc->m;
  if (chance(seed, 6)) desc->mb = desc->imb = DRAWN(blocks, seed);
  if (chance(seed, 6)) desc->nb = desc->inb = DRAWN(blocks, seed);
  if (chance(seed, 12)) desc->rsrc = DRAWN(sources, seed);
  if (chance(seed, 12)) desc->csrc = DRAWN(sources, seed);
}

static hscal_call drawn_extreme(const hscal_routine *routine, uint64_t *seed) {
  int m = drawn_size(seed), n = chance(seed, 2) ? m : drawn_size(seed), k = chance(seed, 2) ? n : drawn_size(seed);
  int mb = drawn_block(seed, hscal__max(m, n)), nb = chance(seed, 4) ? drawn_block(seed, n) : mb, offset = 0;
  hscal__sizes_in_order(routine, &m, &n, &k);
  hscal_call call = hscal__call_make(routine, m, n, k, 0, 0);
  draw_letters(&call, seed);
  if (routine->pack == HSCAL_PACK_ORMQR) call.k = hscal__min(k, call.side == 'L' ? m : n);
  hscal__call_lay(&call, mb, nb);
  if (chance(seed, 3)) offset = hscal__min(chance(seed, 2) ? DRAWN(blocks, seed) : DRAWN(sizes, seed), INT_MAX - 1);
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (hscal__call_has(&call, (hscal_operand_name)which)) displace(&call.operand[which], offset, seed);
  return call;
}

/* Those with millions of blocks take their time. */
static int has_few_blocks(const hscal_call *call) {
  enum { FEW = 20000, USUAL = 16 };
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    if (hscal__blocks(desc->m, desc->mb ? desc->mb : USUAL) > FEW) return 0;
    if (hscal__blocks(desc->n, desc->nb ? desc->nb : USUAL) > FEW) return 0;
  }
  return 1;
}

static hscal_options drawn_options(uint64_t *seed) {
  hscal_options options = {.patience = 0.02};
  if (chance(seed, 4)) options.nb = hscal__max(16, DRAWN(blocks, seed));
  if (options.nb && chance(seed, 2)) options.mb = DRAWN(blocks, seed);
  if (chance(seed, 4)) options.panel = DRAWN(blocks, seed);
  if (chance(seed, 4)) options.processes = DRAWN(sizes, seed);
  if (chance(seed, 8)) options.processes_per_node = DRAWN(sizes, seed);
  if (chance(seed, 6)) {
    const int *grid = DRAWN(grids, seed);
    options.nprow = grid[0], options.npcol = grid[1];
  }
  if (chance(seed, 8))
    options.origin = (hscal_origin){
        .nprow = 2, .npcol = 2, .nb = hscal__max(16, DRAWN(blocks, seed)), .mb = hscal__max(16, DRAWN(blocks, seed))};
  return options;
}

/* Refused with a reason, or answered by a number of seconds. */
static int is_answered(int status, double seconds) {
  if (status == HSCAL_ERROR_INTERNAL) fail_msg("%s", hscal_last_error());
  if (status) assert_string_not_equal(hscal_last_error(), "");
  if (!status && !(seconds >= 0 && seconds < INFINITY)) fail_msg("%g seconds", seconds);
  return !status;
}

static int plan_it(const hscal_call *call, const hscal_machine *machine, uint64_t *seed) {
  hscal_options options = drawn_options(seed);
  hscal_plan *plan = NULL;
  int status = hscal__plan_call(call, machine, &options, &plan);
  int answered = is_answered(status, plan ? plan->predicted_s : NAN);
  char *text = answered ? hscal__plan_text(plan) : NULL;
  if (answered) assert_non_null(text);
  free(text);
  hscal_plan_free(plan);
  return answered;
}

static int time_it(const hscal_call *call, const hscal_machine *machine, uint64_t *seed) {
  enum { MOST = 20000 };
  const int *grid = DRAWN(grids, seed), panels[] = {1, 32, 32, 46341, HSCAL_MOST_BLOCK, INT_MAX};
  hscal_layout layout = hscal__layout_make(grid[0], grid[1], DRAWN(panels, seed));
  int node_of[64], answered = 0;
  if (hscal__layout_check(&layout, call)) return 0;
  int processes = hscal__layout_processes(&layout);
  if (processes <= 64) hscal__place_in_order(machine, processes, node_of);
  hscal_placement placement = {machine, node_of};
  for (hscal_effort effort = HSCAL_EFFORT_ESTIMATE; effort <= HSCAL_EFFORT_MODEL && processes <= 64; effort++) {
    hscal_workspace *workspace = hscal__workspace_new();
    double seconds = NAN;
    workspace->most_sampled = MOST;
    int status = hscal__timeof_in(workspace, call, &layout, &placement, effort, &seconds);
    answered += is_answered(status, seconds);
    hscal__workspace_free(workspace);
  }
  hscal_info *info = NULL;
  if (processes <= 64) answered += is_answered(hscal__info_within(call, &layout, MOST, &info), 0);
  hscal_info_free(info);
  return answered;
}

static void every_call_is_answered_or_refused(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x4@10 + 1x8@30, mem 1000000GB, lat 2us, bw 10GB, ideal", 0.1);
  long legal = 0, planned = 0, timed = 0;
  for (long i = first; i < first + calls; i++) {
    uint64_t seed = (uint64_t)i;
    hscal_call call = drawn_extreme(&hscal__routines[i % HSCAL_ROUTINE_COUNT], &seed);
    if (hscal__call_check(&call, 0, 0) || !has_few_blocks(&call)) continue;
    legal++;
    planned += plan_it(&call, machine, &seed);
    if (!hscal__call_is_open(&call)) timed += time_it(&call, machine, &seed);
  }
  print_message("%ld calls, %ld legal, %ld planned, %ld times timed or counted\n", calls, legal, planned, timed);
  if (calls >= HSCAL_ROUTINE_COUNT) assert_true(legal > calls / 4 && planned > calls / 20 && timed > calls / 20);
  hscal_machine_free(machine);
}

static double bytes_sent(int rows_of_block) {
  hscal_call call = hscal__call_make(hscal__routine_find("pcunmlq"), 100000, 100000, 100000, 64, 64);
  hscal_layout layout = hscal__layout_make(2, 2, 0);
  hscal_info *info = NULL;
  call.operand[HSCAL_A].desc.mb = call.operand[HSCAL_A].desc.imb = rows_of_block;
  assert_success(hscal__info(&call, &layout, &info));
  double bytes = 0;
  for (int i = 0; i < 16; i++) bytes += info->bytes[i];
  hscal_info_free(info);
  return bytes;
}

/* The triangular factors of 46,341 reflectors have more than 2^31 / 2 entries: their number was a product beyond 2^31. */
static void blocks_may_be_merely_large(void **state) {
  (void)state;
  double small = bytes_sent(46340), large = bytes_sent(46341);
  assert_true(small > 0 && fabs(large / small - 1) < 1e-3);
}

int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_call_is_answered_or_refused),
                                     cmocka_unit_test(blocks_may_be_merely_large)};
  if (argc > 1) calls = atol(argv[1]);
  if (argc > 2) first = atol(argv[2]);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
