/* Lists of nodes as ranges, in the style of Slurm's hostlists: "a,nid[00012-00019,00024].cluster.org". */
#ifndef HSCAL_PLAN_NODE_RANGES_H
#define HSCAL_PLAN_NODE_RANGES_H

/* The nodes in the order given: name[node[0]], ..., n of them. Names that follow each other and differ in one number
 * stand in brackets, numbers that count up in ranges, with leading zeros as they are written; nothing else is drawn
 * together, so that the list says the order. What is before and behind the number of a name, or a whole name, is cut
 * after `longest` characters, which "..." tells; 0: never. Malloc'ed; null: no memory. */
char *hscal__node_ranges(const char *const *name, const int *node, int n, int longest);

/* The beginning of such a list of n nodes, up to a comma, if it has more than `most` characters: "n[1,3,5,...] (128
 * nodes)"; else all of it. Malloc'ed; null: no memory. */
char *hscal__node_ranges_cut(const char *list, int n, int most);

#endif
