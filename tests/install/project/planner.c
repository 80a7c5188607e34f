/* A user's program without MPI: plans for a machine elsewhere. */
#include <hscal.h>
#include <stdio.h>

int main(void) {
  int n = 2000, one = 1, desc[9];
  double alpha = 1, beta = 0;
  hscal_machine *machine = NULL;
  hscal_plan *plan = NULL;
  hscal_descset(desc, n, n, 0, 0, 0, 0);
  int status = hscal_machine_load("2x4@10 + 1x8@30, lat 2us, bw 10GB, ideal", &machine);
  if (!status)
    status = hscal_pdgemm_plan("N", "N", &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &beta, &one, &one,
                               desc, machine, NULL, &plan);
  if (status)
    fprintf(stderr, "planner: %s: %s\n", hscal_strerror(status), hscal_last_error());
  else
    printf("planner: hscal %s: %d x %d, NB %d\n", hscal_version(), plan->nprow, plan->npcol, plan->nb);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
  return status != 0;
}
