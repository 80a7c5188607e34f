/*
 * Preloaded into the programs of a host (agent), this makes its processors as slow as CLUSTER_GFLOPS says: a BLAS kernel runs, then sleeps
 * until its operations would be done at that speed, at any shape. So speeds are absolute: they do not depend on what else the
 * computer does, as long as it could do better. Such a sleep counts as processor
 * time, as the work of a slower processor would.
 *
 * And who waits for a message gives the processor away for a moment (MPI yields when idle) rather than spin on it, since many
 * hosts share few processors.
 *
 * Levels 2 and 3 of the BLAS are paced; what else a program computes runs as it is.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

typedef const char letter;
typedef const int size;
typedef const void entries;

typedef int clock_function(clockid_t, struct timespec *);
static clock_function *real_clock;

static double flops_per_s;            /* 0: not paced */
static _Thread_local double asleep_s; /* processor time that paced kernels should have taken beyond what they did */

static void find(const char *name, void *function) { *(void **)function = dlsym(RTLD_NEXT, name); }

typedef struct moment {
  double wall_s, used_s;
} moment;

static double read_clock(clockid_t which) {
  struct timespec now = {0};
  real_clock(which, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static moment now(void) { return (moment){read_clock(CLOCK_MONOTONIC), read_clock(CLOCK_THREAD_CPUTIME_ID)}; }

static struct timespec timespec_of(double seconds) {
  struct timespec time = {.tv_sec = (time_t)seconds};
  time.tv_nsec = (long)(1e9 * (seconds - (double)time.tv_sec));
  return time;
}

/* Linux shares processors among sessions (autogroup), and being nice or not ("cluster") counts only within one. A host's processes are a
 * session of its own once its daemon has started; before that it is somebody else's, who is not seen from here. */
static void prefer_session(void) {
  FILE *out = getsid(0) > 0 ? fopen("/proc/self/autogroup", "w") : NULL;
  if (!out) return;
  fputs("-19", out);
  fclose(out);
}

__attribute__((constructor)) static void start(void) {
  const char *gflops = getenv("CLUSTER_GFLOPS");
  if (gflops) flops_per_s = 1e9 * atof(gflops);
  find("clock_gettime", &real_clock);
  prctl(PR_SET_TIMERSLACK, 1UL);
  prefer_session();
}

/* The kernel that began then has done so many operations. Waking up takes a while, so the last moment is not slept. */
static void pace(moment began, double operations) {
  const double waking_s = 50e-6;
  if (!(flops_per_s > 0)) return;
  double due_s = began.wall_s + operations / flops_per_s;
  struct timespec due = timespec_of(due_s - waking_s);
  if (due_s - waking_s > read_clock(CLOCK_MONOTONIC))
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &due, NULL)) continue;
  while (read_clock(CLOCK_MONOTONIC) < due_s) continue;
  asleep_s += due_s - began.wall_s - (now().used_s - began.used_s);
}

int clock_gettime(clockid_t which, struct timespec *time) {
  if (!real_clock) find("clock_gettime", &real_clock);
  int failed = real_clock(which, time);
  if (failed || (which != CLOCK_PROCESS_CPUTIME_ID && which != CLOCK_THREAD_CPUTIME_ID)) return failed;
  *time = timespec_of((double)time->tv_sec + 1e-9 * (double)time->tv_nsec + asleep_s);
  return 0;
}

int sched_yield(void) {
  const long moment_ns = 20000;
  nanosleep(&(struct timespec){.tv_nsec = moment_ns}, NULL);
  return 0;
}

static int is_left(letter *side) { return *side == 'L' || *side == 'l'; }

/* m n times the order of the matrix that stands on that side. */
static double sided(letter *side, size *m, size *n) { return (double)*m * *n * (is_left(side) ? *m : *n); }

/* A function NAME that runs the next one of that name and paces it. PARAMETERS and their NAMES are in brackets. */
#define PACED(NAME, PARAMETERS, NAMES, OPERATIONS)                                                                     \
  void NAME PARAMETERS;                                                                                                \
  void NAME PARAMETERS {                                                                                               \
    static void(*real) PARAMETERS;                                                                                     \
    if (!real) find(#NAME, &real);                                                                                     \
    moment began = now();                                                                                              \
    real NAMES;                                                                                                        \
    pace(began, OPERATIONS);                                                                                           \
  }

#define GEMM(NAME, EACH)                                                                                               \
  PACED(NAME,                                                                                                          \
        (letter * ta, letter * tb, size * m, size * n, size * k, entries * alpha, entries * a, size * lda,             \
         entries * b, size * ldb, entries * beta, void *c, size *ldc),                                                 \
        (ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc), EACH **m **n **k)
#define SYMM(NAME, EACH)                                                                                               \
  PACED(NAME,                                                                                                          \
        (letter * side, letter * uplo, size * m, size * n, entries * alpha, entries * a, size * lda, entries * b,      \
         size * ldb, entries * beta, void *c, size *ldc),                                                              \
        (side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc), EACH *sided(side, m, n))
#define SYRK(NAME, EACH)                                                                                               \
  PACED(NAME,                                                                                                          \
        (letter * uplo, letter * trans, size * n, size * k, entries * alpha, entries * a, size * lda, entries * beta,  \
         void *c, size *ldc),                                                                                          \
        (uplo, trans, n, k, alpha, a, lda, beta, c, ldc), EACH / 2 * *n * (*n + 1) * *k)
#define SYR2K(NAME, EACH)                                                                                              \
  PACED(NAME,                                                                                                          \
        (letter * uplo, letter * trans, size * n, size * k, entries * alpha, entries * a, size * lda, entries * b,     \
         size * ldb, entries * beta, void *c, size *ldc),                                                              \
        (uplo, trans, n, k, alpha, a, lda, b, ldb, beta, c, ldc), EACH **n *(*n + 1) * *k)
#define TRIANGLE(NAME, EACH)                                                                                           \
  PACED(NAME,                                                                                                          \
        (letter * side, letter * uplo, letter * trans, letter * diag, size * m, size * n, entries * alpha,             \
         entries * a, size * lda, void *b, size *ldb),                                                                 \
        (side, uplo, trans, diag, m, n, alpha, a, lda, b, ldb), EACH / 2 * sided(side, m, n))
#define GEMV(NAME, EACH)                                                                                               \
  PACED(NAME,                                                                                                          \
        (letter * trans, size * m, size * n, entries * alpha, entries * a, size * lda, entries * x, size * incx,       \
         entries * beta, void *y, size *incy),                                                                         \
        (trans, m, n, alpha, a, lda, x, incx, beta, y, incy), EACH **m **n)
#define GER(NAME, EACH)                                                                                                \
  PACED(NAME,                                                                                                          \
        (size * m, size * n, entries * alpha, entries * x, size * incx, entries * y, size * incy, void *a, size *lda), \
        (m, n, alpha, x, incx, y, incy, a, lda), EACH **m **n)
#define SYMV(NAME, EACH)                                                                                               \
  PACED(NAME,                                                                                                          \
        (letter * uplo, size * n, entries * alpha, entries * a, size * lda, entries * x, size * incx, entries * beta,  \
         void *y, size *incy),                                                                                         \
        (uplo, n, alpha, a, lda, x, incx, beta, y, incy), EACH **n **n)

/* EACH: real operations of a multiplication with its addition. */
GEMM(sgemm_, 2.0)
GEMM(dgemm_, 2.0)
GEMM(cgemm_, 8.0)
GEMM(zgemm_, 8.0)
SYMM(ssymm_, 2.0)
SYMM(dsymm_, 2.0)
SYMM(csymm_, 8.0)
SYMM(zsymm_, 8.0)
SYMM(chemm_, 8.0)
SYMM(zhemm_, 8.0)
SYRK(ssyrk_, 2.0)
SYRK(dsyrk_, 2.0)
SYRK(csyrk_, 8.0)
SYRK(zsyrk_, 8.0)
SYRK(cherk_, 8.0)
SYRK(zherk_, 8.0)
SYR2K(ssyr2k_, 2.0)
SYR2K(dsyr2k_, 2.0)
SYR2K(csyr2k_, 8.0)
SYR2K(zsyr2k_, 8.0)
SYR2K(cher2k_, 8.0)
SYR2K(zher2k_, 8.0)
TRIANGLE(strmm_, 2.0)
TRIANGLE(dtrmm_, 2.0)
TRIANGLE(ctrmm_, 8.0)
TRIANGLE(ztrmm_, 8.0)
TRIANGLE(strsm_, 2.0)
TRIANGLE(dtrsm_, 2.0)
TRIANGLE(ctrsm_, 8.0)
TRIANGLE(ztrsm_, 8.0)
GEMV(sgemv_, 2.0)
GEMV(dgemv_, 2.0)
GEMV(cgemv_, 8.0)
GEMV(zgemv_, 8.0)
GER(sger_, 2.0)
GER(dger_, 2.0)
GER(cgeru_, 8.0)
GER(zgeru_, 8.0)
GER(cgerc_, 8.0)
GER(zgerc_, 8.0)
SYMV(ssymv_, 2.0)
SYMV(dsymv_, 2.0)
SYMV(chemv_, 8.0)
SYMV(zhemv_, 8.0)
