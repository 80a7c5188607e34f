/* Random calls made such as ScaLAPACK's routines want them, by family. */
#ifndef VERIFY_LEGAL_CASE_TABLE_H
#define VERIFY_LEGAL_CASE_TABLE_H

#include "verify/dice.h"
#include "verify/oracle_case.h"

/* Moves operands, changes how they are cut, and makes their descriptors fit, until the routine takes them. Of level 4
 * alone: PBLAS takes any. */
void make_legal(dice *random, oracle_case *c);

#endif
