#include "measure/network.h"
#include "base/status.h"
#include "machine/samples.h"
#include "measure/calibrated.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PAIRS = 4, MOST_STREAMS = 8, STREAM_BYTES = 1 << 20, PROBED_BYTES = 1 << 22 };

static void tell(const hscal_ranks *ranks, const hscal_measure_options *options, double done, const char *what) {
  if (ranks->rank == 0 && options->progress) options->progress(options->user, fmin(done, 1), what);
}

static hscal_process_pair pair_of(const hscal_ranks *ranks, int first, int second, char *buffer) {
  int role = ranks->rank == first ? 0 : ranks->rank == second ? 1 : -1, is_probe = hscal__rank_is_probing(ranks);
  return (hscal_process_pair){
      ranks->all, {first, second}, role, buffer, is_probe ? PROBED_BYTES : HSCAL_LARGEST_MESSAGE, is_probe};
}

/* Process number i of a node; -1: it has fewer. */
static int process_of(const hscal_ranks *ranks, int node, int i) {
  for (int rank = ranks->leader[node]; rank < ranks->size; rank++)
    if (ranks->node_of[rank] == node && i-- == 0) return rank;
  return -1;
}

/* ---- layers ----------------------------------------------------------------------------------------------- */

/* Medians over the pairs that measured a layer, by the sizes that all of them did. */
static void combine(const hscal_message_record *records, int count, hscal_message_record *layer) {
  double values[MOST_PAIRS];
  *layer = records[0];
  for (int i = 1; i < count; i++) layer->count = records[i].count < layer->count ? records[i].count : layer->count;
  for (int s = 0; s < layer->count; s++) {
    for (int i = 0; i < count; i++) values[i] = records[i].seconds[s];
    layer->seconds[s] = hscal__median(values, count);
  }
  for (int i = 0; i < count; i++) values[i] = records[i].noise;
  layer->noise = hscal__median(values, count);
  for (int i = 0; i < count; i++) values[i] = records[i].rendezvous_bytes;
  hscal__median(values, count); /* sorts; the lower middle one, since a mean of sizes would be none of them */
  layer->rendezvous_bytes = values[(count - 1) / 2];
  hscal__messages_smooth(layer);
}

/* Pairs of processes, one after the other: first[i] and second[i]. */
static int measure_layer(const hscal_ranks *ranks, const int *first, const int *second, int count, double seconds,
                         char *buffer, hscal_message_record *layer) {
  hscal_message_record records[MOST_PAIRS] = {0};
  for (int i = 0; i < count; i++) {
    hscal_process_pair pair = pair_of(ranks, first[i], second[i], buffer);
    int status = pair.role < 0 ? 0 : hscal__pair_measure(&pair, seconds / count, &records[i]);
    HSCAL_TRY(hscal__ranks_agree(ranks, status));
    HSCAL_TRY(hscal__ranks_share(ranks, first[i], &records[i], sizeof records[i]));
  }
  if (count > 0) combine(records, count, layer);
  return 0;
}

/* The first two processes of up to four nodes, in a probe of one. */
static int measure_inside(const hscal_ranks *ranks, double seconds, char *buffer, hscal_message_record *layer) {
  int first[MOST_PAIRS], second[MOST_PAIRS], count = 0, most = hscal__rank_is_probing(ranks) ? 1 : MOST_PAIRS;
  for (int node = 0; node < ranks->nnodes && count < most; node++) {
    first[count] = ranks->leader[node], second[count] = process_of(ranks, node, 1);
    if (second[count] >= 0) count++;
  }
  return measure_layer(ranks, first, second, count, seconds, buffer, layer);
}

/* ---- several at once -------------------------------------------------------------------------------------- */

/* What pairs do at the same time: hscal__pair_stream or hscal__pair_exchange. */
typedef int streaming(const hscal_process_pair *pair, int bytes, int times, double *bytes_per_s);

/* Pairs that stream at the same time for about `seconds`, where a lone message goes at `bytes_per_s`: rates[count] of each, everywhere. */
static int at_once(const hscal_ranks *ranks, streaming *stream, const int *first, const int *second, int count,
                   double seconds, double bytes_per_s, char *buffer, double *rates) {
  double wanted = ceil(seconds * bytes_per_s / count / STREAM_BYTES), rate = 0;
  int times = wanted < 2 ? 2 : wanted > 200 ? 200 : (int)wanted, status = 0;
  HSCAL_TRY(hscal__ranks_agree(ranks, 0)); /* begins together */
  for (int i = 0; i < count; i++) {
    hscal_process_pair pair = pair_of(ranks, first[i], second[i], buffer);
    if (pair.role >= 0) status = stream(&pair, STREAM_BYTES, times, &rate);
  }
  HSCAL_TRY(hscal__ranks_agree(ranks, status));
  for (int i = 0; i < count; i++) {
    rates[i] = rate;
    HSCAL_TRY(hscal__ranks_share(ranks, first[i], &rates[i], sizeof rates[i]));
  }
  return 0;
}

static int stream_at_once(const hscal_ranks *ranks, const int *first, const int *second, int count, double seconds,
                          double bytes_per_s, char *buffer, double *rates) {
  return at_once(ranks, hscal__pair_stream, first, second, count, seconds, bytes_per_s, buffer, rates);
}

static double sum(const double *values, int count) {
  double total = 0;
  for (int i = 0; i < count; i++) total += values[i];
  return total;
}

/* Neighbours on the first node that has two pairs at least: what they reach together. */
static int measure_node_capacity(const hscal_ranks *ranks, double seconds, double bytes_per_s, char *buffer,
                                 hscal_network_record *network) {
  int first[MOST_STREAMS], second[MOST_STREAMS], count = 0;
  double rates[MOST_STREAMS];
  for (int node = 0; node < ranks->nnodes && count < 2; node++)
    for (count = 0; count < MOST_STREAMS; count++) {
      first[count] = process_of(ranks, node, 2 * count), second[count] = process_of(ranks, node, 2 * count + 1);
      if (second[count] < 0) break;
    }
  if (count < 2) return 0;
  HSCAL_TRY(stream_at_once(ranks, first, second, count, seconds, bytes_per_s, buffer, rates));
  network->node_bytes_per_s = sum(rates, count);
  network->node_pairs = count;
  return 0;
}

/* Processes of node a, and as many of node b. Returns how many. */
static int processes_of_both(const hscal_ranks *ranks, int a, int b, int first[MOST_PAIRS], int second[MOST_PAIRS]) {
  int count = 0;
  for (; count < MOST_PAIRS; count++) {
    first[count] = process_of(ranks, a, count), second[count] = process_of(ranks, b, count);
    if (first[count] < 0 || second[count] < 0) break;
  }
  return count;
}

/* How much more all of them carry over the link than one pair does, 1 or more. */
static int measure_several(const hscal_ranks *ranks, int a, int b, double seconds, double bytes_per_s, char *buffer,
                           double *more) {
  int first[MOST_PAIRS], second[MOST_PAIRS], count = processes_of_both(ranks, a, b, first, second);
  double alone = 0, rates[MOST_PAIRS];
  *more = 1;
  if (count < 2) return 0;
  HSCAL_TRY(stream_at_once(ranks, first, second, 1, seconds / 2, bytes_per_s, buffer, &alone));
  HSCAL_TRY(stream_at_once(ranks, first, second, count, seconds / 2, bytes_per_s, buffer, rates));
  double gain = sum(rates, count) / alone;
  *more = gain > 1.1 ? gain : 1; /* less than that is what samples scatter */
  return 0;
}

/* How much more they carry in both directions at once than in one: 1 to 2, which is two directions that are apart. */
static int measure_both_directions(const hscal_ranks *ranks, int a, int b, double seconds, double bytes_per_s,
                                   char *buffer, double *more) {
  int first[MOST_PAIRS], second[MOST_PAIRS], count = processes_of_both(ranks, a, b, first, second);
  double one_way[MOST_PAIRS], both_ways[MOST_PAIRS];
  HSCAL_TRY(stream_at_once(ranks, first, second, count, seconds / 2, bytes_per_s, buffer, one_way));
  HSCAL_TRY(at_once(ranks, hscal__pair_exchange, first, second, count, seconds / 2, bytes_per_s, buffer, both_ways));
  *more = fmin(fmax(sum(both_ways, count) / sum(one_way, count), 1), 2);
  return 0;
}

/* Pairs of nodes, everyone has the same ones. */
typedef struct node_pairs {
  int count, *first, *second; /* ranks of their first processes, */
  double *alone, *rates;      /* bytes per second of each when nothing else goes on, and of all at once */
} node_pairs;

static int no_pairs(const hscal_ranks *ranks, node_pairs *pairs) {
  size_t most = (size_t)ranks->nnodes;
  *pairs = (node_pairs){.first = malloc(most * sizeof *pairs->first), .alone = malloc(most * sizeof *pairs->alone)};
  pairs->second = pairs->first ? pairs->first + most / 2 : NULL;
  pairs->rates = pairs->alone ? pairs->alone + most / 2 : NULL;
  int failed = !pairs->first || !pairs->alone;
  return hscal__ranks_agree(
      ranks, failed ? hscal__fail(HSCAL_ERROR_MEMORY, "measuring: no memory for pairs of %d nodes", ranks->nnodes) : 0);
}

static void free_pairs(node_pairs *pairs) {
  free(pairs->first);
  free(pairs->alone);
}

/* All pairs stream at once, where a message between nodes goes at `most` bytes per second. For `seconds`, if they do not hinder each other. */
static int stream_pairs(const hscal_ranks *ranks, double seconds, const hscal_link *links, double most, char *buffer,
                        node_pairs *pairs) {
  double slowest = INFINITY;
  for (int i = 0; i < pairs->count; i++) {
    int a = pairs->first[i], b = pairs->second[i];
    pairs->alone[i] = fmin(most, fmin(links[a].bytes_per_s, links[b].bytes_per_s));
    slowest = fmin(slowest, pairs->alone[i]);
    pairs->first[i] = ranks->leader[a], pairs->second[i] = ranks->leader[b];
  }
  return stream_at_once(ranks, pairs->first, pairs->second, pairs->count, seconds * pairs->count, slowest, buffer,
                        pairs->rates);
}

/* Of each group half of the nodes send to the other half at once: the median of what a link carries then, relative to what it does
 * alone. */
static int measure_load(const hscal_ranks *ranks, double seconds, const hscal_link *links, char *buffer, double *load) {
  node_pairs pairs;
  int status = no_pairs(ranks, &pairs);
  *load = 0;
  if (!status) pairs.count = hscal__links_within(ranks->nnodes, links, pairs.first, pairs.second);
  if (!status && pairs.count >= 2) {
    status = stream_pairs(ranks, seconds, links, INFINITY, buffer, &pairs);
    for (int i = 0; i < pairs.count; i++) pairs.rates[i] /= pairs.alone[i];
    *load = fmin(hscal__median(pairs.rates, pairs.count), 1e3);
  }
  free_pairs(&pairs);
  return status;
}

/* Nodes of one group send to nodes of another, all at once: what they reach together, if that is less than the sum. */
static int measure_uplink(const hscal_ranks *ranks, double seconds, const hscal_link *links, char *buffer,
                          hscal_network_record *network) {
  node_pairs pairs;
  double lone = network->switch_bytes_per_s > 0 ? network->switch_bytes_per_s : INFINITY;
  int status = no_pairs(ranks, &pairs);
  if (!status) pairs.count = hscal__links_across(ranks->nnodes, links, pairs.first, pairs.second);
  if (!status && pairs.count >= 2) {
    status = stream_pairs(ranks, seconds / pairs.count, links, lone, buffer, &pairs);
    double together = sum(pairs.rates, pairs.count);
    network->uplink_pairs = pairs.count;
    if (together < HSCAL_UNSHARED * sum(pairs.alone, pairs.count)) network->uplink_bytes_per_s = together;
  }
  free_pairs(&pairs);
  return status;
}

/* ---- between nodes ---------------------------------------------------------------------------------------- */

/* One pair of nodes, everyone else asleep; everyone has the sample after it. */
static int survey_pair(const hscal_ranks *ranks, char *buffer, hscal_link_sample *sample) {
  hscal_process_pair pair = pair_of(ranks, ranks->leader[sample->a], ranks->leader[sample->b], buffer);
  int status = 0;
  if (pair.role >= 0) status = hscal__pair_survey(&pair, &sample->latency_s, &sample->bytes_per_s);
  HSCAL_TRY(hscal__ranks_agree(ranks, status));
  return hscal__ranks_share(ranks, pair.rank[0], sample, sizeof *sample);
}

/* Pairs as hscal__links_next asks for, until the time is over. */
static int survey(const hscal_ranks *ranks, const hscal_measure_options *options, double seconds, char *buffer,
                  hscal_link_sample *samples, int *nsamples) {
  double start = hscal__now();
  int all_samples = hscal__links_capacity(ranks->nnodes), next;
  for (*nsamples = 0; (next = hscal__links_next(ranks->nnodes, samples, *nsamples, samples + *nsamples)) > 0;) {
    for (int i = 0; i < next; i++) HSCAL_TRY(survey_pair(ranks, buffer, &samples[*nsamples + i]));
    *nsamples += next;
    tell(ranks, options, 0.3 + 0.2 * *nsamples / all_samples, "links of nodes");
    int go_on = hscal__now() - start < seconds;
    HSCAL_TRY(hscal__ranks_share(ranks, 0, &go_on, sizeof go_on));
    if (!go_on) break;
  }
  return 0;
}

/* What the samples say, and curves of the best pairs. */
static int measure_best(const hscal_ranks *ranks, double seconds, const hscal_link_sample *samples, int nsamples,
                        char *buffer, hscal_network_record *network, hscal_link *links) {
  int best[MOST_PAIRS], first[MOST_PAIRS], second[MOST_PAIRS], ngroups;
  double more, both;
  hscal_switch_cost switch_cost;
  HSCAL_TRY(hscal__ranks_agree(ranks, hscal__links_solve(ranks->nnodes, samples, nsamples, links, &ngroups)));
  HSCAL_TRY(hscal__ranks_agree(ranks, hscal__links_switch_cost(samples, nsamples, links, &switch_cost)));
  network->switch_latency_s = switch_cost.latency_s;
  network->switch_bytes_per_s = switch_cost.bytes_per_s;
  int count = hscal__links_best(samples, nsamples, links, MOST_PAIRS, best);
  for (int i = 0; i < count; i++)
    first[i] = ranks->leader[samples[best[i]].a], second[i] = ranks->leader[samples[best[i]].b];
  HSCAL_TRY(measure_layer(ranks, first, second, count, 0.7 * seconds, buffer, &network->layer[HSCAL_LAYER_NETWORK]));
  double at_once_s = (ngroups > 1 ? 0.1 : 0.15) * seconds;
  HSCAL_TRY(measure_load(ranks, at_once_s, links, buffer, &network->load));
  if (ngroups > 1) HSCAL_TRY(measure_uplink(ranks, 0.15 * seconds - at_once_s, links, buffer, network));
  if (count == 0) return 0;
  const hscal_link_sample *pair = &samples[best[0]];
  HSCAL_TRY(measure_several(ranks, pair->a, pair->b, 0.08 * seconds, pair->bytes_per_s, buffer, &more));
  HSCAL_TRY(measure_both_directions(ranks, pair->a, pair->b, 0.07 * seconds, pair->bytes_per_s, buffer, &both));
  double part = network->load > 0 && network->load < HSCAL_UNSHARED ? network->load : 1;
  for (int i = 0; i < ranks->nnodes; i++) {
    links[i].bytes_per_s *= more * part;
    links[i].both_bytes_per_s = both < 2 * HSCAL_UNSHARED ? both * links[i].bytes_per_s : 0;
  }
  return 0;
}

static int measure_between(const hscal_ranks *ranks, const hscal_measure_options *options, double seconds, char *buffer,
                           hscal_network_record *network, hscal_link *links) {
  int nsamples = 0;
  hscal_link_sample *samples = calloc((size_t)hscal__links_capacity(ranks->nnodes) + 1, sizeof *samples);
  int status =
      samples ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "measuring: no memory for pairs of %d nodes", ranks->nnodes);
  status = hscal__ranks_agree(ranks, status);
  if (!status) status = survey(ranks, options, 0.4 * seconds, buffer, samples, &nsamples);
  if (!status) {
    tell(ranks, options, 0.5, "messages between nodes");
    status = measure_best(ranks, 0.6 * seconds, samples, nsamples, buffer, network, links);
  }
  free(samples);
  return status;
}

/* In a probe: from the first node to up to four others, as long as there is time; the fastest pair in full. All links are taken for as fast as its. */
static int probe_between(const hscal_ranks *ranks, const hscal_measure_options *options, double seconds, char *buffer,
                         hscal_network_record *network, hscal_link *links) {
  const int n = ranks->nnodes, others[MOST_PAIRS] = {1, n - 1, n / 2, n / 4};
  hscal_link_sample best = {0};
  double start = hscal__now();
  tell(ranks, options, 0.5, "messages between nodes");
  for (int i = 0, go_on = 1; i < MOST_PAIRS && go_on; i++) {
    hscal_link_sample sample = {.a = 0, .b = others[i]};
    int seen = others[i] == 0;
    for (int j = 0; j < i; j++) seen |= others[j] == others[i];
    if (!seen) HSCAL_TRY(survey_pair(ranks, buffer, &sample));
    if (!seen && sample.bytes_per_s > best.bytes_per_s) best = sample;
    go_on = hscal__now() - start < 0.3 * seconds;
    HSCAL_TRY(hscal__ranks_share(ranks, 0, &go_on, sizeof go_on));
  }
  for (int i = 0; i < n; i++) links[i].bytes_per_s = best.bytes_per_s;
  return measure_layer(ranks, &ranks->leader[best.a], &ranks->leader[best.b], 1, 0.5 * seconds, buffer,
                       &network->layer[HSCAL_LAYER_NETWORK]);
}

int hscal__measure_network(const hscal_ranks *ranks, const hscal_measure_options *options, double seconds,
                           hscal_network_record *network, hscal_link *links) {
  size_t largest = hscal__rank_is_probing(ranks) ? PROBED_BYTES : HSCAL_LARGEST_MESSAGE;
  size_t bytes = ranks->local_rank < 2 ? largest : STREAM_BYTES; /* the others only take part in streams */
  char *buffer = malloc(bytes);
  int status = buffer ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "measuring: no memory for messages");
  double inside = ranks->nnodes > 1 ? 0.3 * seconds : seconds;
  *network = (hscal_network_record){0};
  memset(links, 0, (size_t)ranks->nnodes * sizeof *links);
  status = hscal__ranks_agree(ranks, status);
  if (!status) {
    memset(buffer, 1, bytes);
    tell(ranks, options, 0, "messages within a node");
    status = measure_inside(ranks, 0.8 * inside, buffer, &network->layer[HSCAL_LAYER_NODE]);
  }
  const hscal_message_record *layer = &network->layer[HSCAL_LAYER_NODE];
  if (!status && layer->count > 0) {
    double rate = layer->bytes[layer->count - 1] / layer->seconds[layer->count - 1];
    status = measure_node_capacity(ranks, 0.2 * inside, rate, buffer, network);
  }
  if (!status && ranks->nnodes > 1 && hscal__rank_is_probing(ranks))
    status = probe_between(ranks, options, seconds - inside, buffer, network, links);
  else if (!status && ranks->nnodes > 1)
    status = measure_between(ranks, options, seconds - inside, buffer, network, links);
  free(buffer);
  return status;
}
