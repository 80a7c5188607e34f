/*
 * For the dataflow clock where things are shared: how long what passes a link, or uses the processors of a node, takes
 * because of others that do so at the same time. These come in any order of time, so that who comes first cannot know who will join it:
 * it is taken to meet as many as its like met the last time.
 *
 * A share-out is one thing that is shared (a direction of a link, the processors of a node). It remembers its last guests, each from when to
 * when it was there. A guest meets those before it in the stream as they are remembered, those after it by habit: a habit belongs
 * to what comes again and again (messages from x to y) and holds how many that came later its last one met, in the mean over its stay.
 */
#ifndef HSCAL_MODELS_CLOCK_CONTENTION_ESTIMATE_H
#define HSCAL_MODELS_CLOCK_CONTENTION_ESTIMATE_H

#include <stddef.h>

enum { HSCAL_GUESTS = 32 };

typedef struct hscal_habit {
  double joined;   /* others that came later and met its last guest, in the mean */
  int last, known; /* its guest in the share-out, -1: none is remembered */
} hscal_habit;

typedef struct hscal_share_out {
  int next;                                          /* which is forgotten next */
  int looked;                                        /* at so many guests so far: what it has cost */
  double latest_s;                                   /* end of the one that stays longest */
  double begin_s[HSCAL_GUESTS], end_s[HSCAL_GUESTS]; /* empty stays: nobody */
  double joined_s[HSCAL_GUESTS];                     /* with those that came later, added up */
  hscal_habit *habit[HSCAL_GUESTS];                  /* null: learned already */
} hscal_share_out;

/* Nobody has been there. */
void hscal__share_out_reset(hscal_share_out *share);

/* A guest that comes at begin_s and would need takes_s alone: when it is done, where `places` of them have all they want and more share
 * evenly. */
double hscal__share_out_visit(hscal_share_out *share, hscal_habit *habit, double places, double begin_s,
                              double takes_s);
/* The guest of the habit, the last one of all that it had, has more to do: so much in all. Not before it was done so far (until_s). */
double hscal__share_out_stay(hscal_share_out *share, hscal_habit *habit, double places, double until_s, double takes_s);

#endif
