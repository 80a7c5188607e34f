/* The machines that come with hscal, known by name: the files of share/hscal/machines of the installed copy, or of the build
 * tree, that this code is in. */
#ifndef HSCAL_MACHINE_CATALOGUE_H
#define HSCAL_MACHINE_CATALOGUE_H

/* The file of "hcl16", "hcl16.json" or "machines/hcl16.json" in path[PATH_MAX]; 0 if there is none of that name. */
int hscal__catalogue_find(const char *name, char *path);

/* Adds the names that there are, and the one that may be meant, to what was said of a name that is no file. Returns status. */
int hscal__catalogue_advise(const char *name, int status);

#endif
