/* The keys that describe a call in words, key=value: of the command line and of workload files. */
#ifndef HSCAL_CALL_CALL_KEYS_H
#define HSCAL_CALL_CALL_KEYS_H

#include "call/arguments.h"
#include "call/given_call.h"

/*
 * KEY(name, kind, member, least, argument)
 *   kind      INTEGER of at least `least`, LETTER, SCALAR or REAL
 *   member    of hscal_given_call
 *   argument  'a': one of the routine's arguments, 'm': of its matrices and vectors, 'x': of its vectors; 0: of all operands
 */
#define HSCAL_ARGUMENT_KEY(KEY, name, kind) KEY(#name "=", kind, name, 0, 'a')
#define HSCAL_OPERAND_KEYS(KEY, letter, which)                                                                         \
  KEY("m" letter "=", INTEGER, operand[which].m, 0, 'm')                                                               \
  KEY("n" letter "=", INTEGER, operand[which].n, 0, 'm')                                                               \
  KEY("mb" letter "=", INTEGER, operand[which].mb, 1, 'm')                                                             \
  KEY("nb" letter "=", INTEGER, operand[which].nb, 1, 'm')                                                             \
  KEY("i" letter "=", INTEGER, operand[which].i, 1, 'm')                                                               \
  KEY("j" letter "=", INTEGER, operand[which].j, 1, 'm')                                                               \
  KEY("rsrc" letter "=", INTEGER, operand[which].rsrc, -1, 'm')                                                        \
  KEY("csrc" letter "=", INTEGER, operand[which].csrc, -1, 'm')                                                        \
  KEY("inc" letter "=", INTEGER, operand[which].inc, 1, 'x')
#define HSCAL_CALL_KEYS(KEY)                                                                                           \
  HSCAL_ARGUMENT_KEY(KEY, m, INTEGER)                                                                                  \
  HSCAL_ARGUMENT_KEY(KEY, n, INTEGER)                                                                                  \
  HSCAL_ARGUMENT_KEY(KEY, k, INTEGER)                                                                                  \
  KEY("nrhs=", INTEGER, k, 0, 'a')                                                                                     \
  HSCAL_ARGUMENT_KEY(KEY, trans, LETTER)                                                                               \
  HSCAL_ARGUMENT_KEY(KEY, transa, LETTER)                                                                              \
  HSCAL_ARGUMENT_KEY(KEY, transb, LETTER)                                                                              \
  HSCAL_ARGUMENT_KEY(KEY, side, LETTER)                                                                                \
  HSCAL_ARGUMENT_KEY(KEY, uplo, LETTER)                                                                                \
  HSCAL_ARGUMENT_KEY(KEY, diag, LETTER)                                                                                \
  HSCAL_ARGUMENT_KEY(KEY, jobz, LETTER)                                                                                \
  HSCAL_ARGUMENT_KEY(KEY, range, LETTER)                                                                               \
  HSCAL_ARGUMENT_KEY(KEY, jobu, LETTER)                                                                                \
  HSCAL_ARGUMENT_KEY(KEY, jobvt, LETTER)                                                                               \
  HSCAL_ARGUMENT_KEY(KEY, ibtype, INTEGER)                                                                             \
  HSCAL_ARGUMENT_KEY(KEY, ilo, INTEGER)                                                                                \
  HSCAL_ARGUMENT_KEY(KEY, ihi, INTEGER)                                                                                \
  HSCAL_ARGUMENT_KEY(KEY, il, INTEGER)                                                                                 \
  HSCAL_ARGUMENT_KEY(KEY, iu, INTEGER)                                                                                 \
  HSCAL_ARGUMENT_KEY(KEY, vl, REAL)                                                                                    \
  HSCAL_ARGUMENT_KEY(KEY, vu, REAL)                                                                                    \
  HSCAL_ARGUMENT_KEY(KEY, abstol, REAL)                                                                                \
  HSCAL_ARGUMENT_KEY(KEY, orfac, REAL)                                                                                 \
  HSCAL_ARGUMENT_KEY(KEY, alpha, SCALAR)                                                                               \
  HSCAL_ARGUMENT_KEY(KEY, beta, SCALAR)                                                                                \
  KEY("mb=", INTEGER, mb, 1, 0)                                                                                        \
  KEY("nb=", INTEGER, nb, 1, 0)                                                                                        \
  HSCAL_OPERAND_KEYS(KEY, "a", 0)                                                                                      \
  HSCAL_OPERAND_KEYS(KEY, "b", 1)                                                                                      \
  HSCAL_OPERAND_KEYS(KEY, "c", 2)                                                                                      \
  HSCAL_OPERAND_KEYS(KEY, "x", 3)                                                                                      \
  HSCAL_OPERAND_KEYS(KEY, "y", 4)                                                                                      \
  HSCAL_OPERAND_KEYS(KEY, "z", 5)                                                                                      \
  HSCAL_OPERAND_KEYS(KEY, "u", 6)                                                                                      \
  HSCAL_OPERAND_KEYS(KEY, "v", 7)

typedef enum hscal_key_kind { HSCAL_KEY_INTEGER, HSCAL_KEY_LETTER, HSCAL_KEY_SCALAR, HSCAL_KEY_REAL } hscal_key_kind;

typedef struct hscal_call_key {
  const char *name;
  hscal_key_kind kind;
  size_t where; /* offset in hscal_given_call */
  int least;
  char argument;
} hscal_call_key;

/* A list ends with a key without a name. */
extern const hscal_call_key hscal__call_keys[];

/* The argument of the routine that a key such as "nba=" is about; null if the routine has none such. Also 'g': a grid of their own,
 * which the matrices of some routines may have. */
const hscal_argument *hscal__key_argument(const hscal_routine *routine, const char *name, char argument);
/* The key that text[length] names, "n=" or "N=", of those that the routine takes; null if there is none. */
const hscal_call_key *hscal__key_find(const hscal_routine *routine, const char *text, size_t length);
/* Reads the value of a key. Returns 0, or HSCAL_ERROR_ARGUMENT with what is wrong. */
int hscal__key_read(const hscal_call_key *key, const char *text, hscal_given_call *given);

#endif
