/* The tables that the calibration prints. */
#ifndef HSCAL_BENCHMARKS_CALIBRATION_TABLE_H
#define HSCAL_BENCHMARKS_CALIBRATION_TABLE_H

/* A group, the file that has its numbers, and how they are found today. */
void table_title(const char *title, const char *file, const char *how);

/* A number, what today's runs give (NAN: they say nothing), and from what. */
void table_row(const char *name, double header, double today, const char *from, ...)
    __attribute__((format(printf, 4, 5)));

/* A number that was chosen, and what more of it costs or brings. */
void table_chosen(const char *name, double header, const char *trades);

#endif
