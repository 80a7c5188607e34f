#include "machine/quantity.h"
#include "base/blockcyclic.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const struct {
  double low, high; /* inside unit */
  int open;         /* low itself is not allowed */
  double times, by; /* file unit -> inside: * times / by, one of them 1 */
  const char *limit;
  double least; /* inside unit: above low, but so small that nothing fits, or predicted seconds would overflow */
  const char *least_limit;
} quantities[] = {
    [HSCAL_Q_SPEED] = {0, 1e18, 1, 1e9, 1, "1e9 Gflop/s", 1, "1e-9 Gflop/s"},
    [HSCAL_Q_HALF_K] = {0, 1e6, 0, 1, 1, "1e6 columns"},
    [HSCAL_Q_MEMORY] = {0, 1e15, 1, 1, 1, "1e15 bytes", 1e6, "1e6 bytes"},
    [HSCAL_Q_RATE] = {0, 1e15, 1, 1, 1, "1e15 bytes/s", 1, "1 byte/s"},
    [HSCAL_Q_LATENCY] = {0, 10, 0, 1, 1e6, "1e7 us"},
    [HSCAL_Q_MESSAGE_TIME] = {0, 1e5, 1, 1, 1e6, "1e11 us"},
    [HSCAL_Q_MESSAGE_BYTES] = {0, 1e15, 0, 1, 1, "1e15 bytes"},
    [HSCAL_Q_RELATIVE] = {0, 1, 0, 1, 1, "1"},
    [HSCAL_Q_LOG] = {0, 10, 0, 1, 1, "10"},
    [HSCAL_Q_SECONDS] = {0, 1e12, 0, 1, 1, "1e12 s"},
    [HSCAL_Q_RATIO] = {0, 1e3, 1, 1, 1, "1e3"},
    [HSCAL_Q_NODES] = {1, 1e6, 0, 1, 1, "1e6 nodes"},
    [HSCAL_Q_PROCESSORS] = {1, 1e5, 0, 1, 1, "1e5 processors"},
    [HSCAL_Q_OVERSUBSCRIPTION] = {1, 64, 0, 1, 1, "64 processes"},
    [HSCAL_Q_DIMENSION] = {1, HSCAL_MOST_BLOCK, 0, 1, 1, "1e9"},
    [HSCAL_Q_SAMPLES] = {0, 1e9, 0, 1, 1, "1e9"},
};

static int is_whole(hscal_quantity quantity) { return quantity >= HSCAL_Q_NODES; }

double hscal__quantity_read(hscal_quantity quantity, double file_value) {
  return file_value * quantities[quantity].times / quantities[quantity].by;
}

void hscal__quantity_text(hscal_quantity quantity, double value, char *text, size_t size) {
  double file_value = value / quantities[quantity].times * quantities[quantity].by;
  for (int digits = 1; digits <= 17; digits++) {
    snprintf(text, size, "%.*g", digits, file_value);
    if (hscal__quantity_read(quantity, strtod(text, NULL)) == value) break;
  }
  /* 1e+09 and the like are right but hard to read; whole numbers below 2^53 have a plain form as exact. */
  double plain = strtod(text, NULL);
  if (fabs(plain) < 9e15 && plain == floor(plain)) snprintf(text, size, "%.0f", plain);
}

double hscal__quantity_exact(hscal_quantity quantity, double value) {
  const double scale = quantities[quantity].times / quantities[quantity].by;
  return hscal__quantity_read(quantity, value / scale);
}

double hscal__quantity_rounded(hscal_quantity quantity, double value) {
  char text[40];
  snprintf(text, sizeof text, "%.4e", value / quantities[quantity].times * quantities[quantity].by);
  return hscal__quantity_read(quantity, strtod(text, NULL));
}

int hscal__quantity_fault(hscal_quantity quantity, double value, char *text, size_t size) {
  double low = quantities[quantity].low;
  int open = quantities[quantity].open;
  if (!isfinite(value))
    snprintf(text, size, "must be a finite number");
  else if (value < low || (open && value == low))
    snprintf(text, size, "must be %s %g", open ? ">" : ">=", low);
  else if (value < quantities[quantity].least)
    snprintf(text, size, "is out of range: less than %s", quantities[quantity].least_limit);
  else if (value > quantities[quantity].high)
    snprintf(text, size, "is out of range: more than %s", quantities[quantity].limit);
  else if (is_whole(quantity) && value != floor(value))
    snprintf(text, size, "must be a whole number");
  else
    return 0;
  return 1;
}
