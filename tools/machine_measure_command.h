/* hscal machine measure: starts the measuring program under mpirun and waits for it. */
#ifndef HSCAL_TOOLS_MACHINE_MEASURE_COMMAND_H
#define HSCAL_TOOLS_MACHINE_MEASURE_COMMAND_H

/* argv: [-o FILE | --if-needed] [--processes N] [-- mpirun options]. Returns an exit status, after saying what is wrong. */
int cli_machine_measure(int argc, char **argv);

#endif
