/* Stub MPI: what was broadcast, as far as it is delivered. */
#include "mpi_deliveries.h"
#include "mpi_objects.h"

#include <stdlib.h>
#include <string.h>

/* The broadcasts of a communicator are numbered alike by all its members. */
typedef struct delivery {
  int communicator, number;
  size_t bytes;
  void *integers;
} delivery;
static struct {
  delivery *list; /* a power of two of places, searched from a hash on */
  size_t count, places;
} deliveries;

static int counting, all_numbers;
void virtual_world_count_deliveries_anew(int numbers_too) {
  counting++;
  all_numbers = numbers_too;
}

static delivery *place_for(int communicator, int number) {
  size_t at = ((size_t)communicator * 0x9e3779b1u + (size_t)number * 0x85ebca6bu) & (deliveries.places - 1);
  delivery *d = &deliveries.list[at];
  while (d->integers && (d->communicator != communicator || d->number != number))
    d = d + 1 == deliveries.list + deliveries.places ? deliveries.list : d + 1;
  return d;
}

void virtual_world_forget_deliveries(void) {
  for (size_t i = 0; i < deliveries.places; i++) free(deliveries.list[i].integers);
  free(deliveries.list);
  deliveries.list = NULL;
  deliveries.count = deliveries.places = 0;
}

static int reserve_delivery(void) {
  if (2 * deliveries.count < deliveries.places) return 1;
  size_t old_places = deliveries.places, places = old_places ? 2 * old_places : 64;
  delivery *old = deliveries.list, *list = calloc(places, sizeof *list);
  if (!list) return 0;
  deliveries.list = list;
  deliveries.places = places;
  for (size_t i = 0; i < old_places; i++)
    if (old[i].integers) *place_for(old[i].communicator, old[i].number) = old[i];
  free(old);
  return 1;
}

/* Without memory nothing is delivered: the comparison then fails by itself. */
static void keep(const void *buffer, size_t bytes, const communicator *comm) {
  void *copy = malloc(bytes + 1);
  if (!copy || !reserve_delivery()) {
    free(copy);
    return;
  }
  delivery *d = place_for(comm->id, comm->broadcasts);
  deliveries.count += !d->integers;
  free(d->integers);
  *d = (delivery){comm->id, comm->broadcasts, bytes, memcpy(copy, buffer, bytes)};
}

static void deliver(void *buffer, size_t bytes, const communicator *comm) {
  const delivery *d = deliveries.places ? place_for(comm->id, comm->broadcasts) : NULL;
  if (d && d->integers && d->bytes == bytes) memcpy(buffer, d->integers, bytes);
}

void mpi_deliver(void *buffer, size_t bytes, int how, int root, communicator *comm) {
  int delivered = how == DELIVERED || (how == DELIVERED_IF_ASKED && all_numbers);
  if (comm->counting != counting) comm->counting = counting, comm->broadcasts = 0;
  if (delivered && root == comm->me) keep(buffer, bytes, comm);
  if (delivered && root != comm->me) deliver(buffer, bytes, comm);
  comm->broadcasts++; /* also others: a piece may be contiguous for some members only */
}
