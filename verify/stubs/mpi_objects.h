/*
 * The objects behind the handles of mpi.h: ours are as small as the BLACS allow. Open MPI's handles are pointers to them, and its
 * constants, such as MPI_DOUBLE, are addresses of global objects with names given by mpi.h. MPICH's are numbers, which
 * mpich_handles.c gives and finds again. What follows works with either.
 */
#ifndef VERIFY_MPI_OBJECTS_H
#define VERIFY_MPI_OBJECTS_H

#include "recorder.h"
#include <mpi.h>

typedef struct communicator {
  int id;         /* index of the list of members, the same on every virtual process */
  int me;         /* rank of the virtual process that owns this object               */
  int children;   /* communicators made of this one by the owner                     */
  int broadcasts; /* that the owner took part in, since                       */
  int counting;   /* the how-manieth virtual_world_count_deliveries_anew        */
} communicator;

typedef struct group {
  int size;
  int members[]; /* world ranks */
} group;

enum { NOT_DELIVERED, DELIVERED, DELIVERED_IF_ASKED };

typedef struct datatype {
  int bytes;     /* payload, not extent */
  int delivered; /* is it a contiguous piece of integers, or of other numbers? */
} datatype;

typedef struct request {
  int is_receive;
  recorded_event receive; /* recorded when it is waited for: that is when its data are used */
} request;

/* For each kind: the object of a handle, a handle for a new object, and what is to be done before the object is freed. */
#ifdef OPEN_MPI
#define ORACLE_HANDLES(kind, handle)                                                                                   \
  static inline kind *kind##_of(handle it) { return (kind *)(void *)it; }                                              \
  static inline handle kind##_handle(kind *object) { return (handle)(void *)object; }                                  \
  static inline void kind##_forget(handle it) { (void)it; }
#else
#define ORACLE_HANDLES(kind, handle)                                                                                   \
  kind *kind##_of(handle it);                                                                                          \
  handle kind##_handle(kind *object);                                                                                  \
  void kind##_forget(handle it);
#endif
ORACLE_HANDLES(communicator, MPI_Comm)
ORACLE_HANDLES(group, MPI_Group)
ORACLE_HANDLES(datatype, MPI_Datatype)
ORACLE_HANDLES(request, MPI_Request)

#endif
