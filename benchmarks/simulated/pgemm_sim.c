/*
 * The program that is simulated: one p?gemm of the unmodified ScaLAPACK, timed between two barriers as benchmarks do.
 * Compiled with Open MPI's headers like any user's program, as a shared object because SMPI loads it with dlopen.
 * Started by simulation.c, which has placed process i of the communicator already.
 *
 * Arguments: type(s|d|c|z) m n k mb nb transa transb nprow npcol order(R|C) panel verify(0|1)
 */
#include "sim.h"

#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

/* BLACS, ScaLAPACK tools and PBLAS, which have no headers. */
void Cblacs_pinfo(int *me, int *nprocs);
void Cblacs_get(int context, int what, int *value);
void Cblacs_gridinit(int *context, const char *order, int nprow, int npcol);
void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *myrow, int *mycol);
void Cblacs_gridexit(int context);
int numroc_(const int *n, const int *nb, const int *proc, const int *src, const int *nprocs);
void descinit_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *rsrc, const int *csrc,
               const int *context, const int *lld, int *info);
typedef void pgemm(const char *transa, const char *transb, const int *m, const int *n, const int *k, const void *alpha,
                   const void *a, const int *ia, const int *ja, const int *desca, const void *b, const int *ib,
                   const int *jb, const int *descb, const void *beta, void *c, const int *ic, const int *jc,
                   const int *descc);
pgemm psgemm_, pdgemm_, pcgemm_, pzgemm_;

typedef struct problem {
  char type, transa, transb, order;
  int m, n, k, mb, nb, nprow, npcol, panel, verify;
} problem;

typedef struct grid {
  int context, nprow, npcol, myrow, mycol;
} grid;

typedef struct matrix {
  int desc[9], rows, columns, lld; /* rows, columns: local */
  void *data;
} matrix;

/* PBLAS asks for its panel width by this name; the program's own definition comes before libscalapack's. */
static int panel_width;
int pilaenv_(const int *context, const char *type);
int pilaenv_(const int *context, const char *type) {
  (void)context, (void)type;
  return panel_width;
}

static int is_complex(char type) { return type == 'c' || type == 'z'; }
static int is_single(char type) { return type == 's' || type == 'c'; }

/* Zeroed and untouched memory costs no pages, so that problems far larger than this computer can be simulated. */
static int make_matrix(matrix *x, const problem *what, const grid *on, int rows, int columns) {
  const int zero = 0;
  int info;
  x->rows = numroc_(&rows, &what->mb, &on->myrow, &zero, &on->nprow);
  x->columns = numroc_(&columns, &what->nb, &on->mycol, &zero, &on->npcol);
  x->lld = x->rows > 1 ? x->rows : 1;
  descinit_(x->desc, &rows, &columns, &what->mb, &what->nb, &zero, &zero, &on->context, &x->lld, &info);
  size_t elements = (size_t)x->lld * (size_t)(x->columns > 1 ? x->columns : 1);
  size_t parts = is_complex(what->type) ? 2 : 1;
  x->data = calloc(elements, parts * (is_single(what->type) ? sizeof(float) : sizeof(double)));
  return info == 0 && x->data;
}

/* Global index of local entry `l` of a dimension cut into blocks of nb. */
static int global_index(int l, int nb, int proc, int nprocs) { return (l / nb * nprocs + proc) * nb + l % nb; }

/* Entries that make an exact product: multiples of 1/8, small. part 1 is the imaginary part. */
static double entry(int seed, int i, int j, int part) {
  return ((seed * 7 + i * 5 + j * 3 + part * 11) % 17 - 8) * 0.125;
}

static void set_part(void *data, char type, size_t at, int part, double value) {
  size_t where = is_complex(type) ? 2 * at + (size_t)part : at;
  if (is_single(type))
    ((float *)data)[where] = (float)value;
  else
    ((double *)data)[where] = value;
}

static double get_part(const void *data, char type, size_t at, int part) {
  size_t where = is_complex(type) ? 2 * at + (size_t)part : at;
  return is_single(type) ? (double)((const float *)data)[where] : ((const double *)data)[where];
}

static void fill(matrix *x, const problem *what, const grid *on, int seed) {
  for (int jl = 0; jl < x->columns; jl++)
    for (int il = 0; il < x->rows; il++) {
      int i = global_index(il, what->mb, on->myrow, on->nprow), j = global_index(jl, what->nb, on->mycol, on->npcol);
      size_t at = (size_t)il + (size_t)jl * (size_t)x->lld;
      for (int part = 0; part <= is_complex(what->type); part++)
        set_part(x->data, what->type, at, part, entry(seed, i, j, part));
    }
}

enum { SEED_A = 1, SEED_B, SEED_C };

/* Entry (i,l) of op(X), as real and imaginary part. */
static void operand_entry(double z[2], char type, char trans, int seed, int i, int l) {
  int row = trans == 'N' ? i : l, column = trans == 'N' ? l : i;
  z[0] = entry(seed, row, column, 0);
  z[1] = is_complex(type) ? entry(seed, row, column, 1) : 0;
  if (trans == 'C') z[1] = -z[1];
}

/* Largest error of this process's part of C = op(A) op(B) + C, over some of its entries. */
static double largest_error(const matrix *c, const problem *what, const grid *on) {
  double largest = 0;
  if (c->rows == 0 || c->columns == 0) return 0;
  for (int sample = 0; sample < 25; sample++) {
    int il = sample * 53 % c->rows, jl = sample * 37 % c->columns;
    int i = global_index(il, what->mb, on->myrow, on->nprow), j = global_index(jl, what->nb, on->mycol, on->npcol);
    double sum[2] = {entry(SEED_C, i, j, 0), is_complex(what->type) ? entry(SEED_C, i, j, 1) : 0};
    for (int l = 0; l < what->k; l++) {
      double a[2], b[2];
      operand_entry(a, what->type, what->transa, SEED_A, i, l);
      operand_entry(b, what->type, what->transb, SEED_B, l, j);
      sum[0] += a[0] * b[0] - a[1] * b[1];
      sum[1] += a[0] * b[1] + a[1] * b[0];
    }
    size_t at = (size_t)il + (size_t)jl * (size_t)c->lld;
    for (int part = 0; part <= is_complex(what->type); part++)
      largest = fmax(largest, fabs(get_part(c->data, what->type, at, part) - sum[part]));
  }
  return largest;
}

/* Runs the call; process 0 prints the seconds, and the error if asked to verify. */
static int run(const problem *what, const grid *on) {
  int turned_a = what->transa != 'N', turned_b = what->transb != 'N';
  matrix a, b, c;
  if (!make_matrix(&a, what, on, turned_a ? what->k : what->m, turned_a ? what->m : what->k) ||
      !make_matrix(&b, what, on, turned_b ? what->n : what->k, turned_b ? what->k : what->n) ||
      !make_matrix(&c, what, on, what->m, what->n))
    return 0;
  if (what->verify) fill(&a, what, on, SEED_A), fill(&b, what, on, SEED_B), fill(&c, what, on, SEED_C);

  pgemm *call = what->type == 's' ? psgemm_ : what->type == 'd' ? pdgemm_ : what->type == 'c' ? pcgemm_ : pzgemm_;
  const double one_double[2] = {1, 0};
  const float one_single[2] = {1, 0};
  const void *one = is_single(what->type) ? (const void *)one_single : (const void *)one_double;
  const int first = 1;

  MPI_Barrier(MPI_COMM_WORLD);
  double start = MPI_Wtime();
  call(&what->transa, &what->transb, &what->m, &what->n, &what->k, one, a.data, &first, &first, a.desc, b.data, &first,
       &first, b.desc, one, c.data, &first, &first, c.desc);
  MPI_Barrier(MPI_COMM_WORLD);
  double seconds = MPI_Wtime() - start;

  int leader = on->myrow == 0 && on->mycol == 0;
  if (leader) printf(SIM_SECONDS_KEY " %.12g\n", seconds);
  if (what->verify) {
    double error = largest_error(&c, what, on), largest;
    MPI_Reduce(&error, &largest, 1, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
    if (leader) printf(SIM_ERROR_KEY " %.12g\n", largest);
  }
  fflush(stdout);
  free(a.data), free(b.data), free(c.data);
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 14) {
    fprintf(stderr, "started by the simulate command only\n");
    return 2;
  }
  problem what = {.type = argv[1][0], .transa = argv[7][0], .transb = argv[8][0], .order = argv[11][0]};
  int *const number[] = {&what.m, &what.n, &what.k, &what.mb, &what.nb};
  for (int i = 0; i < 5; i++) *number[i] = atoi(argv[2 + i]);
  what.nprow = atoi(argv[9]), what.npcol = atoi(argv[10]);
  panel_width = what.panel = atoi(argv[12]);
  what.verify = atoi(argv[13]);

  MPI_Init(&argc, &argv);
  int me, nprocs, ok = 1;
  Cblacs_pinfo(&me, &nprocs);
  grid on = {0};
  Cblacs_get(-1, 0, &on.context);
  Cblacs_gridinit(&on.context, what.order == 'C' ? "Col" : "Row", what.nprow, what.npcol);
  Cblacs_gridinfo(on.context, &on.nprow, &on.npcol, &on.myrow, &on.mycol);
  if (nprocs != what.nprow * what.npcol || on.myrow < 0) {
    fprintf(stderr, "%d processes for a grid of %d x %d\n", nprocs, what.nprow, what.npcol);
    ok = 0;
  }
  if (ok && !run(&what, &on)) {
    fprintf(stderr, "process %d: out of memory, or a descriptor that descinit refuses\n", me);
    ok = 0;
  }
  if (!ok) MPI_Abort(MPI_COMM_WORLD, 1);
  Cblacs_gridexit(on.context);
  MPI_Finalize();
  return 0;
}
