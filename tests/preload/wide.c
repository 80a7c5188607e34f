/* A program whose integers have 64 bits. */
#include <mpi.h>
#include <stdint.h>

void pdgemm_(const char *transa, const char *transb, const int64_t *m, const int64_t *n, const int64_t *k,
             const double *alpha, const double *a, const int64_t *ia, const int64_t *ja, const int64_t *desca,
             const double *b, const int64_t *ib, const int64_t *jb, const int64_t *descb, const double *beta, double *c,
             const int64_t *ic, const int64_t *jc, const int64_t *descc);

int main(int argc, char **argv) {
  const int64_t n = 100, one = 1, desc[9] = {1, 0, 100, 100, 8, 8, 0, 0, 100};
  const double unit = 1, entry = 1;
  double result;
  MPI_Init(&argc, &argv);
  for (int i = 0; i < 2; i++)
    pdgemm_("N", "N", &n, &n, &n, &unit, &entry, &one, &one, desc, &entry, &one, &one, desc, &unit, &result, &one, &one,
            desc);
  MPI_Finalize();
  return 0;
}
