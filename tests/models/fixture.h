/* Machines and little programs for the tests of the models. */
#ifndef HSCAL_TESTS_MODELS_FIXTURE_H
#define HSCAL_TESTS_MODELS_FIXTURE_H

#include "models/predict/predict.h"
#include "models/predict/workspace_state.h"

enum { MOST_PROCESSES = 128 };

/* A machine with processes on it and a recorded program for each. */
typedef struct bench {
  hscal_machine *machine;
  hscal_workspace *workspace;
  int node_of[MOST_PROCESSES];
  int nprocs;
} bench;

/* The machine of a synthetic string; fails the test if it is not one. */
hscal_machine *machine_of(const char *text);

/* nodes: the node of each process, a digit each. The stream is empty. */
bench *bench_open(const char *machine, const char *nodes);
/* After the machine was changed. */
void bench_set_costs(bench *bench);
void bench_close(bench *bench);

/* Steps of the programs, in the order of the events. */
void work(bench *bench, int process, double seconds);
void transfer(bench *bench, int from, int to, double bytes);
void transfer_any(bench *bench, int from, int to, double bytes, int left);
void isend(bench *bench, int from, int to, double bytes);
void receive(bench *bench, int from, int to, double bytes);
void collect(bench *bench, const int *members, int n, int root, double bytes);

/* Seconds of the event-driven clock. */
double seconds_of(bench *bench);

void assert_near(double value, double expected, double relative);

#endif
