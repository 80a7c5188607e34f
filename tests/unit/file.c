/* Files that are replaced: through links, with their permissions, and nothing is left beside them. */
#include "base/file.h"
#include "base/status.h"
#include "cmocka_test.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char before[1024], folder[] = "/tmp/hscal-file-XXXXXX";

/* Every test begins in an empty folder of its own. */
static int enter_folder(void **state) {
  (void)state;
  strcpy(folder + sizeof folder - sizeof "XXXXXX", "XXXXXX");
  return getcwd(before, sizeof before) && mkdtemp(folder) && chdir(folder) == 0 && mkdir("real", 0700) == 0 ? 0 : -1;
}

static int leave_folder(void **state) {
  char command[64];
  (void)state;
  snprintf(command, sizeof command, "rm -rf %s", folder);
  return chdir(before) == 0 && system(command) == 0 ? 0 : -1;
}

static int files_in(const char *name) {
  int count = 0;
  DIR *directory = opendir(name);
  assert_non_null(directory);
  for (struct dirent *entry; (entry = readdir(directory));) count += entry->d_name[0] != '.';
  closedir(directory);
  return count;
}

static void assert_holds(const char *file, const char *text) {
  char *read;
  assert_int_equal(hscal__file_read(file, HSCAL_ERROR_FILE, &read), 0);
  assert_string_equal(read, text);
  free(read);
}

static int is_link(const char *file) {
  struct stat facts;
  assert_int_equal(lstat(file, &facts), 0);
  return S_ISLNK(facts.st_mode);
}

static int permissions(const char *file) {
  struct stat facts;
  assert_int_equal(stat(file, &facts), 0);
  return (int)(facts.st_mode & 0777);
}

static void write_through(const char *link, const char *target) {
  assert_int_equal(hscal__file_may_replace(link), 0);
  assert_int_equal(hscal__file_replace(link, link), 0);
  assert_true(is_link(link));
  assert_false(is_link(target));
  assert_holds(target, link);
}

/* Also through a chain of links, each seen from its own folder, and to what is not there yet. */
static void links_are_written_through(void **state) {
  (void)state;
  assert_int_equal(hscal__file_replace("real/file", "old"), 0);
  assert_int_equal(symlink("real/file", "link"), 0);
  assert_int_equal(symlink("../link", "real/back"), 0);
  assert_int_equal(symlink("real/back", "far"), 0);
  assert_int_equal(symlink("real/new", "dangling"), 0);
  write_through("link", "real/file");
  write_through("far", "real/file");
  write_through("dangling", "real/new");
  assert_int_equal(files_in("."), 4);
  assert_int_equal(files_in("real"), 3);
}

static void links_in_a_circle_and_to_nowhere_are_refused(void **state) {
  (void)state;
  assert_int_equal(symlink("b", "a"), 0);
  assert_int_equal(symlink("a", "b"), 0);
  assert_int_equal(symlink("nowhere/file", "c"), 0);
  const char *const links[] = {"a", "c"};
  const int reasons[] = {ELOOP, ENOENT};
  for (int i = 0; i < 2; i++) {
    assert_int_equal(hscal__file_may_replace(links[i]), HSCAL_ERROR_FILE);
    assert_int_equal(hscal__file_replace(links[i], "text"), HSCAL_ERROR_FILE);
    assert_non_null(strstr(hscal__last_error(), strerror(reasons[i])));
    assert_true(is_link(links[i]));
  }
}

static void permissions_are_kept(void **state) {
  static const mode_t modes[] = {0600, 0640, 0664, 0444, 0755};
  (void)state;
  mode_t mask = umask(027);
  assert_int_equal(hscal__file_replace("new", ""), 0);
  assert_int_equal(permissions("new"), 0640);
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
    assert_int_equal(chmod("new", modes[i]), 0);
    assert_int_equal(hscal__file_replace("new", "text"), 0);
    assert_int_equal(permissions("new"), modes[i]);
  }
  assert_int_equal(symlink("new", "link"), 0);
  assert_int_equal(chmod("new", 0600), 0);
  assert_int_equal(hscal__file_replace("real/made", "moved"), 0);
  assert_int_equal(hscal__file_move("real/made", "link"), 0);
  assert_int_equal(permissions("new"), 0600);
  assert_holds("new", "moved");
  assert_true(is_link("link"));
  assert_int_equal(files_in("real"), 0);
  umask(mask);
}

/* As `hscal plan --map '|name.svg'` hands them to gnuplot. */
static void targets_look_like_no_command(void **state) {
  static const char *const names[][2] = {
      {"|pipe", "./|pipe"}, {"-o", "./-o"}, {"<in", "./<in"}, {"/tmp", "/tmp"}, {"a/b", "./a/b"}};
  (void)state;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char *target = hscal__file_target(names[i][0]);
    assert_non_null(target);
    assert_string_equal(target, names[i][1]);
    free(target);
  }
  assert_int_equal(symlink("|real", "link"), 0);
  char *target = hscal__file_target("link");
  assert_non_null(target);
  assert_string_equal(target, "./|real");
  free(target);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, enter_folder, leave_folder)
  const struct CMUnitTest tests[] = {TEST(links_are_written_through),
                                     TEST(links_in_a_circle_and_to_nowhere_are_refused), TEST(permissions_are_kept),
                                     TEST(targets_look_like_no_command)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
