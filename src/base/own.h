/* Where this code lies: what is installed beside it is found from there, wherever that is. */
#ifndef HSCAL_BASE_OWN_H
#define HSCAL_BASE_OWN_H

/* Folder of the library or program that this code is in, links followed, without a slash behind: folder[PATH_MAX]. 0 if it
 * cannot be told. */
int hscal__own_folder(char *folder);

/* What is installed in the folder of data under that name, "hscal/machines", or lies so in the build tree: path[PATH_MAX]. 0: it is not there. */
int hscal__own_data(const char *name, char *path);

#endif
