/* Building a machine: shared by the file reader, the synthetic strings and the measurement. */
#ifndef HSCAL_MACHINE_MACHINE_BUILDER_H
#define HSCAL_MACHINE_MACHINE_BUILDER_H

#include "machine/machine.h"

/* An empty machine with memory for `nclasses` classes, everything zero but: rendezvous never, model_error 0.1, errors of
 * ratios that nobody says. */
int hscal__machine_new(int nclasses, hscal_machine **machine);

/* Appends `count` nodes of a class. names[count], or null: the class's own name, numbered if there are several. */
int hscal__machine_add_nodes(hscal_machine *machine, int node_class, int count, const char *const *names);

/* Name of node i (0-based) of a class of `count` nodes that are not named one by one: "n1" .. "n4", "n01" .. "n16",
 * or the class's name where there is but one. */
void hscal__default_node_name(const char *class_name, int count, int i, char *name, size_t size);

/* Adds a speed without points (flops_per_s, half_k) or one with memory for `npoints` points to a class, of processes with one
 * thread. `speed`, which tells where it is until the next one is added, may be null. */
int hscal__class_add_speed(hscal_node_class *node_class, hscal_kernel kernel, hscal_type type, double flops_per_s,
                           double half_k, int npoints, hscal_kernel_speed **speed);
/* Sets flops_per_s of a speed with points to the fastest point. */
void hscal__speed_set_peak(hscal_kernel_speed *speed);

int hscal__curve_new(int npoints, hscal_curve *curve);

#endif
