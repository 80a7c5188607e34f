/* dgemm_speed MACHINE: Gflop/s of the dgemm that run_layouts runs beside a routine, as a machine file has it, on its first node while all its
 * processors compute. */
#include "machine/machine.h"
#include "models/cost/kernel.h"

#include <stdio.h>

enum { ORDER = 256 }; /* as in run_layouts.c */

int main(int argc, char **argv) {
  hscal_machine *machine = NULL;
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (argc != 2) return fprintf(stderr, "usage: dgemm_speed MACHINE\n"), 2;
  if (hscal_machine_load(argv[1], &machine)) return fprintf(stderr, "dgemm_speed: %s\n", hscal_last_error()), 2;
  double seconds = hscal__kernel_seconds(hscal__node(machine, 0), HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, ORDER, ORDER, ORDER);
  printf("%.6g\n", 2e-9 * ORDER * ORDER * ORDER / seconds);
  hscal_machine_free(machine);
  return 0;
}
