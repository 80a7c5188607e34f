/* How simulated programs begin what is timed. MPI is declared by whoever includes this: SMPI's headers and the library's own differ. */
#ifndef HSCAL_SIMULATED_SIM_TOGETHER_H
#define HSCAL_SIMULATED_SIM_TOGETHER_H

/* All go on at once, a while after the last of them has come: what they did before must not count. `sleep_for` lets simulated seconds pass. */
static inline void sim_come_together(void (*sleep_for)(double seconds)) {
  const double while_s = 10; /* simulated; longer than anybody's messages take */
  double ready_s = MPI_Wtime(), last_s;
  MPI_Allreduce(&ready_s, &last_s, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  sleep_for(last_s + while_s - MPI_Wtime());
}

#endif
