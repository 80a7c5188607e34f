/*
 * Stub MPI: groups and communicators. All virtual processes must agree which of their communicators are the same one.
 * They do without talking: the identity of a communicator is its parent, the how-manieth child it is, its colour and its
 * members. Only MPI_Comm_split has to know what the others asked for; see virtual_world_was_incomplete.
 */
#include "mpi_communicators.h"
#include "mpi_deliveries.h"
#include "mpi_objects.h"
#include "virtual_world.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { WORLD = 0 };

/* A communicator, shared by its members. */
typedef struct registered {
  int parent, birth, colour;
  int size, *members; /* world ranks */
} registered;

/* What the members of a parent asked for in one MPI_Comm_split, by rank in the parent. */
typedef struct split_request {
  int parent, birth;
  int *colour, *key; /* colour INT_MIN: not known yet */
} split_request;

#ifdef OPEN_MPI
struct ompi_predefined_communicator_t {
  communicator object;
};
struct ompi_predefined_communicator_t ompi_mpi_comm_world, ompi_mpi_comm_null;
communicator *the_world(void) { return &ompi_mpi_comm_world.object; }
#else
communicator *the_world(void) {
  static communicator world;
  return &world;
}
#endif

static registered *registry;
static split_request *requests;
static int nregistered, nrequests, caller, incomplete;

/* Running out of memory for a few words can't be told to the library: it would go on with rubbish. */
static void *must(void *memory) {
  if (!memory) abort();
  return memory;
}

static int *copy_of(const int *list, int count) {
  return memcpy(must(malloc(((size_t)count + 1) * sizeof *list)), list, (size_t)count * sizeof *list);
}

static int find_or_register(int parent, int birth, int colour, int size, const int *members) {
  for (int i = 0; i < nregistered; i++) {
    const registered *r = &registry[i];
    if (r->parent == parent && r->birth == birth && r->colour == colour && r->size == size &&
        !memcmp(r->members, members, (size_t)size * sizeof *members))
      return i;
  }
  registry = must(realloc(registry, ((size_t)nregistered + 1) * sizeof *registry));
  registry[nregistered] = (registered){parent, birth, colour, size, copy_of(members, size)};
  return nregistered++;
}

static void register_world(void) {
  int members[VIRTUAL_WORLD_SIZE];
  for (int i = 0; i < VIRTUAL_WORLD_SIZE; i++) members[i] = i;
  the_world()->id = find_or_register(-1, 0, 0, VIRTUAL_WORLD_SIZE, members);
}

void virtual_world_reset(void) {
  for (int i = 0; i < nregistered; i++) free(registry[i].members);
  for (int i = 0; i < nrequests; i++) free(requests[i].colour), free(requests[i].key);
  nregistered = nrequests = incomplete = 0;
  virtual_world_forget_deliveries();
  register_world();
}

void virtual_world_enter(int rank) {
  caller = the_world()->me = rank;
  the_world()->children = 0; /* this one object serves all processes, each counts anew */
}

int virtual_world_was_incomplete(void) {
  int answer = incomplete;
  incomplete = 0;
  return answer;
}

int virtual_world_members(int communicator, const int **members) {
  *members = registry[communicator].members;
  return registry[communicator].size;
}

int mpi_world_rank(const communicator *comm, int rank) { return rank < 0 ? -1 : registry[comm->id].members[rank]; }

/* The caller's own object for a communicator; MPI_COMM_NULL if the caller is not a member. */
static MPI_Comm new_communicator(const communicator *parent, int birth, int colour, int size, const int *members) {
  int me = 0;
  while (me < size && members[me] != caller) me++;
  if (me == size) return MPI_COMM_NULL;
  communicator *comm = must(calloc(1, sizeof *comm));
  comm->id = find_or_register(parent->id, birth, colour, size, members);
  comm->me = me;
  return communicator_handle(comm);
}

int MPI_Comm_rank(MPI_Comm comm, int *rank) {
  *rank = communicator_of(comm)->me;
  return MPI_SUCCESS;
}

int MPI_Comm_size(MPI_Comm comm, int *size) {
  *size = registry[communicator_of(comm)->id].size;
  return MPI_SUCCESS;
}

static group *new_group(int size) {
  group *made = must(malloc(sizeof *made + (size_t)size * sizeof *made->members));
  made->size = size;
  return made;
}

int MPI_Comm_group(MPI_Comm comm, MPI_Group *newgroup) {
  const registered *r = &registry[communicator_of(comm)->id];
  group *made = new_group(r->size);
  memcpy(made->members, r->members, (size_t)r->size * sizeof *r->members);
  *newgroup = group_handle(made);
  return MPI_SUCCESS;
}

int MPI_Group_incl(MPI_Group from, int n, const int ranks[], MPI_Group *newgroup) {
  group *made = new_group(n);
  for (int i = 0; i < n; i++) made->members[i] = group_of(from)->members[ranks[i]];
  *newgroup = group_handle(made);
  return MPI_SUCCESS;
}

int MPI_Group_free(MPI_Group *handle) {
  group *object = group_of(*handle);
  group_forget(*handle);
  free(object);
  *handle = (MPI_Group)0;
  return MPI_SUCCESS;
}

int MPI_Comm_create(MPI_Comm comm, MPI_Group members, MPI_Comm *newcomm) {
  communicator *parent = communicator_of(comm);
  const group *of = group_of(members);
  *newcomm = new_communicator(parent, parent->children++, 0, of->size, of->members);
  return MPI_SUCCESS;
}

int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm) {
  communicator *parent = communicator_of(comm);
  int *members = copy_of(registry[parent->id].members, registry[parent->id].size); /* the registry may move */
  *newcomm = new_communicator(parent, parent->children++, 0, registry[parent->id].size, members);
  free(members);
  return MPI_SUCCESS;
}

static split_request *find_or_make_request(int parent, int birth, int members) {
  for (int i = 0; i < nrequests; i++)
    if (requests[i].parent == parent && requests[i].birth == birth) return &requests[i];
  requests = must(realloc(requests, ((size_t)nrequests + 1) * sizeof *requests));
  split_request *request = &requests[nrequests++];
  *request = (split_request){.parent = parent,
                             .birth = birth,
                             .colour = must(malloc((size_t)members * sizeof(int))),
                             .key = must(calloc((size_t)members, sizeof(int)))};
  for (int i = 0; i < members; i++) request->colour[i] = INT_MIN;
  return request;
}

/* Ranks in the parent of those who asked for `colour`, by key and rank. Returns their number. */
static int members_of_colour(const split_request *request, int colour, int parents, int *ranks) {
  int count = 0;
  for (int i = 0; i < parents; i++) {
    incomplete |= request->colour[i] == INT_MIN;
    if (request->colour[i] != colour) continue;
    int at = count++;
    for (; at > 0 && request->key[ranks[at - 1]] > request->key[i]; at--) ranks[at] = ranks[at - 1];
    ranks[at] = i;
  }
  return count;
}

int MPI_Comm_split(MPI_Comm comm, int colour, int key, MPI_Comm *newcomm) {
  communicator *parent = communicator_of(comm);
  int birth = parent->children++, parents = registry[parent->id].size;
  split_request *request = find_or_make_request(parent->id, birth, parents);
  request->colour[parent->me] = colour;
  request->key[parent->me] = key;
  int members[VIRTUAL_WORLD_SIZE], count = members_of_colour(request, colour, parents, members);
  for (int i = 0; i < count; i++) members[i] = mpi_world_rank(parent, members[i]);
  *newcomm = colour == MPI_UNDEFINED ? MPI_COMM_NULL : new_communicator(parent, birth, colour, count, members);
  return MPI_SUCCESS;
}

/* ---- Fortran handles: of the world, and of those communicators that somebody has asked for ---------------- */

/* MPICH's are the handles themselves. */
#ifdef OPEN_MPI
enum { FORTRAN_WORLD = 0, FIRST_FORTRAN_HANDLE = 1, NO_FORTRAN_HANDLE = -1 };
static MPI_Comm *fortran_handles; /* null: free again */
static int nfortran_handles;

MPI_Fint MPI_Comm_c2f(MPI_Comm comm) {
  int at = 0;
  if (comm == MPI_COMM_WORLD) return FORTRAN_WORLD;
  if (comm == MPI_COMM_NULL) return NO_FORTRAN_HANDLE;
  while (at < nfortran_handles && fortran_handles[at] != comm) at++;
  for (int i = 0; at == nfortran_handles && i < nfortran_handles; i++)
    if (!fortran_handles[i]) at = i;
  if (at == nfortran_handles)
    fortran_handles = must(realloc(fortran_handles, (size_t)++nfortran_handles * sizeof *fortran_handles));
  fortran_handles[at] = comm;
  return at + FIRST_FORTRAN_HANDLE;
}

MPI_Comm MPI_Comm_f2c(MPI_Fint handle) {
  if (handle == FORTRAN_WORLD) return MPI_COMM_WORLD;
  int at = handle - FIRST_FORTRAN_HANDLE;
  return at >= 0 && at < nfortran_handles && fortran_handles[at] ? fortran_handles[at] : MPI_COMM_NULL;
}

static void forget_fortran_handle(MPI_Comm comm) {
  for (int i = 0; i < nfortran_handles; i++)
    if (fortran_handles[i] == comm) fortran_handles[i] = NULL;
}
#else
static void forget_fortran_handle(MPI_Comm comm) { (void)comm; }
#endif

int MPI_Comm_free(MPI_Comm *comm) {
  forget_fortran_handle(*comm);
  if (*comm != MPI_COMM_WORLD && *comm != MPI_COMM_NULL) {
    communicator *object = communicator_of(*comm);
    communicator_forget(*comm);
    free(object);
  }
  *comm = MPI_COMM_NULL;
  return MPI_SUCCESS;
}

int MPI_Comm_get_attr(MPI_Comm comm, int keyval, void *value, int *found) {
  static int tag_upper_bound = INT_MAX;
  *found = keyval == MPI_TAG_UB;
  if (*found) *(void **)value = &tag_upper_bound;
  return MPI_SUCCESS;
}
