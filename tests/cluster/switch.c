/*
 * switch HOSTS STATE: makes the hosts of the file HOSTS and carries the packets between them, in place of wires:
 *
 *   a packet leaves on the link of its source as soon as that is free, at its rate; after the delays of both hosts it comes
 *   out of the switch on the link of its destination, again as soon as that is free; between hosts of two switches the uplinks of
 *   both come in between. Switches pass on frame by frame (cut-through), so that a large packet is on all links at once. Nothing
 *   is lost.
 *
 * Rates are of the wire: what Ethernet puts around every frame counts, so that TCP gets 94 % of them.
 *
 * It is the first process of its process namespace ("cluster up"): whatever happens to it, all hosts end with it. It stays
 * in a host of its own called head, with an unlimited link, from which programs are started. When the hosts are there, the file
 * STATE/pids tells a process of each.
 */
#define _GNU_SOURCE
#include "host.h"

#include <errno.h>
#include <linux/virtio_net.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

enum { FRAME = 1500, AROUND_FRAME = 38, MOST_PACKET = 70000, HEAD = sizeof(struct virtio_net_hdr) };

typedef struct packet {
  double due_s;
  long number; /* in order of arrival: those that are due at once keep it */
  int to, bytes;
  unsigned char *data;
} packet;

/* One direction of a link, with the delay before it or behind it. */
typedef struct wire {
  double s_per_byte, free_s, before_s, behind_s;
} wire;

/* Both directions of the link of a host, or of a switch to the one in the middle. */
typedef struct cable {
  wire out, in;
} cable;

typedef struct port {
  cable link, *uplink; /* null: the host is at the switch in the middle */
  int device, pid;
} port;

/* Packets under way, the one that is due first on top (a heap). */
typedef struct queue {
  packet *at;
  int count, capacity;
  long numbers;
} queue;

static double now_s(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* ---- the queue -------------------------------------------------------------------------------------------- */

static int comes_before(const packet *a, const packet *b) {
  return a->due_s < b->due_s || (a->due_s == b->due_s && a->number < b->number);
}

static int push(queue *queue, packet one) {
  if (queue->count == queue->capacity) {
    int capacity = queue->capacity ? 2 * queue->capacity : 1024;
    packet *more = realloc(queue->at, (size_t)capacity * sizeof *more);
    if (!more) return -1;
    queue->at = more;
    queue->capacity = capacity;
  }
  int i = queue->count++;
  one.number = queue->numbers++;
  for (; i > 0 && comes_before(&one, &queue->at[(i - 1) / 2]); i = (i - 1) / 2) queue->at[i] = queue->at[(i - 1) / 2];
  queue->at[i] = one;
  return 0;
}

static packet pop(queue *queue) {
  packet first = queue->at[0], last = queue->at[--queue->count];
  int i = 0;
  for (int child = 1; child < queue->count; child = 2 * i + 1) {
    if (child + 1 < queue->count && comes_before(&queue->at[child + 1], &queue->at[child])) child++;
    if (comes_before(&last, &queue->at[child])) break;
    queue->at[i] = queue->at[child];
    i = child;
  }
  queue->at[i] = last;
  return first;
}

/* ---- packets ---------------------------------------------------------------------------------------------- */

/* Bytes on the wire of an IP packet that the network card would cut into frames, each with headers of its own. */
static double bytes_on_wire(const unsigned char *data, int bytes) {
  struct virtio_net_hdr head;
  const unsigned char *ip = data + HEAD;
  memcpy(&head, data, sizeof head);
  int whole = bytes - HEAD, headers = 4 * (ip[0] & 15);
  if (head.gso_type == VIRTIO_NET_HDR_GSO_NONE || head.gso_size == 0 || whole < headers + 20)
    return whole + AROUND_FRAME;
  headers += 4 * (ip[headers + 12] >> 4); /* TCP's own */
  int payload = whole - headers, frames = (payload + head.gso_size - 1) / head.gso_size;
  return payload + frames * (double)(headers + AROUND_FRAME);
}

static double later(double a, double b) { return a > b ? a : b; }

/* When the last byte of a packet that comes now is at its destination; it takes its time on all links. */
static double carry(port *from, port *to, double bytes, double now) {
  double frame = bytes < FRAME + AROUND_FRAME ? bytes : FRAME + AROUND_FRAME;
  wire *way[4] = {&from->link.out};
  int count = 1;
  if (from->uplink != to->uplink && from->uplink) way[count++] = &from->uplink->out;
  if (from->uplink != to->uplink && to->uplink) way[count++] = &to->uplink->in;
  way[count++] = &to->link.in;
  double begins_s = later(now, way[0]->free_s);
  way[0]->free_s = begins_s + bytes * way[0]->s_per_byte;
  for (int i = 1; i < count; i++) {
    wire *before = way[i - 1], *wire = way[i];
    double delay_s = before->behind_s + wire->before_s, frame_s = frame * wire->s_per_byte;
    begins_s = later(begins_s + frame * before->s_per_byte + delay_s, wire->free_s);
    wire->free_s = later(begins_s + bytes * wire->s_per_byte, before->free_s + delay_s + frame_s);
  }
  return way[count - 1]->free_s;
}

/* The host that an IPv4 packet is for; -1: none of ours. */
static int destination(const unsigned char *data, int bytes, int nports) {
  unsigned address;
  if (bytes < HEAD + 20 || data[HEAD] >> 4 != 4) return -1;
  memcpy(&address, data + HEAD + 16, sizeof address);
  for (int i = 0; i < nports; i++)
    if (address == host_address(i + 1)) return i;
  return -1;
}

/* Takes what a host sends, a few packets at a time, so that nobody else waits long. */
static int take_from(port *ports, int nports, int from, queue *queue) {
  static unsigned char data[MOST_PACKET];
  for (int i = 0; i < 16; i++) {
    ssize_t bytes = read(ports[from].device, data, sizeof data);
    if (bytes <= 0) return 0;
    int to = destination(data, (int)bytes, nports);
    if (to < 0) continue;
    packet one = {.to = to, .bytes = (int)bytes, .data = malloc((size_t)bytes)};
    if (!one.data) return -1;
    memcpy(one.data, data, (size_t)bytes);
    one.due_s = carry(&ports[from], &ports[to], bytes_on_wire(data, one.bytes), now_s());
    if (push(queue, one)) return -1;
  }
  return 0;
}

/* Hands over what is due and returns how long the next one has time. A host that takes nothing any more has been killed. */
static struct timespec deliver(const port *ports, queue *queue) {
  struct timespec wait = {1, 0};
  double now = now_s();
  while (queue->count > 0 && queue->at[0].due_s <= now) {
    packet one = pop(queue);
    if (write(ports[one.to].device, one.data, (size_t)one.bytes) < 0 && errno != EIO && errno != EAGAIN)
      fprintf(stderr, "cluster: a packet for host %d: %s\n", one.to, strerror(errno));
    free(one.data);
  }
  double left_s = queue->count > 0 ? queue->at[0].due_s - now : 1;
  if (left_s < 1) wait = (struct timespec){.tv_nsec = (long)(1e9 * left_s)};
  return wait;
}

static int carry_on(port *ports, int nports) {
  struct pollfd look[MOST_HOSTS + 1];
  queue queue = {0};
  for (int i = 0; i < nports; i++) look[i] = (struct pollfd){.fd = ports[i].device, .events = POLLIN};
  for (;;) {
    struct timespec wait = deliver(ports, &queue);
    if (ppoll(look, (nfds_t)nports, &wait, NULL) <= 0) continue;
    for (int i = 0; i < nports; i++)
      if (look[i].revents & POLLIN && take_from(ports, nports, i, &queue)) {
        fprintf(stderr, "cluster: the switch is out of memory\n");
        return 1;
      }
  }
}

/* ---- setting up ------------------------------------------------------------------------------------------- */

static cable cable_of(double mbit, double delay_us) {
  double s_per_byte = mbit > 0 ? 8e-6 / mbit : 0, delay_s = 1e-6 * delay_us;
  return (cable){{.s_per_byte = s_per_byte, .behind_s = delay_s}, {.s_per_byte = s_per_byte, .before_s = delay_s}};
}

/* The uplink of the switch that host number i is behind: that of the first host there. */
static cable *uplink_of(const host *hosts, int i, cable *uplinks) {
  int first = 0;
  if (!*hosts[i].behind) return NULL;
  while (strcmp(hosts[first].behind, hosts[i].behind)) first++;
  if (first == i) uplinks[i] = cable_of(hosts[i].uplink_mbit, hosts[i].uplink_us);
  return &uplinks[first];
}

/* In one step, so that who sees the file sees all of it. */
static int tell(const char *state, const host *hosts, const port *ports, int count) {
  char name[4096], done[4096];
  snprintf(name, sizeof name, "%s/pids.new", state);
  snprintf(done, sizeof done, "%s/pids", state);
  FILE *out = fopen(name, "w");
  for (int i = 0; out && i < count; i++) fprintf(out, "%s %d\n", hosts[i].name, ports[i].pid);
  if (out && fclose(out) == 0 && rename(name, done) == 0) return 0;
  perror(done);
  return -1;
}

/* The program sleeps most of the time and must be there the moment that a packet is due, whatever else the computer does. */
static void be_prompt(void) {
  struct sched_param first = {.sched_priority = 1};
  if (sched_setscheduler(0, SCHED_RR | SCHED_RESET_ON_FORK, &first)) prctl(PR_SET_TIMERSLACK, 1UL);
}

int main(int argc, char **argv) {
  static host hosts[MOST_HOSTS + 1];
  static port ports[MOST_HOSTS + 1];
  static cable uplinks[MOST_HOSTS];
  if (argc != 3) return fprintf(stderr, "usage: switch HOSTS STATE\n"), 2;
  int count = hosts_read(argv[1], hosts);
  if (count < 0) return 1;
  signal(SIGCHLD, SIG_IGN); /* the first process of a namespace inherits orphans */
  if (mount("cluster", "/dev/shm", "tmpfs", 0, "size=64m")) perror("cluster: a /dev/shm of its own");
  hosts[count] = (host){.name = "head"};
  for (int i = 0; i <= count; i++) {
    int device = host_become(hosts[i].name, i + 1);
    if (device < 0) return 1;
    ports[i] = (port){.link = cable_of(hosts[i].mbit, hosts[i].delay_us), .device = device};
    ports[i].uplink = uplink_of(hosts, i, uplinks);
    ports[i].pid = i < count ? host_keep() : getpid();
    if (ports[i].pid < 0) return 1;
  }
  be_prompt();
  return tell(argv[2], hosts, ports, count) ? 1 : carry_on(ports, count + 1);
}
