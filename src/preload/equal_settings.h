/* Have all processes of a context been told the same? If one worked on more columns at a time than another, they would wait for each other
 * forever. */
#ifndef HSCAL_PRELOAD_EQUAL_SETTINGS_H
#define HSCAL_PRELOAD_EQUAL_SETTINGS_H

typedef enum hscal_settings { HSCAL_SETTINGS_UNKNOWN, HSCAL_SETTINGS_EQUAL, HSCAL_SETTINGS_DIFFERENT } hscal_settings;

/* What is known of the context of that index (contexts.h). Local. */
hscal_settings hscal__settings_of(int context);
/* The same, asked if it was not. Collective over the BLACS context ictxt then: to be called where all of its processes make a call. */
hscal_settings hscal__compare_settings(int context, int ictxt);

#endif
