/* Singular values depend on data, which the stub libraries do not have. */
#ifndef VERIFY_FEED_BIDIAGONAL_H
#define VERIFY_FEED_BIDIAGONAL_H

/* From now on (1) ?bdsqr does nothing but say that it is done: the schemes' work of that kind is not compared. 0: it is the
 * library's own. */
void bidiagonal_feed(int on);

#endif
