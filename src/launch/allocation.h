/* The hosts that a job may use, and how many processes on each: from a hostfile, or from what Slurm and PBS tell. No MPI. */
#ifndef HSCAL_LAUNCH_ALLOCATION_H
#define HSCAL_LAUNCH_ALLOCATION_H

/* Far more than any job has; a mistyped range or number is an error rather than a lack of memory. */
enum { HSCAL_MOST_HOSTS = 1 << 15, HSCAL_MOST_SLOTS = 1 << 20 };

typedef struct hscal_host {
  char *name; /* as the user or the batch system writes it */
  int slots;  /* processes that may run there; 0 = not said: as many as the machine has processors for */
  int line;   /* of the file that named it first; 0 = no file */
} hscal_host;

typedef struct hscal_allocation {
  char *source; /* "hosts.txt", "SLURM_JOB_NODELIST": where it comes from, for messages */
  int nhosts, capacity;
  hscal_host *host; /* [nhosts] in the order given */
  int is_here;      /* 1: nobody named a host, so it is this computer */
} hscal_allocation;

void hscal__allocation_free(hscal_allocation *allocation);

/* "hosts.txt:3", or "SLURM_JOB_NODELIST": where the host is named. text[size]. */
const char *hscal__host_where(const hscal_allocation *allocation, int host, char *text, unsigned long size);

/* ---- for those who read allocations */

/* An empty one. HSCAL_ERROR_MEMORY. */
int hscal__allocation_new(const char *source, hscal_allocation **allocation);
/* Appends name[length]. HSCAL_ERROR_MEMORY, or HSCAL_ERROR_UNKNOWN beyond HSCAL_MOST_HOSTS. */
int hscal__allocation_append(hscal_allocation *allocation, const char *name, int length, int line);
/* Number of the host called name[length] (case ignored), the latest first; -1 if there is none. */
int hscal__allocation_find(const hscal_allocation *allocation, const char *name, int length);
/* May name[length] be the name of a host? */
int hscal__is_host_name(const char *name, int length);
/* A number of digits alone, from 1 to `most`, at *text, which is moved behind it; 0 if there is none. */
int hscal__take_count(const char **text, int most);

#endif
