/* Where the code of ScaLAPACK lies in this process. */
#ifndef HSCAL_PRELOAD_SCALAPACK_OBJECT_H
#define HSCAL_PRELOAD_SCALAPACK_OBJECT_H

/* Is there a shared one? */
int hscal__scalapack_is_shared(void);
/* Is it code of the library itself that stands at the address? 0 where the library is part of a larger object, in which the program's own calls may
 * be, too. In the room's lock. */
int hscal__is_within_scalapack(const void *address);

#endif
