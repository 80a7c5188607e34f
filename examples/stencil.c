/*
 * A program without ScaLAPACK: Jacobi's iteration on n x n points. Its model (models/jacobi.pm) says how much each
 * process computes and sends; hscal chooses the processes and their arrangement, and the points are divided as the
 * processes are fast.
 *
 *   mpirun -n 4 stencil models/jacobi.pm N STEPS [check] [recon]
 *
 * `check` compares each point with a serial run: they are the same whatever the plan. `recon` measures first how fast
 * each process relaxes points now, in place of what the machine says of sums of matrices. HSCAL_OFF=1: equal parts for
 * all processes in the order in which they were started.
 */
#include <mpi.h>

#include <hscal.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The points [top, bottom) x [left, right) of all, none of them on the border; in memory with a frame of width 1. */
typedef struct rectangle {
  int top, bottom, left, right;
  int width; /* of a row in memory */
  double *now, *next;
} rectangle;

static void fail(const char *what) {
  fprintf(stderr, "stencil: %s\n", what);
  MPI_Abort(MPI_COMM_WORLD, 1);
}

static double *point(const rectangle *r, double *values, int i, int j) {
  return &values[(size_t)(i - r->top + 1) * (size_t)r->width + (size_t)(j - r->left + 1)];
}

/* ---- points ----------------------------------------------------------------------------------------------------- */

/* Fixed on the border, else 0 at first. */
static double first_value(int n, int i, int j) {
  int is_border = i < 0 || j < 0 || i >= n || j >= n;
  return is_border ? ((i + 1) * 7 + (j + 1) * 13) % 17 : 0;
}

static void make_points(int n, rectangle *r) {
  size_t count = (size_t)(r->bottom - r->top + 2) * (size_t)(r->right - r->left + 2);
  r->width = r->right - r->left + 2;
  r->now = malloc(count * sizeof(double));
  r->next = malloc(count * sizeof(double));
  if (!r->now || !r->next) fail("no memory for the points");
  for (int i = r->top - 1; i <= r->bottom; i++)
    for (int j = r->left - 1; j <= r->right; j++)
      *point(r, r->now, i, j) = *point(r, r->next, i, j) = first_value(n, i, j);
}

static void free_points(rectangle *r) {
  free(r->now);
  free(r->next);
}

static void relax(rectangle *r) {
  for (int i = r->top; i < r->bottom; i++) {
    const double *here = point(r, r->now, i, r->left);
    double *there = point(r, r->next, i, r->left);
    for (int j = 0; j < r->right - r->left; j++)
      there[j] = 0.25 * (here[j - r->width] + here[j + r->width] + here[j - 1] + here[j + 1]);
  }
  double *swapped = r->now;
  r->now = r->next, r->next = swapped;
}

/* ---- how fast the processes are --------------------------------------------------------------------------------- */

/* What the model takes as one unit: its bench, a sum of 64 x 64 numbers, is half of what as many points take. */
enum { POINTS_OF_UNIT = 64 * 64 / 2 };

typedef struct equal_part {
  int n, processes;
} equal_part;

/* A benchmark for hscal_recon: the seconds of one unit where all processes have equal parts. Long enough for the waits
 * of a quota of processor time to be in it. */
static int relax_units(void *data, double *seconds) {
  const double least_s = 0.3;
  const equal_part *part = data;
  int side = (int)ceil(part->n / sqrt(part->processes));
  rectangle r = {.bottom = side, .right = side};
  make_points(side, &r);
  relax(&r); /* wakes caches and clocks */
  double begin = MPI_Wtime();
  long points = 0;
  do {
    relax(&r);
    points += (long)side * side;
    *seconds = MPI_Wtime() - begin;
  } while (*seconds < least_s);
  *seconds *= (double)POINTS_OF_UNIT / (double)points;
  free_points(&r);
  return 0;
}

static int measure(int n, hscal_model *model) {
  equal_part part = {.n = n};
  MPI_Comm_size(MPI_COMM_WORLD, &part.processes);
  int status = hscal_recon(relax_units, &part);
  return status ? status : hscal_model_set(model, "bench=program:1");
}

/* ---- who has what ----------------------------------------------------------------------------------------------- */

/* Points before the i-th of k strips: one for each, the others in proportion to the weights. As in the model. */
static int before(int i, int k, int n, const double *weight) {
  double sum = 0, all = 0;
  for (int s = 0; s < k; s++) {
    if (s < i) sum += weight[s];
    all += weight[s];
  }
  return i + (int)floor((n - k) * (sum / all));
}

/* A row of processes is as high, a column as wide, as its processes together are fast. */
static rectangle my_rectangle(int n, const hscal_model_group *group) {
  int p = group->size[0], q = group->size[1], i = group->coordinate[0], j = group->coordinate[1];
  double *height = calloc((size_t)p, sizeof(double)), *width = calloc((size_t)q, sizeof(double));
  if (!height || !width) fail("no memory for the arrangement");
  for (int rank = 0; rank < p * q; rank++)
    height[rank / q] += group->speed[rank], width[rank % q] += group->speed[rank];
  rectangle r = {.top = before(i, p, n, height),
                 .bottom = before(i + 1, p, n, height),
                 .left = before(j, q, n, width),
                 .right = before(j + 1, q, n, width)};
  free(height);
  free(width);
  return r;
}

/* ---- the iteration ---------------------------------------------------------------------------------------------- */

/* Everybody's border rows and columns to the neighbours that there are. */
static void exchange(const rectangle *r, const hscal_model_group *group, MPI_Comm comm, MPI_Datatype column) {
  int p = group->size[0], q = group->size[1], i = group->coordinate[0], j = group->coordinate[1], me = group->rank;
  int up = i > 0 ? me - q : MPI_PROC_NULL, down = i < p - 1 ? me + q : MPI_PROC_NULL;
  int left = j > 0 ? me - 1 : MPI_PROC_NULL, right = j < q - 1 ? me + 1 : MPI_PROC_NULL;
  int columns = r->right - r->left;
  MPI_Request request[8];
  MPI_Status status[8]; /* MPI_STATUSES_IGNORE of MPICH makes compilers warn */
  MPI_Irecv(point(r, r->now, r->top - 1, r->left), columns, MPI_DOUBLE, up, 0, comm, &request[0]);
  MPI_Irecv(point(r, r->now, r->bottom, r->left), columns, MPI_DOUBLE, down, 0, comm, &request[1]);
  MPI_Irecv(point(r, r->now, r->top, r->left - 1), 1, column, left, 0, comm, &request[2]);
  MPI_Irecv(point(r, r->now, r->top, r->right), 1, column, right, 0, comm, &request[3]);
  MPI_Isend(point(r, r->now, r->top, r->left), columns, MPI_DOUBLE, up, 0, comm, &request[4]);
  MPI_Isend(point(r, r->now, r->bottom - 1, r->left), columns, MPI_DOUBLE, down, 0, comm, &request[5]);
  MPI_Isend(point(r, r->now, r->top, r->left), 1, column, left, 0, comm, &request[6]);
  MPI_Isend(point(r, r->now, r->top, r->right - 1), 1, column, right, 0, comm, &request[7]);
  MPI_Waitall(8, request, status);
}

/* Seconds of the slowest process. */
static double iterate(rectangle *r, int steps, const hscal_model_group *group, MPI_Comm comm) {
  MPI_Datatype column;
  MPI_Type_vector(r->bottom - r->top, 1, r->width, MPI_DOUBLE, &column);
  MPI_Type_commit(&column);
  MPI_Barrier(comm);
  double begin = MPI_Wtime();
  for (int s = 0; s < steps; s++) {
    exchange(r, group, comm, column);
    relax(r);
  }
  double seconds = MPI_Wtime() - begin;
  MPI_Type_free(&column);
  MPI_Allreduce(MPI_IN_PLACE, &seconds, 1, MPI_DOUBLE, MPI_MAX, comm);
  return seconds;
}

/* Points of this process that differ from a serial run's. */
static long differences(const rectangle *r, int n, int steps) {
  rectangle all = {.bottom = n, .right = n};
  long different = 0;
  make_points(n, &all);
  for (int s = 0; s < steps; s++) relax(&all);
  for (int i = r->top; i < r->bottom; i++)
    for (int j = r->left; j < r->right; j++) different += *point(r, r->now, i, j) != *point(&all, all.now, i, j);
  free_points(&all);
  return different;
}

/* What the first process says of it: how unequal the parts are, and seconds. */
static void tell(int n, int steps, double seconds, const rectangle *mine, const hscal_model_group *group,
                 MPI_Comm comm) {
  long points = (long)(mine->bottom - mine->top) * (mine->right - mine->left), range[2] = {-points, points};
  MPI_Allreduce(MPI_IN_PLACE, range, 2, MPI_LONG, MPI_MAX, comm);
  if (group->rank != 0) return;
  printf("stencil: N=%d STEPS=%d on %d x %d processes, %ld to %ld points each: predicted %.4g s, took %.4g s\n", n,
         steps, group->size[0], group->size[1], -range[0], range[1], group->plan->predicted_s, seconds);
}

static void work(int n, int steps, int checks, const hscal_model_group *group, MPI_Comm comm) {
  rectangle mine = my_rectangle(n, group);
  make_points(n, &mine);
  double seconds = iterate(&mine, steps, group, comm);
  tell(n, steps, seconds, &mine, group, comm);
  long different = checks ? differences(&mine, n, steps) : 0;
  MPI_Allreduce(MPI_IN_PLACE, &different, 1, MPI_LONG, MPI_SUM, comm);
  if (checks && group->rank == 0) printf("stencil: %ld points differ from a serial run\n", different);
  free_points(&mine);
}

static int has_word(int argc, char **argv, const char *word) {
  for (int i = 4; i < argc; i++)
    if (!strcmp(argv[i], word)) return 1;
  return 0;
}

int main(int argc, char **argv) {
  int n = argc > 2 ? atoi(argv[2]) : 0, steps = argc > 3 ? atoi(argv[3]) : 0;
  int checks = has_word(argc, argv, "check"), measures = has_word(argc, argv, "recon");
  char arguments[100];
  hscal_model *model;
  hscal_model_group *group;
  MPI_Comm comm;
  if (n < 1 || steps < 1) return fprintf(stderr, "usage: stencil MODEL N STEPS [check] [recon]\n"), 2;
  snprintf(arguments, sizeof arguments, "n=%d steps=%d most=machine speed=machine p=? q=?", n, steps);

  /* The same failures on all processes, and hscal has told them. */
  if (hscal_init(&argc, &argv)) return 1;
  if (hscal_model_load(argv[1], arguments, &model)) return hscal_finalize(1);
  if (measures && measure(n, model)) return hscal_finalize(1);
  if (hscal_model_comm(model, &comm, &group)) return hscal_finalize(1);
  if (comm != MPI_COMM_NULL) {
    work(n, steps, checks, group, comm);
    MPI_Comm_free(&comm);
  }
  hscal_model_group_free(group);
  hscal_model_free(model);
  return hscal_finalize(0);
}
