/* How much what closed forms are off by differs between layouts: root mean squares of logarithms. */
#ifndef HSCAL_BENCHMARKS_CLOSED_FORMS_SCATTER_H
#define HSCAL_BENCHMARKS_CLOSED_FORMS_SCATTER_H

#include "moments.h"

typedef struct scatter {
  double weight, squares;
} scatter;

/* Adds the layouts of a call, around their mean; or the differences between the first of them and the others. */
void scatter_add_call(scatter *of, const observation *layout, int count);
void scatter_add_differences(scatter *of, const observation *layout, int count);
double scatter_of(const scatter *of);

/* Slow layouts matter less, but those that seem fast have to be told from those that are: one that takes x times as long as the best counts as the square of
 * 1 / x, but no less than exp(-6). */
double weight_of(const observation *layout, double best_log_time);
double best_log_time(const observation *layout, int count);

#endif
