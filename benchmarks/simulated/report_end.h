/* How the programs of reports end. */
#ifndef HSCAL_SIMULATED_REPORT_END_H
#define HSCAL_SIMULATED_REPORT_END_H

/* The exit status of a report that ended with this status of hscal, after saying what failed. */
int report_end(const char *program, int status);

#endif
