#include "search/one_dimensional.h"
#include "recorded/recording.h"

void hscal__one_dimensional_blocks(hscal_space *space) {
  static const int numbers[] = {1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 160, 192, 224, 256};
  const hscal_recording *recording = space->call.recording;
  const hscal_options *options = &space->options;
  int64_t all = 0;
  for (int h = 0; h < space->machine->nnodes; h++) all += hscal__places(space, h, options->slots ? INT32_MAX : 1);
  int most = options->processes > 0 && options->processes < all ? options->processes : (int)all;
  if (options->npcol > 0) most = options->npcol;
  if (most > 0) hscal__space_add_block(space, hscal__recording_block(recording, most), 1);
  if (options->npcol > 0 || options->exact_processes) return;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    hscal__space_add_block(space, hscal__recording_block(recording, numbers[i]), 0);
}
