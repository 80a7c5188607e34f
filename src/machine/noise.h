/*
 * How far repeats scatter on a machine, and by what that is known. Numbers are natural logarithms: the mean deviation of repeats from
 * their median, so 0.02 is 2 %. 0: nobody looked.
 */
#ifndef HSCAL_MACHINE_NOISE_H
#define HSCAL_MACHINE_NOISE_H

struct hscal_machine;

typedef enum hscal_noise_source {
  HSCAL_NOISE_OF_KERNELS,      /* rounds over all kernels while one measurement lasts, on a node */
  HSCAL_NOISE_OF_MESSAGES,     /* rounds over all sizes of messages, between two processes */
  HSCAL_NOISE_OF_MEASUREMENTS, /* this measurement and an earlier one of the same nodes */
  HSCAL_NOISE_OF_RUNS,         /* calls that were made several times */
  HSCAL_NOISE_SOURCES
} hscal_noise_source;

typedef struct hscal_noise_parts {
  double of[HSCAL_NOISE_SOURCES];
} hscal_noise_parts;

/* The key of a source in machine files: "kernels". */
const char *hscal__noise_word(hscal_noise_source source);

/* Does anything say so, be it only told? */
int hscal__has_noise_parts(const hscal_noise_parts *parts);

/* What a run that is repeated scatters by: what repeated runs did, else the larger of kernels and measurements. A run sends thousands of
 * messages, whose scatter cancels: theirs is only told. Below 0: nobody looked. */
double hscal__noise_of(const hscal_noise_parts *parts);

/* Of two measurements of the same nodes, by their names: the largest common change of a class's kernels, or of a layer's messages. Each of the
 * two is half of it away from their middle. 0 where they have nothing in common. */
double hscal__noise_between(const struct hscal_machine *before, const struct hscal_machine *now);

/* Sets the machine's noise from its parts, as machine files hold it. */
void hscal__machine_set_noise(struct hscal_machine *machine);

#endif
