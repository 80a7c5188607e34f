/* Windows: steps of a series in a row that are timed, and stand for others. */
#ifndef HSCAL_MODELS_CLOCK_WINDOWS_H
#define HSCAL_MODELS_CLOCK_WINDOWS_H

#include <stdint.h>

/* Steps begin .. end - 1 of a series are timed; those from `body` on, times `factor`, stand for steps left out as well. */
typedef struct hscal_window {
  int64_t begin, body, end;
  double factor;
} hscal_window;

/* Which of `count` predictions of one layout, whose mean tells more than any of them: each times another stretch of every series. Count 0:
 * it is the only one. */
typedef struct hscal_stretch {
  int number, count;
} hscal_stretch;

/* A series of similar steps under way: the windows that are timed, in order. */
enum { HSCAL_MOST_WINDOWS = 24 };
typedef struct hscal_series {
  int paced;        /* windows whose pace counts */
  int nwindows, at; /* at: the present one; nwindows: none is left, or every step is timed */
  hscal_window window[HSCAL_MOST_WINDOWS];
  int all_parts;  /* are the parts of its steps all timed */
  double density; /* else so many times as many of them as usual; 0: as many */
} hscal_series;

/* The step nearest to `begin` that lies whole turns after `end`, or `end` itself: where the owner has its turn with whom a window would have
 * gone on. */
static inline int64_t hscal__in_turn(int64_t begin, int64_t end, int64_t turn) {
  int64_t ahead = begin > end ? begin - end : 0;
  return end + (ahead + turn / 2) / turn * turn;
}

/* Where in a loop of `count` the first or second of so many windows lies: one in the middle, or two where Gauss would have them, which tell the
 * sum of what goes as a parabola (or a third power). */
static inline int64_t hscal__gauss_at(int64_t windows, int i, int64_t count) {
  const double aside = windows > 1 ? 0.288675 : 0;
  return (int64_t)((0.5 + (i ? aside : -aside)) * (double)count);
}

#endif
