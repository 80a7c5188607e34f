/* Settings of the library: the panel width that PBLAS asks pilaenv_ for, and the topologies of the BLACS. */
#ifndef VERIFY_LIBRARY_SETTINGS_H
#define VERIFY_LIBRARY_SETTINGS_H

#include "call/call.h"

/* pilaenv_, whose definition here comes before the library's own, answers this from now on; 32 at first. */
void library_set_panel(int width);

/* Sets the topologies, of the whole program, whatever the context. */
void library_set_topologies(int context, const hscal_backend *backend);

/* The panel width that the library itself would use (PILAENV); 0 if it has none. */
int library_own_panel(void);

/* The topologies of broadcasts along rows and along columns, and of combines along both, before a program sets others. */
void library_own_topologies(char topology[4]);

#endif
