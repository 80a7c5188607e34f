/*
 * libscalapack calls its own global functions through the procedure linkage table, so definitions in the executable come
 * first: they count and hand the call on. All arguments are integers or pointers and each takes one register or stack
 * slot, so 22 pointers hand on any of them.
 */
#define _GNU_SOURCE
#include "branches.h"
#include "hscal.h"

#include <dlfcn.h>
#include <stdint.h>

typedef struct branch {
  const char *name;
  long cases; /* that took it */
  int taken;  /* by the present case */
} branch;

enum {
  GEMM_AB,
  GEMM_AB_WHOLE,
  GEMM_AC,
  GEMM_BC,
  SYMM_AB,
  SYMM_BC,
  SYRK_A,
  SYRK_AC,
  SYR2K_A,
  SYR2K_AC,
  MOVE,
  MOVE_DN,
  MOVE_ND,
  MOVE_NN,
  IN,
  IN_BUFFER,
  OUT,
  IN_OUT,
  DOT_ONE,
  DOT_ND,
  DOT_NN,
  SWAP_ND,
  SWAP_NN,
  BRANCHES
};
static branch branches[BRANCHES] = {[GEMM_AB] = {.name = "gemm AB: panels of A and B are spread"},
                                    [GEMM_AB_WHOLE] = {.name = "  of these whole K at once (fast path)"},
                                    [GEMM_AC] = {.name = "gemm AC: A is spread, C is summed"},
                                    [GEMM_BC] = {.name = "gemm BC: B is spread, C is summed"},
                                    [SYMM_AB] = {.name = "symm AB: A and B are spread, C is summed"},
                                    [SYMM_BC] = {.name = "symm BC: B is spread, C is summed"},
                                    [SYRK_A] = {.name = "syrk A: A is spread"},
                                    [SYRK_AC] = {.name = "syrk AC: A is spread, C is summed"},
                                    [SYR2K_A] = {.name = "syr2k A: A and B are spread"},
                                    [SYR2K_AC] = {.name = "syr2k AC: A and B are spread, C is summed"},
                                    [MOVE] = {.name = "redistribution, both distributed (PB_Cpaxpby)"},
                                    [MOVE_DN] = {.name = "redistribution into replicated (DN)"},
                                    [MOVE_ND] = {.name = "redistribution of replicated (ND)"},
                                    [MOVE_NN] = {.name = "redistribution, both replicated (NN)"},
                                    [IN] = {.name = "input panel, aliased if it can be (PB_CInV)"},
                                    [IN_BUFFER] = {.name = "input panel into a buffer (PB_CInV2)"},
                                    [OUT] = {.name = "output panel (PB_COutV)"},
                                    [IN_OUT] = {.name = "input and output panel (PB_CInOutV)"},
                                    [DOT_ONE] = {.name = "dot of single entries (PB_Cpdot11)"},
                                    [DOT_ND] = {.name = "dot with a vector that is not cut (PB_CpdotND)"},
                                    [DOT_NN] = {.name = "dot of two that are not cut (PB_CpdotNN)"},
                                    [SWAP_ND] = {.name = "swap with a vector that is not cut (PB_CpswapND)"},
                                    [SWAP_NN] = {.name = "swap of two that are not cut (PB_CpswapNN)"}};
static long cases;
static int inner_dimension, inside_ab;

void branches_new_case(int k) {
  cases++;
  inner_dimension = k;
  for (int b = 0; b < BRANCHES; b++) branches[b].taken = 0;
}

static void take(branch *b) {
  b->cases += !b->taken;
  b->taken = 1;
}

void branches_print(FILE *file) {
  for (int b = 0; b < BRANCHES; b++)
    fprintf(file, "%7.2f %% %s\n", cases ? 100.0 * (double)branches[b].cases / (double)cases : 0, branches[b].name);
}

#define PARAMETERS                                                                                                     \
  void *a0, void *a1, void *a2, void *a3, void *a4, void *a5, void *a6, void *a7, void *a8, void *a9, void *a10,       \
      void *a11, void *a12, void *a13, void *a14, void *a15, void *a16, void *a17, void *a18, void *a19, void *a20,    \
      void *a21
#define ARGUMENTS a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21
typedef void inner_function(PARAMETERS);

static void note(int b, const void *seventh) {
  take(&branches[b]);
  if (b == IN && inside_ab && (int)(intptr_t)seventh == inner_dimension) take(&branches[GEMM_AB_WHOLE]);
}

#define COUNT(name, branch)                                                                                            \
  HSCAL_API void name(PARAMETERS);                                                                                     \
  void name(PARAMETERS) {                                                                                              \
    static inner_function *original;                                                                                   \
    if (!original) *(void **)&original = dlsym(RTLD_NEXT, #name);                                                      \
    note(branch, a6);                                                                                                  \
    int outside = inside_ab;                                                                                           \
    inside_ab |= branch == GEMM_AB;                                                                                    \
    original(ARGUMENTS);                                                                                               \
    inside_ab = outside;                                                                                               \
  }

COUNT(PB_CpgemmAB, GEMM_AB)
COUNT(PB_CpgemmAC, GEMM_AC)
COUNT(PB_CpgemmBC, GEMM_BC)
COUNT(PB_CpsymmAB, SYMM_AB)
COUNT(PB_CpsymmBC, SYMM_BC)
COUNT(PB_CpsyrkA, SYRK_A)
COUNT(PB_CpsyrkAC, SYRK_AC)
COUNT(PB_Cpsyr2kA, SYR2K_A)
COUNT(PB_Cpsyr2kAC, SYR2K_AC)
COUNT(PB_Cpaxpby, MOVE)
COUNT(PB_CpaxpbyDN, MOVE_DN)
COUNT(PB_CpaxpbyND, MOVE_ND)
COUNT(PB_CpaxpbyNN, MOVE_NN)
COUNT(PB_CInV, IN)
COUNT(PB_CInV2, IN_BUFFER)
COUNT(PB_COutV, OUT)
COUNT(PB_CInOutV, IN_OUT)
COUNT(PB_Cpdot11, DOT_ONE)
COUNT(PB_CpdotND, DOT_ND)
COUNT(PB_CpdotNN, DOT_NN)
COUNT(PB_CpswapND, SWAP_ND)
COUNT(PB_CpswapNN, SWAP_NN)
