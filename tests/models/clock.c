/* The event-driven clock on programs small enough to be worked out by hand. */
#include "base/status.h"
#include "cmocka_test.h"
#include "models/clock/lower.h"
#include "models/fixture.h"

#include <string.h>

/* One processor per node, 10 us from node to node, 1 MB/s, messages of 1000 bytes and more wait for the receiver. With the
 * barriers, process 1 starts at 10 us, and the end is 10 us after the last process has come to it. */
#define LINE "lat 10us, bw 1MB, nodelat 1us, nodebw 2MB, envelope 0B, rendezvous 1000B, ideal"
#define TWO  "2x1@1, " LINE
static const double us = 1e-6;

static void expect(bench *bench, double seconds) {
  assert_near(seconds_of(bench), seconds, 1e-12);
  bench_close(bench);
}

static void one_process_takes_its_work(void **state) {
  (void)state;
  bench *b = bench_open(TWO, "0");
  work(b, 0, 2);
  work(b, 0, 1);
  expect(b, 3);
}

static void a_message_takes_latency_and_bytes(void **state) {
  (void)state;
  bench *b = bench_open(TWO, "01");
  transfer(b, 0, 1, 100);
  expect(b, (10 + 10 + 100 + 10) * us); /* process 1 posts at 10, latency 10, 100 bytes, barrier 10 */
}

static void an_envelope_moves_too(void **state) {
  (void)state;
  bench *b = bench_open("2x1@1, lat 10us, bw 1MB, envelope 16B, ideal", "01");
  transfer(b, 0, 1, 100);
  expect(b, (26 + 10 + 116 + 26) * us); /* with the empty messages of the barriers, too */
}

/* 100 doubles, gathered before they go and scattered after they came: 800 us each where rows go at 1 MB/s. */
static void a_row_is_gathered_and_scattered(void **state) {
  (void)state;
  for (int is_row = 0; is_row < 2; is_row++) {
    bench *b = bench_open(TWO, "01");
    hscal_layout layout = {.nprow = 2, .npcol = 1};
    hscal_lowering lowering = {0};
    hscal_event event = {.kind = HSCAL_EVENT_SEND, .process = 0, .peer = 1, .m = 1, .n = 100, .is_row = is_row};
    b->machine->classes[0].row_bytes_per_s = 1e6;
    assert_int_equal(
        hscal__lowering_set(&lowering, &b->workspace->costs, &layout, &hscal__stream_steps, &b->workspace->stream), 0);
    assert_int_equal(hscal__lower(&lowering, &event), 0);
    event = (hscal_event){.kind = HSCAL_EVENT_RECEIVE, .process = 1, .peer = 0, .m = 1, .n = 100, .is_row = is_row};
    assert_int_equal(hscal__lower(&lowering, &event), 0);
    hscal__lowering_free(&lowering);
    expect(b, is_row ? (800 + 10 + 800 + 800 + 10) * us : (10 + 10 + 800 + 10) * us);
  }
}

static void a_late_receiver_delays_the_data(void **state) {
  (void)state;
  bench *b = bench_open(TWO ", late 1", "01");
  work(b, 1, 1000 * us);
  transfer(b, 0, 1, 100);
  expect(b, (10 + 1000 + 10 + 100 + 10) * us);
}

static void an_eager_message_travels_meanwhile(void **state) {
  (void)state;
  bench *b = bench_open(TWO ", late 0", "01");
  work(b, 1, 1000 * us);
  transfer(b, 0, 1, 100);
  expect(b, (10 + 1000 + 10) * us);
}

static void a_small_message_does_not_hold_the_sender(void **state) {
  (void)state;
  bench *b = bench_open(TWO, "01");
  work(b, 1, 1000 * us);
  transfer(b, 0, 1, 999);
  work(b, 0, 5000 * us);
  expect(b, (5000 + 10) * us);
}

static void a_rendezvous_holds_the_sender(void **state) {
  (void)state;
  bench *b = bench_open(TWO, "01");
  work(b, 1, 1000 * us);
  transfer(b, 0, 1, 1000);
  work(b, 0, 5000 * us);
  expect(b, (10 + 1000 + 10 + 1000 + 5000 + 10) * us);
}

static void a_rendezvous_waits_for_the_receiver_even_if_others_do_not(void **state) {
  (void)state;
  bench *b = bench_open(TWO ", late 0", "01");
  work(b, 1, 3000 * us);
  transfer(b, 0, 1, 1000);
  expect(b, (10 + 3000 + 10 + 1000 + 10) * us);
}

static void messages_out_of_a_node_share_its_link(void **state) {
  (void)state;
  bench *b = bench_open("3x2@1, " LINE, "0012");
  transfer(b, 0, 2, 500);
  transfer(b, 1, 3, 500); /* both posted at 10, moving from 20 on at half the rate each */
  expect(b, (10 + 10 + 1000 + 10) * us);
}

static void messages_into_a_node_share_its_link(void **state) {
  (void)state;
  bench *b = bench_open("3x2@1, " LINE, "0122");
  transfer(b, 0, 2, 500);
  transfer(b, 1, 3, 900); /* 1000 us for 500 of each, then the last 400 alone */
  expect(b, (10 + 10 + 1000 + 400 + 10) * us);
}

/* 500 bytes to process 2 move alone from 20 on, 500 to process 3 are sent at `sent`; then 2 works for `works`. */
static double of_two_out_of_a_node(double sent, double works) {
  bench *b = bench_open("3x2@1, " LINE, "0012");
  transfer(b, 0, 2, 500);
  work(b, 1, (sent - 1) * us); /* it starts at 1 */
  transfer(b, 1, 3, 500);
  work(b, 2, works * us);
  double seconds = seconds_of(b);
  bench_close(b);
  return seconds / us;
}

static void a_message_is_slowed_down_by_one_that_comes_later(void **state) {
  (void)state;
  assert_near(of_two_out_of_a_node(270, 0), 20 + 1000 + 10, 1e-12);     /* never idle */
  assert_near(of_two_out_of_a_node(270, 5000), 760 + 5000 + 10, 1e-12); /* 260 bytes by 280, 240 at half the rate */
  assert_near(of_two_out_of_a_node(15, 5000), 1015 + 5000 + 10, 1e-12); /* while neither moves: 5 bytes by 25 */
  assert_near(of_two_out_of_a_node(509, 5000), 521 + 5000 + 10, 1e-12); /* 1 byte left at 519 */
  assert_near(of_two_out_of_a_node(510, 5000), 520 + 5000 + 10, 1e-12); /* when it has arrived */
}

static void a_message_gets_what_others_cannot_use(void **state) {
  (void)state;
  bench *b = bench_open("5x3@1, " LINE, "00122234");
  transfer(b, 0, 3, 600); /* three messages into node 2, each at 1/3 MB/s */
  transfer(b, 6, 4, 600);
  transfer(b, 7, 5, 600);
  transfer(b, 1, 2, 800); /* out of node 0 beside one of them: not 1/2 MB/s, but the 2/3 that are left */
  work(b, 2, 5000 * us);
  expect(b, (10 + 10 + 1200 + 5000 + 10) * us);
}

static void both_directions_have_their_own_link(void **state) {
  (void)state;
  bench *b = bench_open("2x2@1, " LINE, "0011");
  transfer(b, 0, 2, 500); /* out of node 0 */
  transfer(b, 3, 1, 500); /* into it: posted by process 1 at 1, sent at 10 */
  expect(b, (10 + 10 + 500 + 10) * us);
}

static void messages_inside_a_node_use_its_own_layer(void **state) {
  (void)state;
  bench *b = bench_open("1x2@1, " LINE, "00");
  transfer(b, 0, 1, 100);
  expect(b, (1 + 1 + 50 + 1) * us);
}

static void messages_inside_a_node_share_if_told_so(void **state) {
  (void)state;
  bench *b = bench_open("1x4@1, " LINE, "0000");
  b->machine->layer[HSCAL_LAYER_NODE].shared = 1;
  bench_set_costs(b);
  transfer(b, 0, 1, 100);
  transfer(b, 2, 3, 100);
  expect(b, (1 + 1 + 100 + 1) * us);
}

static void processes_share_a_processor(void **state) {
  (void)state;
  bench *b = bench_open("1x1@1, nodelat 0us, envelope 0B, ideal", "000");
  work(b, 0, 1);
  work(b, 1, 2);
  work(b, 2, 3); /* done at 3, 5 and 6 */
  work(b, 0, 1); /* the first goes on: 3 + 3 for its second piece */
  double total = seconds_of(b);
  assert_near(total, 7, 1e-12); /* never idle, so the sum */
  bench_close(b);
}

static void a_processor_each_is_not_shared(void **state) {
  (void)state;
  bench *b = bench_open("1x3@1, nodelat 0us, envelope 0B, ideal", "000");
  for (int p = 0; p < 3; p++) work(b, p, 1 + p);
  expect(b, 3);
}

static void three_processes_on_two_processors(void **state) {
  (void)state;
  bench *b = bench_open("1x2@1, nodelat 0us, envelope 0B, ideal", "000");
  for (int p = 0; p < 3; p++) work(b, p, 2);
  expect(b, 3);
}

static void a_send_may_come_long_before_its_receive(void **state) {
  (void)state;
  bench *b = bench_open(TWO, "01");
  isend(b, 0, 1, 5000); /* never waits, whatever its size */
  work(b, 0, 100 * us);
  receive(b, 0, 1, 5000);
  expect(b, (10 + 10 + 5000 + 10) * us);
}

static void events_of_two_processes_may_come_in_any_order(void **state) {
  (void)state;
  bench *b = bench_open(TWO, "01");
  receive(b, 0, 1, 100);
  receive(b, 0, 1, 300);
  isend(b, 0, 1, 100);
  isend(b, 0, 1, 300);
  expect(b, (10 + 10 + 100 + 10 + 300 + 10) * us);
}

static void a_reduction_collects_from_all(void **state) {
  (void)state;
  bench *b = bench_open("3x1@1, " LINE, "012");
  const int members[] = {0, 1, 2};
  work(b, 2, 400 * us);
  collect(b, members, 3, 0, 200);
  expect(b, (10 + 400 + 10 + 200 + 10) * us); /* the second message has the link to itself */
}

static void a_process_takes_what_comes_first(void **state) {
  (void)state;
  bench *b = bench_open("3x1@1, " LINE, "012");
  work(b, 1, 400 * us);
  transfer_any(b, 1, 0, 200, 1);
  transfer_any(b, 2, 0, 200, 0);
  expect(b, (10 + 400 + 10 + 200 + 10) * us); /* that of process 2 has come long before */
}

static void it_takes_none_of_the_next_combine(void **state) {
  (void)state;
  bench *b = bench_open("3x1@1, " LINE, "012");
  work(b, 1, 400 * us);
  for (int i = 0; i < 2; i++) {
    transfer_any(b, 1, 0, 200, 1);
    transfer_any(b, 2, 0, 200, 0); /* the second of process 2 is sent at 10, and waits */
    if (i == 0) work(b, 0, 1000 * us);
  }
  expect(b, (10 + 400 + 10 + 200 + 1000 + 2 * (10 + 200) + 10) * us);
}

static void messages_cost_processor_time(void **state) {
  (void)state;
  bench *b = bench_open(TWO, "01");
  b->machine->layer[HSCAL_LAYER_NETWORK].send_overhead_s = 50 * us;
  b->machine->layer[HSCAL_LAYER_NETWORK].receive_overhead_s = 70 * us;
  transfer(b, 0, 1, 100);
  expect(b, (50 + 10 + 100 + 70 + 10) * us);
}

static void measured_messages_follow_their_curve(void **state) {
  (void)state;
  bench *b = bench_open("2x1@1, lat 0us, envelope 0B, ideal", "01");
  double x[] = {0, 100, 1000}, y[] = {20e-6, 30e-6, 330e-6};
  hscal_curve curve = {3, x, y}, none = {0};
  b->machine->layer[HSCAL_LAYER_NETWORK].seconds = curve;
  bench_set_costs(b);
  transfer(b, 0, 1, 400);
  assert_near(seconds_of(b), (20 + 130 + 20) * us, 1e-12);
  b->machine->layer[HSCAL_LAYER_NETWORK].seconds = none;
  bench_close(b);
}

static void a_deadlock_is_an_error(void **state) {
  (void)state;
  bench *b = bench_open(TWO, "01");
  double seconds;
  receive(b, 0, 1, 8);
  assert_int_equal(hscal__event_clock_run(&b->workspace->clock, &b->workspace->stream, &seconds), HSCAL_ERROR_INTERNAL);
  assert_non_null(strstr(hscal_last_error(), "1 of 2 processes"));
  bench_close(b);
}

/* Parts of a step that are left out: both go on by twice what the later one took since the mark, and keep their distance. */
static void a_line_jumps_together(void **state) {
  (void)state;
  const hscal_line both = {0, 1, 2};
  bench *b = bench_open("1x2@1, nodelat 0us, envelope 0B, ideal", "00");
  work(b, 0, 1);
  work(b, 1, 3);
  assert_int_equal(hscal__stream_steps.mark_line(&b->workspace->stream, both), 0);
  work(b, 0, 4); /* from 1 to 5 */
  work(b, 1, 5); /* from 3 to 8: 5 more than the later mark */
  assert_int_equal(hscal__stream_steps.jump(&b->workspace->stream, both, 2), 0);
  work(b, 0, 100); /* from 15 */
  expect(b, 115);
}

static void a_jump_waits_for_the_line_alone(void **state) {
  (void)state;
  const hscal_line first = {0, 2, 1};
  bench *b = bench_open("1x2@1, nodelat 0us, envelope 0B, ideal", "00");
  assert_int_equal(hscal__stream_steps.mark_line(&b->workspace->stream, first), 0);
  work(b, 0, 1);
  work(b, 1, 7);
  assert_int_equal(hscal__stream_steps.jump(&b->workspace->stream, first, 3), 0);
  expect(b, 7); /* process 0 is done at 4 */
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_process_takes_its_work),
      cmocka_unit_test(a_message_takes_latency_and_bytes),
      cmocka_unit_test(an_envelope_moves_too),
      cmocka_unit_test(a_row_is_gathered_and_scattered),
      cmocka_unit_test(a_late_receiver_delays_the_data),
      cmocka_unit_test(an_eager_message_travels_meanwhile),
      cmocka_unit_test(a_small_message_does_not_hold_the_sender),
      cmocka_unit_test(a_rendezvous_holds_the_sender),
      cmocka_unit_test(a_rendezvous_waits_for_the_receiver_even_if_others_do_not),
      cmocka_unit_test(messages_out_of_a_node_share_its_link),
      cmocka_unit_test(messages_into_a_node_share_its_link),
      cmocka_unit_test(a_message_is_slowed_down_by_one_that_comes_later),
      cmocka_unit_test(a_message_gets_what_others_cannot_use),
      cmocka_unit_test(both_directions_have_their_own_link),
      cmocka_unit_test(messages_inside_a_node_use_its_own_layer),
      cmocka_unit_test(messages_inside_a_node_share_if_told_so),
      cmocka_unit_test(processes_share_a_processor),
      cmocka_unit_test(a_processor_each_is_not_shared),
      cmocka_unit_test(three_processes_on_two_processors),
      cmocka_unit_test(a_send_may_come_long_before_its_receive),
      cmocka_unit_test(events_of_two_processes_may_come_in_any_order),
      cmocka_unit_test(a_reduction_collects_from_all),
      cmocka_unit_test(a_process_takes_what_comes_first),
      cmocka_unit_test(it_takes_none_of_the_next_combine),
      cmocka_unit_test(messages_cost_processor_time),
      cmocka_unit_test(measured_messages_follow_their_curve),
      cmocka_unit_test(a_deadlock_is_an_error),
      cmocka_unit_test(a_line_jumps_together),
      cmocka_unit_test(a_jump_waits_for_the_line_alone),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
