/* How often the random calls went through the inner routines of PBLAS that decide which messages there are. */
#ifndef ORACLE_BRANCHES_H
#define ORACLE_BRANCHES_H

#include <stdio.h>

/* A case begins: each branch counts once per case. k is the inner dimension of the gemm. */
void branches_new_case(int k);
void branches_print(FILE *file);

#endif
