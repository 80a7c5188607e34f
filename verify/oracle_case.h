/*
 * One call to compare: routine, arguments, grid and panel width; with a text form on one line that reproduces it:
 *   pdgemm transa=N transb=T m=30 n=20 k=10 alpha=1 beta=0 grid=2x3 order=R panel=32 ma=30 na=10 mba=8 nba=4 ia=1 ...
 * rowtop, coltop = i, d or s: the caller has put the broadcasts along process rows or columns on a ring; rowcombine,
 * colcombine = i, d, s or 1: the combines on a ring or a tree. workspace=N: p?syngst with so many entries to work in; of p?sytrd
 * p?syntrd, which p?syevx and its kin call in its place.
 */
#ifndef VERIFY_CASE_H
#define VERIFY_CASE_H

#include "call/call.h"

typedef struct oracle_case {
  hscal_call call; /* checked, no open block */
  hscal_layout layout;
  int lower_case; /* the caller writes the letters of options in lower case */
  int workspace;  /* workspace=, entries, see condensed_table.h; 0: the routine itself */
  char order;     /* of the processes on the grid: 'R' row by row, 'C' column by column */
} oracle_case;

enum { ORACLE_CASE_TEXT = 1024 }; /* characters that hold the text of any case */

/* Processes of the grid. */
static inline int oracle_case_processes(const oracle_case *c) { return hscal__layout_processes(&c->layout); }

/* Writes the text. */
void oracle_case_print(const oracle_case *c, char text[ORACLE_CASE_TEXT]);

/* Reads words of the form above; what is missing gets a default: sizes 100, blocks block= (64), matrices just large
 * enough, grid 2x2, panel 32. Returns 0 or an hscal status with the text in hscal_last_error. */
int oracle_case_parse(int nwords, char *const *words, oracle_case *c);

/* Does the library itself crash? p?copy of integers does if x is cut and y is not: a function of the type that
 * PB_CpaxpbyDN.c calls, Ftzpad, is null (PB_Citypeset.c). */
int oracle_case_crashes(const oracle_case *c);

/* Is it a call the library accepts? Same return as oracle_case_parse. */
int oracle_case_check(const oracle_case *c);

#endif
