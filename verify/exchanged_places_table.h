/* What processes tell each other before they redistribute a matrix: shapes of both grids, operands, and who is where.
 * */
#ifndef VERIFY_EXCHANGED_PLACES_TABLE_H
#define VERIFY_EXCHANGED_PLACES_TABLE_H

#include "verify/oracle_case.h"

/* Puts into parameters[], which hold what the process knows for itself, what it learns from all others. Nothing, if
 * the routine redistributes nothing. */
void exchange_places(const oracle_case *c, int *parameters);

#endif
