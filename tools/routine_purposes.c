#include "routine_purposes.h"

#include <string.h>

/* What a routine computes, by its name behind the letters of the type. */
static const struct {
  const char *stem, *does;
} purposes[] = {
    {"swap", "x and y change places"},
    {"scal", "x := alpha x"},
    {"copy", "y := x"},
    {"axpy", "y := alpha x + y"},
    {"dot", "x' y"},
    {"dotu", "x' y"},
    {"dotc", "conj(x)' y"},
    {"nrm2", "length of x, sqrt(x' x)"},
    {"asum", "sum of |x(i)|"},
    {"amax", "largest |x(i)| and where"},
    {"gemv", "y := alpha op(A) x + beta y"},
    {"agemv", "y := |alpha| |op(A)| |x| + |beta y|"},
    {"symv", "y := alpha A x + beta y, A symmetric"},
    {"asymv", "y := |alpha| |A| |x| + |beta y|, A symmetric"},
    {"hemv", "y := alpha A x + beta y, A Hermitian"},
    {"ahemv", "y := |alpha| |A| |x| + |beta y|, A Hermitian"},
    {"trmv", "x := op(A) x, A triangular"},
    {"atrmv", "y := |alpha| |op(A)| |x| + |beta y|, A triangular"},
    {"trsv", "solves op(A) x = x, A triangular"},
    {"ger", "A := alpha x y' + A"},
    {"geru", "A := alpha x y' + A"},
    {"gerc", "A := alpha x conj(y)' + A"},
    {"syr", "A := alpha x x' + A, A symmetric"},
    {"her", "A := alpha x conj(x)' + A, A Hermitian"},
    {"syr2", "A := alpha x y' + alpha y x' + A, A symmetric"},
    {"her2", "A := alpha x conj(y)' + conj(alpha) y conj(x)' + A, A Hermitian"},
    {"gemm", "C := alpha op(A) op(B) + beta C"},
    {"symm", "C := alpha A B + beta C or alpha B A + beta C, A symmetric"},
    {"hemm", "C := alpha A B + beta C or alpha B A + beta C, A Hermitian"},
    {"syrk", "C := alpha A A' + beta C or alpha A' A + beta C, C symmetric"},
    {"herk", "C := alpha A conj(A)' + beta C or with conj(A)' A, C Hermitian"},
    {"syr2k", "C := alpha A B' + alpha B A' + beta C or with A' B, C symmetric"},
    {"her2k", "C := alpha A conj(B)' + conj(alpha) B conj(A)' + beta C, C Hermitian"},
    {"trmm", "B := alpha op(A) B or alpha B op(A), A triangular"},
    {"trsm", "solves op(A) X = alpha B or X op(A) = alpha B into B, A triangular"},
    {"tran", "C := alpha A' + beta C"},
    {"tranu", "C := alpha A' + beta C"},
    {"tranc", "C := alpha conj(A)' + beta C"},
    {"geadd", "C := alpha op(A) + beta C"},
    {"tradd", "C := alpha op(A) + beta C, A and C triangular"},
    {"potrf", "Cholesky factorization of A, symmetric or Hermitian and positive definite"},
    {"potrs", "solves A X = B into B, A factorized by p?potrf"},
    {"posv", "factorizes A as p?potrf does and solves A X = B into B"},
    {"trtrs", "solves op(A) X = B into B, A triangular"},
    {"trtri", "inverts A, triangular"},
    {"potri", "inverts A, factorized by p?potrf"},
    {"getrf", "LU factorization of A with interchanges of rows"},
    {"getrs", "solves op(A) X = B into B, A factorized by p?getrf"},
    {"geqrf", "QR factorization of A"},
    {"getri", "inverts A, factorized by p?getrf"},
    {"gels", "least squares: the X with the least A X - B, or the least X with A X = B"},
    {"gelqf", "LQ factorization of A"},
    {"geqlf", "QL factorization of A"},
    {"gerqf", "RQ factorization of A"},
    {"geqpf", "QR factorization of A with its columns exchanged, those of the largest norm first"},
    {"tzrzf", "RZ factorization of A, upper trapezoidal: A becomes triangular"},
    {"ormqr", "C := op(Q) C or C op(Q), Q from p?geqrf"},
    {"unmqr", "C := op(Q) C or C op(Q), Q from p?geqrf"},
    {"ormlq", "C := op(Q) C or C op(Q), Q from p?gelqf"},
    {"unmlq", "C := op(Q) C or C op(Q), Q from p?gelqf"},
    {"ormql", "C := op(Q) C or C op(Q), Q from p?geqlf"},
    {"unmql", "C := op(Q) C or C op(Q), Q from p?geqlf"},
    {"ormrq", "C := op(Q) C or C op(Q), Q from p?gerqf"},
    {"unmrq", "C := op(Q) C or C op(Q), Q from p?gerqf"},
    {"orgqr", "the matrix Q of p?geqrf"},
    {"ungqr", "the matrix Q of p?geqrf"},
    {"orglq", "the matrix Q of p?gelqf"},
    {"unglq", "the matrix Q of p?gelqf"},
    {"orgql", "the matrix Q of p?geqlf"},
    {"ungql", "the matrix Q of p?geqlf"},
    {"orgrq", "the matrix Q of p?gerqf"},
    {"ungrq", "the matrix Q of p?gerqf"},
    {"sytrd", "reduces A, symmetric, to tridiagonal form"},
    {"hetrd", "reduces A, Hermitian, to tridiagonal form"},
    {"sygst", "reduces a generalized eigenproblem to an ordinary one, B factorized by p?potrf"},
    {"hegst", "reduces a generalized eigenproblem to an ordinary one, B factorized by p?potrf"},
    {"syngst", "does what p?sygst does, a lower triangle of A x = l B x by products, with workspace"},
    {"hengst", "does what p?hegst does, a lower triangle of A x = l B x by products, with workspace"},
    {"syev", "eigenvalues and vectors of A, symmetric, by QR sweeps"},
    {"heev", "eigenvalues and vectors of A, Hermitian, by QR sweeps"},
    {"syevd", "eigenvalues and vectors of A, symmetric, by divide and conquer"},
    {"heevd", "eigenvalues and vectors of A, Hermitian, by divide and conquer"},
    {"syevx", "some eigenvalues and vectors of A, symmetric, by bisection and inverse iteration"},
    {"heevx", "some eigenvalues and vectors of A, Hermitian, by bisection and inverse iteration"},
    {"syevr", "some eigenvalues and vectors of A, symmetric, by relatively robust representations"},
    {"heevr", "some eigenvalues and vectors of A, Hermitian, by relatively robust representations"},
    {"sygvx", "some eigenvalues and vectors of a generalized problem, symmetric"},
    {"hegvx", "some eigenvalues and vectors of a generalized problem, Hermitian"},
    {"gehrd", "reduces A to upper Hessenberg form"},
    {"gebrd", "reduces A to bidiagonal form"},
    {"gesvd", "singular values and vectors of A"},
    {"gemr2d", "copies A to B, which may be cut and dealt otherwise"},
    {"trmr2d", "copies the triangle of A to that of B, which may be cut and dealt otherwise"},
    {"gesv", "factorizes A as p?getrf does and solves A X = B into B"},
};

/* Of "pdgemm" "gemm", of "pscnrm2" "nrm2": the longest stem that the name ends with. */
int cli_purpose_of(const hscal_routine *routine) {
  int best = -1;
  size_t length = strlen(routine->name), best_length = 0;
  for (int i = 0; i < (int)(sizeof purposes / sizeof *purposes); i++) {
    size_t its_length = strlen(purposes[i].stem);
    if (its_length <= best_length || its_length + 2 > length) continue;
    if (strcmp(routine->name + length - its_length, purposes[i].stem)) continue;
    best = i;
    best_length = its_length;
  }
  return best;
}

const char *cli_purpose_text(const hscal_routine *routine) {
  int purpose = cli_purpose_of(routine);
  return purpose < 0 ? "" : purposes[purpose].does;
}
