/* Interchanges of rows or columns, which depend on data: expected ones, and what they cost. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_PIVOTS_H
#define HSCAL_INSTRUMENTED_SCALAPACK_PIVOTS_H

#include "instrumented_pblas/blocks.h"

/*
 * The row that elimination step `step` of a matrix of `rows` rows takes its pivot from (step <= row < rows; all from 0). Which
 * one it is depends on the data: expected is that each remaining row is as likely as any other, as in a random matrix, and this
 * is one such choice, always the same. A matrix that needs no interchanges sends fewer messages, never more than two per step
 * and process column; where all pivots lie in other process rows there are at most nprow / (nprow - 1) times as many as here.
 */
int hscal__expected_pivot(int step, int rows);

/*
 * The same for the data that are meant (layout.data), where blocks of `block` rows are dealt to process rows in turn: that one, or
 * the bounds of it. Least is to do where nothing is interchanged, most where each pivot lies in the next block.
 */
int hscal__pivot(hscal_data data, int step, int rows, int block);

/* The same of the rows or columns of A: blocks of them may begin before the matrix does. */
int hscal__matrix_pivot(hscal_data data, const hscal_call *call, hscal_dimension of, int step);

/* Rows (columns) i and k of a matrix of which part is exchanged: the columns (rows) `span` of those dealt so. Source:
 * p?swap_.c, as p?laswp, p?getf2 and p?lapv2 call it. */
int hscal__interchange(const hscal_emitter *emitter, hscal_dimension of, const hscal_dealing dealing[2], int i, int k,
                       hscal_span span);

#endif
