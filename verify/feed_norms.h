/* Norms that decide what is done next: data that are not there have none. */
#ifndef VERIFY_FEED_NORMS_H
#define VERIFY_FEED_NORMS_H

/* From now on (1) p?lange, p?lansy and p?lanhe find 1: a matrix that is neither zero nor has to be scaled. 0: what the library
 * finds. */
void norms_feed(int on);

#endif
