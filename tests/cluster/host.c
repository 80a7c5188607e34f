#define _GNU_SOURCE
#include "host.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/if_tun.h>
#include <net/if.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

static int complain(const char *what) {
  fprintf(stderr, "cluster: %s: %s\n", what, strerror(errno));
  return -1;
}

/* ---- the file --------------------------------------------------------------------------------------------- */

/* "2.5" (Gflop/s) or "50%" (of what the computer can, which the script "cluster" sees to). */
static int read_speed(const char *word, host *to) {
  char *end;
  double value = strtod(word, &end);
  int is_share = *end == '%';
  to->gflops = is_share ? 0 : value;
  return end > word && !end[is_share] && value >= 0 && (!is_share || (value > 0 && value <= 100));
}

/* 1: a host, 0: nothing on this line, -1: neither. */
static int read_line(const char *line, host *to) {
  char rest[2], format[80], speed[HOST_NAME_SIZE] = "";
  if (line[strspn(line, " \t\r\n")] == '#' || !line[strspn(line, " \t\r\n")]) return 0;
  *to = (host){.processors = 0};
  snprintf(format, sizeof format, "%%%ds %%d %%%ds %%lf %%lf %%%ds %%lf %%lf %%1s", HOST_NAME_SIZE - 1,
           HOST_NAME_SIZE - 1, HOST_NAME_SIZE - 1);
  int read = sscanf(line, format, to->name, &to->processors, speed, &to->mbit, &to->delay_us, to->behind,
                    &to->uplink_mbit, &to->uplink_us, rest);
  int fits = read_speed(speed, to) && to->processors > 0 && to->mbit >= 0 && to->delay_us >= 0 &&
             to->uplink_mbit >= 0 && to->uplink_us >= 0;
  return (read == 5 || read == 8) && fits ? 1 : -1;
}

int hosts_read(const char *file, host hosts[MOST_HOSTS]) {
  char line[256];
  int count = 0, number = 0;
  FILE *in = fopen(file, "r");
  if (!in) return complain(file);
  while (count >= 0 && fgets(line, sizeof line, in)) {
    host one;
    int is_host = read_line(line, &one);
    number++;
    if (is_host < 0 || (is_host && count == MOST_HOSTS)) {
      fprintf(stderr,
              "%s:%d: expected \"name processors speed mbit delay_us [switch uplink_mbit uplink_us]\", of at most %d "
              "hosts; a speed is Gflop/s, or a share of the computer's like 50%%\n",
              file, number, MOST_HOSTS);
      count = -1;
    } else if (is_host)
      hosts[count++] = one;
  }
  fclose(in);
  if (count == 0) fprintf(stderr, "%s: no hosts\n", file);
  return count > 0 ? count : -1;
}

/* ---- networks --------------------------------------------------------------------------------------------- */

unsigned host_address(int number) { return htonl(0x0a4d0000u + (unsigned)number); }

static struct ifreq request_for(const char *device) {
  struct ifreq request;
  memset(&request, 0, sizeof request);
  snprintf(request.ifr_name, sizeof request.ifr_name, "%s", device);
  return request;
}

static int set_address(int control, unsigned long what, unsigned address) {
  struct ifreq request = request_for("eth0");
  struct sockaddr_in in = {.sin_family = AF_INET, .sin_addr.s_addr = address};
  memcpy(&request.ifr_addr, &in, sizeof in);
  return ioctl(control, what, &request);
}

static int switch_on(int control, const char *device) {
  struct ifreq request = request_for(device);
  if (ioctl(control, SIOCGIFFLAGS, &request)) return -1;
  request.ifr_flags |= IFF_UP | IFF_RUNNING;
  return ioctl(control, SIOCSIFFLAGS, &request);
}

/* A device eth0 whose packets this program carries. Large segments stay whole (TSO), which saves most of the work. */
static int open_device(void) {
  struct ifreq request = request_for("eth0");
  int device = open("/dev/net/tun", O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (device < 0) return complain("/dev/net/tun");
  request.ifr_flags = IFF_TUN | IFF_NO_PI | IFF_VNET_HDR;
  if (ioctl(device, TUNSETIFF, &request) == 0 && ioctl(device, TUNSETOFFLOAD, TUN_F_CSUM | TUN_F_TSO4) == 0)
    return device;
  complain("making a TUN device");
  close(device);
  return -1;
}

/* Of TCP in this network. What is on its way of one connection stays within a few links' worth, so that no queue of the switch grows without
 * end and nothing need be dropped; so nothing is sent twice because it takes long, and a connection that was idle is as fast as
 * before. Where something cannot be set, links are a little slower than they should be. */
static void set_up_tcp(void) {
  static const char *const settings[][2] = {{"tcp_rmem", "4096 131072 524288\n"},
                                            {"tcp_wmem", "4096 131072 524288\n"},
                                            {"tcp_early_retrans", "0\n"},
                                            {"tcp_slow_start_after_idle", "0\n"}};
  for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
    char file[80];
    snprintf(file, sizeof file, "/proc/sys/net/ipv4/%s", settings[i][0]);
    FILE *out = fopen(file, "w");
    if (!out) continue;
    fputs(settings[i][1], out);
    fclose(out);
  }
}

int host_become(const char *name, int number) {
  if (unshare(CLONE_NEWNET | CLONE_NEWUTS)) return complain("a network and a name of its own for a host");
  if (sethostname(name, strlen(name))) return complain(name);
  set_up_tcp();
  int control = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0), device = control < 0 ? -1 : open_device();
  int failed = device < 0 || switch_on(control, "lo") || set_address(control, SIOCSIFADDR, host_address(number)) ||
               set_address(control, SIOCSIFNETMASK, htonl(0xffffff00u)) || switch_on(control, "eth0");
  if (failed) complain("setting up eth0");
  if (control >= 0) close(control);
  return failed ? -1 : device;
}

int host_keep(void) {
  pid_t child = fork();
  if (child < 0) return complain("fork");
  while (child == 0) pause();
  return child;
}
