/* Block sizes and panel widths worth trying. Internal to src/search. */
#ifndef HSCAL_SEARCH_BLOCK_SIZES_H
#define HSCAL_SEARCH_BLOCK_SIZES_H

#include "search/space.h"

/* Does the panel width change what the call does, or any call of a sequence? */
int hscal__call_has_panels(const hscal_call *call);

/* Lists the block sizes, those of the options or those worth trying that the routine accepts. */
void hscal__choose_blocks(hscal_space *space);
/* Lists the panel widths. */
void hscal__choose_panels(hscal_space *space);

#endif
