/* Tables of numbers that were chosen: a room of src after another. */
#ifndef HSCAL_BENCHMARKS_CALIBRATION_CHOSEN_H
#define HSCAL_BENCHMARKS_CALIBRATION_CHOSEN_H

#include <stddef.h>

/* A number, and what more of it costs or brings. */
typedef struct chosen {
  const char *name;
  double value;
  const char *trades;
} chosen;
#define CHOSEN(name, trades)                                                                                           \
  { #name, name, trades }
#define MEMBER(of, member, trades)                                                                                     \
  { #of "." #member, of.member, trades }

/* The numbers of one header. */
void print_room(const char *file, const chosen *numbers, size_t n);

/* Those of src/estimate and src/models. */
void print_chosen_of_models(void);

#endif
