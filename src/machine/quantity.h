/*
 * The quantities of a machine: the unit each has in a file, and which values are believable. One table, for the reader
 * (which knows the exact key) and for hscal__machine_check (which takes machines from anywhere).
 */
#ifndef HSCAL_MACHINE_QUANTITY_H
#define HSCAL_MACHINE_QUANTITY_H

#include <stddef.h>

typedef enum hscal_quantity {
  HSCAL_Q_SPEED,         /* Gflop/s in files, operations per second inside */
  HSCAL_Q_HALF_K,        /* columns                                        */
  HSCAL_Q_MEMORY,        /* bytes                                          */
  HSCAL_Q_RATE,          /* bytes per second                               */
  HSCAL_Q_LATENCY,       /* microseconds in files, seconds inside; 0 is ok */
  HSCAL_Q_MESSAGE_TIME,  /* the same, > 0                                  */
  HSCAL_Q_MESSAGE_BYTES, /* bytes, 0 is ok                                 */
  HSCAL_Q_RELATIVE,      /* 0..1                                           */
  HSCAL_Q_LOG,           /* natural logarithm of a ratio, 0..10            */
  HSCAL_Q_SECONDS,       /* 0 is ok */
  HSCAL_Q_RATIO,         /* 0..1000                                        */
  HSCAL_Q_NODES,         /* whole numbers from here on                     */
  HSCAL_Q_PROCESSORS,
  HSCAL_Q_OVERSUBSCRIPTION, /* processes on one processor */
  HSCAL_Q_DIMENSION,
  HSCAL_Q_SAMPLES
} hscal_quantity;

/* Number in a file's unit -> inside, always by the same operation, so that writing and reading can be exact. */
double hscal__quantity_read(hscal_quantity quantity, double file_value);

/* Shortest decimal number in the file's unit that hscal__quantity_read turns into `value` (or into its neighbour, where
 * no number does). Needs the C locale. */
void hscal__quantity_text(hscal_quantity quantity, double value, char *text, size_t size);

/* The value nearest to `value` that a file can hold exactly; what is measured or computed goes through this. */
double hscal__quantity_exact(hscal_quantity quantity, double value);

/* The same, to five digits in the file's unit: more than any measurement is good for. */
double hscal__quantity_rounded(hscal_quantity quantity, double value);

/* What is wrong with a value (inside unit): "must be > 0", written into text[size]. Returns 0 if nothing is. */
int hscal__quantity_fault(hscal_quantity quantity, double value, char *text, size_t size);

#endif
