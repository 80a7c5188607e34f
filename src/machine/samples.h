/* Statistics of samples that spikes disturb: other work on a computer only ever makes it slower. */
#ifndef HSCAL_MACHINE_SAMPLES_H
#define HSCAL_MACHINE_SAMPLES_H

/* Median and first quartile of values[count], which they sort; 0 for none. The quartile on the fast side tells more of the
 * machine than the median, and is not fooled by one lucky sample. */
double hscal__median(double *values, int count);
double hscal__quartile(double *values, int count);
/* Distance of the quartiles / median of sorted values. */
double hscal__spread(const double *sorted, int count);

/* Rounds over several things, each of which takes values[rounds] in them: adds to of_round[rounds] how far each round is from a usual one, the
 * logarithm of value / median. */
enum { HSCAL_MOST_SAMPLED_ROUNDS = 64 };
void hscal__rounds_add(double *of_round, const double *values, int rounds);
/* What repeats of a whole round over `things` scatter by (machine/noise.h): the mean deviation of sums that hscal__rounds_add made from their
 * median, for each thing. Disturbances of single samples mostly cancel in a round, as in a run; what slows all of it does not. */
double hscal__rounds_scatter(const double *of_round, int rounds, int things);

/*
 * How far the first quartile may be from that of endlessly many samples, relative to it: half the distance of the samples between which
 * that lies in 9 of 10 cases, as far as there are samples. Of one sample: 1.
 * *Source:* order statistics: the number of samples below the quartile is binomial, here by its normal approximation.
 */
double hscal__quartile_uncertainty(const double *sorted, int count);

/* Of things in ascending order, each tried `tries` times, yes[i] of them with the answer yes: the first from which on the
 * answer is yes (count: none), with the fewest tries that say otherwise. */
int hscal__threshold(const int *yes, int count, int tries);

#endif
