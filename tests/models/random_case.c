#include "models/random_case.h"
#include "base/blockcyclic.h"
#include "call/arguments.h"
#include "call/sizes.h"
#include "cmocka_test.h"

#include <math.h>
#include <string.h>

/* One processor per node; several; late and eager receivers; fast and slow links; copies that cost; no speed lost in narrow
 * panels and much. */
const char *const test_machines[TEST_MACHINES] = {
    "4x1@12 + 4x1@9 + 2x1@7, lat 50us, bw 2Gbit, ideal",
    "4x1@30 + 4x1@10, lat 20us, bw 10Gbit, half 16, ideal",
    "4x4@10 + 2x8@20, lat 100us, bw 1Gbit, half 16, ideal",
    "8x4@20, lat 4us, bw 10GB, half 20, late 0, ideal",
    "4x8@12 + 4x4@30, lat 20us, bw 3GB, half 10, copy 5GB, ideal",
    "1x16@20, nodelat 1us, nodebw 5GB, half 30, copy 8GB, late 0, ideal",
};

static unsigned state = 1;

random_case square_case(const char *routine, int n, int nprow, int npcol, int block) {
  random_case c = {.call = hscal__call_make(hscal__routine_find(routine), n, n, n, 0, 0),
                   .layout = hscal__layout_make(nprow, npcol, 32)};
  hscal__call_fill_blocks(&c.call, block, block);
  for (int i = 0; i < nprow * npcol; i++) c.node_of[i] = i;
  return c;
}

double case_seconds(hscal_workspace *workspace, const hscal_machine *machine, const random_case *c,
                    hscal_effort effort) {
  hscal_placement placement = {machine, c->node_of};
  double seconds = NAN;
  if (hscal__timeof_in(workspace, &c->call, &c->layout, &placement, effort, &seconds))
    fail_msg("%s", hscal_last_error());
  return seconds;
}

void random_seed(unsigned seed) { state = seed; }

int random_int(int low, int high) {
  state = state * 1103515245u + 12345u;
  return low + (int)((state >> 8) % (unsigned)(high - low + 1));
}

/* Puts one to three processes on each one-processor node, up to one per processor on others; together or dealt. */
static int place(const hscal_machine *machine, int *node_of) {
  int count[64], nprocs = 0, most = random_int(1, 3), dealt = random_int(0, 1);
  for (int x = 0; x < machine->nnodes; x++) {
    int processors = hscal__node(machine, x)->processors;
    count[x] = processors == 1 ? random_int(most > 1, most) : random_int(1, processors);
  }
  for (int round = 0; round < 16; round++)
    for (int x = 0; x < machine->nnodes; x++) {
      int now = dealt ? round < count[x] : round == 0 ? count[x] : 0;
      for (int i = 0; i < now && nprocs < 48; i++) node_of[nprocs++] = x;
    }
  if (nprocs == 0) node_of[nprocs++] = 0;
  return nprocs;
}

static hscal_layout random_grid(int nprocs) {
  hscal_layout layout = {.nprow = 1, .npcol = nprocs, .backend = hscal__reference_backend};
  for (int i = 0; i < 20; i++) {
    int rows = random_int(1, nprocs);
    if (nprocs % rows) continue;
    layout.nprow = rows;
    layout.npcol = nprocs / rows;
    if (layout.nprow <= 4 * layout.npcol && layout.npcol <= 4 * layout.nprow) break;
  }
  return layout;
}

random_case random_square(const hscal_machine *machine, int largest) {
  static const int blocks[] = {32, 64, 96, 128, 256};
  random_case c = {0};
  c.layout = random_grid(place(machine, c.node_of));
  c.layout.backend.panel = random_int(0, 2) ? 32 : 64;
  int n = 1024 * random_int(2, largest) + (random_int(0, 1) ? random_int(0, 500) : 0), nb = blocks[random_int(0, 4)];
  c.call = hscal__call_gemm(hscal__routine_find("pdgemm"), 'N', 'N', n, n, n, nb, nb);
  return c;
}

/* Puts an operand elsewhere in a larger matrix that is cut otherwise. */
static void displace(random_case *c, hscal_operand *operand) {
  int is_row = operand->inc > 0 && hscal__operand_is_row(operand);
  operand->i = random_int(0, 100);
  operand->j = random_int(0, 100);
  operand->desc.m += operand->i;
  operand->desc.n += operand->j;
  if (is_row) operand->inc = operand->desc.m;
  operand->desc.mb = operand->desc.imb = random_int(1, 80);
  operand->desc.nb = operand->desc.inb = random_int(1, 80);
  operand->desc.rsrc = random_int(0, c->layout.nprow - 1);
  operand->desc.csrc = random_int(0, c->layout.npcol - 1);
}

random_case random_any(const hscal_machine *machine, int largest) {
  random_case c = {0};
  int nprocs = place(machine, c.node_of);
  c.layout = random_grid(nprocs > 12 ? random_int(1, 12) : nprocs);
  c.layout.backend.panel = random_int(1, 80);
  static const char *const names[] = {"psgemm", "pdgemm", "pcgemm", "pzgemm"};
  c.call = hscal__call_gemm(hscal__routine_find(names[random_int(0, 3)]), "NTC"[random_int(0, 2)],
                            "NTC"[random_int(0, 2)], random_int(0, largest), random_int(0, largest),
                            random_int(0, largest), random_int(1, 80), random_int(1, 80));
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (!random_int(0, 1)) displace(&c, &c.call.operand[which]); /* half of them stay aligned */
  return c;
}

/* Letters, sizes and scalars. */
/* p?gehrd: all of the matrix, or a part. */
static void random_range(hscal_call *call) {
  int n = call->n, whole = random_int(0, 1);
  call->ilo = whole || n < 2 ? 1 : random_int(1, n);
  call->ihi = whole || n < 2 ? n : random_int(call->ilo, n);
}

static void random_arguments(hscal_call *call, int largest) {
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++) {
    void *field = (char *)call + a->where;
    const char *letters;
    switch (a->kind) {
    case HSCAL_ARGUMENT_letter:
      letters = hscal__argument_letters(call->routine, a);
      *(char *)field = letters[random_int(0, (int)strlen(letters) - 1)];
      break;
    case HSCAL_ARGUMENT_size:
      *(int *)field = random_int(0, 12) ? random_int(1, random_int(0, 2) ? largest : 40) : 0;
      break;
    case HSCAL_ARGUMENT_scalar:
      *(hscal_scalar *)field = (hscal_scalar){random_int(0, 4) ? 2 : random_int(0, 1), 0};
      break;
    default:
      break;
    }
  }
  random_range(call);
}

random_case random_aligned(const hscal_machine *machine, const hscal_routine *routine, int largest) {
  random_case c = random_square(machine, 2); /* for its layout */
  int nb = c.call.operand[HSCAL_A].desc.mb, thin = random_int(0, 5);
  c.call = (hscal_call){.routine = routine};
  random_arguments(&c.call, 1);
  c.call.alpha = (hscal_scalar){2, 0};
  int *size[] = {&c.call.m, &c.call.n, &c.call.k};
  for (int i = 0; i < 3; i++) *size[i] = i == thin ? 32 : 512 * random_int(1, 2 * largest);
  hscal__sizes_in_order(routine, &c.call.m, &c.call.n, &c.call.k);
  random_range(&c.call);
  hscal__call_lay(&c.call, nb, nb);
  return c;
}

random_case random_routine(const hscal_machine *machine, const hscal_routine *routine, int largest) {
  random_case c = {0};
  int nprocs = place(machine, c.node_of), rows, columns;
  c.layout = random_grid(nprocs > 12 ? random_int(1, 12) : nprocs);
  c.layout.backend.panel = random_int(0, 1) ? 32 : random_int(1, 80);
  c.call.routine = routine;
  random_arguments(&c.call, largest);
  hscal__sizes_in_order(routine, &c.call.m, &c.call.n, &c.call.k);
  if (hscal__is_scalapack(routine)) { /* these want square blocks, and all operands alike */
    int block = random_int(1, 80);
    hscal__call_lay(&c.call, block, block);
    return c;
  }
  hscal__call_lay(&c.call, random_int(1, 80), random_int(1, 80));
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    hscal_operand *operand = &c.call.operand[which];
    if (!hscal__call_has(&c.call, (hscal_operand_name)which)) continue;
    if (operand->inc && random_int(0, 1)) { /* a vector that is a row */
      operand->desc.m = 1, operand->inc = 1;
      hscal__call_shape(&c.call, (hscal_operand_name)which, &rows, &columns);
      operand->desc.n = columns;
    }
    if (random_int(0, 2) == 0) displace(&c, operand);
    if (random_int(0, 9) == 0) operand->desc.rsrc = -1;
    if (random_int(0, 9) == 0) operand->desc.csrc = -1;
  }
  return c;
}
