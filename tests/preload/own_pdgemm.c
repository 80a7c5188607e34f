/* A program with MPI that has ScaLAPACK in itself, as one that is linked statically. */
#include <mpi.h>

void pdgemm_(void);
void pdgemm_(void) {}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  pdgemm_();
  MPI_Finalize();
  return 0;
}
