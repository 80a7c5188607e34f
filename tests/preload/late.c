/* A program that is linked with MPI alone; ScaLAPACK comes with the library that it opens. */
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv) {
  void (*multiply)(int) = NULL;
  int (*handle_of)(MPI_Comm) = NULL;
  void (*gridinit)(int *, const char *, int, int) = NULL;
  int size;
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  void *plugin = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  if (plugin) {
    *(void **)&multiply = dlsym(plugin, "multiply_in_plugin");
    *(void **)&handle_of = dlsym(plugin, "Csys2blacs_handle");
    *(void **)&gridinit = dlsym(plugin, "Cblacs_gridinit");
  }
  if (!multiply || !handle_of || !gridinit) {
    fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  int ctxt = handle_of(MPI_COMM_WORLD);
  gridinit(&ctxt, "Row", 1, size);
  multiply(ctxt);
  multiply(ctxt);
  MPI_Finalize();
  return 0;
}
