/* How long a search may think. */
#ifndef HSCAL_SEARCH_BUDGET_H
#define HSCAL_SEARCH_BUDGET_H

/* Seconds that a decision may take at most in a program that waits for it, of a call that takes `run_s`, with so much patience (0: 1). */
double hscal__decision_limit_s(double run_s, double patience);

#endif
