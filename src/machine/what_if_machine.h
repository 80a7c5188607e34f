/* A machine with one thing changed, to see what that would bring. Internal to src/machine. */
#ifndef HSCAL_MACHINE_WHAT_IF_MACHINE_H
#define HSCAL_MACHINE_WHAT_IF_MACHINE_H

#include "machine/machine.h"

/* Names, and whatever is not changed, are the original's, which must live as long. */
typedef struct hscal_what_if_machine {
  hscal_machine machine;      /* read it; not for hscal_machine_free */
  hscal_kernel_speed **speed; /* [classes] changed ones; null: the original's */
  char added[64];             /* name of the node that was added */
} hscal_what_if_machine;

/* Begins as the original. HSCAL_ERROR_MEMORY; to be freed in any case. */
int hscal__what_if_init(hscal_what_if_machine *what_if, const hscal_machine *original);
void hscal__what_if_free(hscal_what_if_machine *what_if);

/* The node is a class of its own from now on: what is done to that (the number returned) is done to it alone. Once at
 * most. The nodes of the machine are not in the order of their classes any more: for the clock, not for a search. */
int hscal__what_if_single_out(hscal_what_if_machine *what_if, int node);
/* Multiplies the speed of kernels and copies of a class. HSCAL_ERROR_MEMORY. */
int hscal__what_if_speed_up(hscal_what_if_machine *what_if, int node_class, double times);
/* The links of a class. */
void hscal__what_if_widen_links(hscal_what_if_machine *what_if, int node_class, double times);
/* Messages of a layer, without their latency: times as fast, links apart. */
void hscal__what_if_widen_layer(hscal_what_if_machine *what_if, int layer, double times);
/* Messages between switches, likewise. */
void hscal__what_if_widen_switches(hscal_what_if_machine *what_if, double times);
/* No message has a latency or an overhead. */
void hscal__what_if_drop_latency(hscal_what_if_machine *what_if);

/* Another node of a class, the last of it. Once at most. */
void hscal__what_if_add_node(hscal_what_if_machine *what_if, int node_class);
/* Without a node; those behind it move up. */
void hscal__what_if_drop_node(hscal_what_if_machine *what_if, int node);

#endif
