/* The hosts of the cluster: what the file says of them, and making them: a host is a network and a name of its own. */
#ifndef HSCAL_TESTS_CLUSTER_HOST_H
#define HSCAL_TESTS_CLUSTER_HOST_H

enum { MOST_HOSTS = 64, HOST_NAME_SIZE = 64 };

typedef struct host {
  char name[HOST_NAME_SIZE];
  int processors;
  double gflops;                 /* of each processor; 0: as fast as the computer, or its quota, is */
  double mbit;                   /* of the link, in each direction; 0: no limit */
  double delay_us;               /* between the host and the switch */
  char behind[HOST_NAME_SIZE];   /* name of its switch; empty: the one in the middle, to which all others lead */
  double uplink_mbit, uplink_us; /* between that and the one in the middle; as its first host says */
} host;

/* Reads "name processors speed mbit delay_us" lines, where a speed is Gflop/s or a share of the computer's own ("50%"), behind which "switch uplink_mbit uplink_us" may stand; # begins a remark. The number of hosts, or -1 after a message. */
int hosts_read(const char *file, host hosts[MOST_HOSTS]);

/* This process leaves its network and name for new ones: the address 10.77.0.`number` on a device eth0. Returns the descriptor from
 * which packets of eth0 are read, and to which packets for it are written, both behind a virtio_net_hdr; -1 after a message. */
int host_become(const char *name, int number);

/* A child that does nothing but keep this process's present network and name there. Its process number, or -1. */
int host_keep(void);

/* IPv4 address of a host in network byte order. */
unsigned host_address(int number);

#endif
