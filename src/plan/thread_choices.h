/* How many threads the processes have: the choices worth a search. Internal to src/plan. */
#ifndef HSCAL_PLAN_THREAD_CHOICES_H
#define HSCAL_PLAN_THREAD_CHOICES_H

#include "machine/machine.h"

enum { HSCAL_THREAD_CHOICES = 16 };

/* Threads of the processes on the nodes of each class: of[nclasses] of choice c begins at of[c * nclasses]. */
typedef struct hscal_thread_choices {
  int count;
  int *of;
} hscal_thread_choices;

/*
 * Without options->threads (0): one thread everywhere first; then as many on all nodes; then such numbers that
 * processes of unlike nodes are as nearly equally fast as the machine's speeds allow, because data are even over
 * processes. No more than options->most_threads (0: any). With it: that number everywhere. What the machine has no
 * speeds for is no choice; where it is the only one, that is HSCAL_ERROR_MACHINE. "Everywhere" is where processes may
 * be: nodes without options->slots have one thread where they know no other number. `options` may be null. Free with
 * hscal__thread_choices_free.
 */
int hscal__thread_choices_list(const hscal_machine *machine, const hscal_options *options,
                               hscal_thread_choices *choices);
/* The machine as processes with these threads see it, [nclasses]; null where each has one thread: the machine
 * itself. */
int hscal__thread_choice_machine(const hscal_machine *machine, const int *threads, hscal_machine **derived);
int hscal__is_one_thread(const hscal_machine *machine, const int *threads);
void hscal__thread_choices_free(hscal_thread_choices *choices);

#endif
