/* How long a processor takes for a number of equal elements. */
#ifndef HSCAL_PARTITION_SPEED_FUNCTION_H
#define HSCAL_PARTITION_SPEED_FUNCTION_H

/* Elements per second as a function of the number of elements: linear between points, constant outside. */
typedef struct hscal_speed_function {
  int npoints;
  const double *speed; /* [npoints] */
  const int *size;     /* [npoints] ascending; not read where npoints is 1 */
} hscal_speed_function;

/* Is time never falling with elements? HSCAL_ERROR_ARGUMENT if not, or for illegal numbers; the reason calls it
 * processor `number`. */
int hscal__speed_function_check(const hscal_speed_function *function, int number);

/* Seconds for so many elements: infinite where the speed is 0, 0 for no elements. */
double hscal__speed_function_seconds(const hscal_speed_function *function, int elements);

/* The most elements, `limit` at most, that are done within `seconds`. */
int hscal__elements_within(const hscal_speed_function *function, int limit, double seconds);

#endif
