/* What the end of a program does. */
#ifndef VERIFY_MPI_ENVIRONMENT_H
#define VERIFY_MPI_ENVIRONMENT_H

/* What MPI_Abort does: must not return. */
void virtual_world_on_abort(void (*handler)(int code));

#endif
