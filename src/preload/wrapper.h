/* Functions that stand before those of the libraries: the only names that this library exports. */
#ifndef HSCAL_PRELOAD_WRAPPER_H
#define HSCAL_PRELOAD_WRAPPER_H

#define HSCAL_WRAPPER __attribute__((visibility("default")))

#endif
