/* What sim_alone.c writes: a line per collective. */
#ifndef HSCAL_SIMULATED_ALONE_H
#define HSCAL_SIMULATED_ALONE_H

enum { SIM_ALONE_BROADCAST, SIM_ALONE_REDUCE, SIM_ALONE_ALLREDUCE, SIM_ALONE_BARRIER, SIM_ALONE_OPERATIONS };
enum { SIM_ALONE_MOST_BYTES = 1 << 20 };

static const char *const sim_alone_words[SIM_ALONE_OPERATIONS] = {"broadcast", "reduce", "allreduce", "barrier"};

/* Operation, members, root, bytes, seconds. */
#define SIM_ALONE_LINE "alone %s %d %d %zu %.12g"

#endif
