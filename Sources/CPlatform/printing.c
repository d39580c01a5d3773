#define _GNU_SOURCE
#include "islet_printing.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static struct {
  /// The real ones.
  int results, errors;
  /// What is printed comes out here.
  int reading;
  /// `done[1]` is closed when the cleaner has passed on everything.
  int done[2];
  volatile sig_atomic_t is_on;
} printing;

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    // Nobody reads: go on taking what is printed, so that the printing code does not wait for ever.
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

/// How many bytes the character at the start takes: 0 when more are needed to know, -1 when it is none.
static int length_of_character(const unsigned char *bytes, size_t count) {
  unsigned char first = bytes[0];
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4) return -1;
  int length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  for (int index = 1; index < length; index++) {
    if ((size_t)index >= count) return 0;
    unsigned char low = 0x80, high = 0xBF;
    if (index == 1 && first == 0xE0) low = 0xA0;
    if (index == 1 && first == 0xED) high = 0x9F;
    if (index == 1 && first == 0xF0) low = 0x90;
    if (index == 1 && first == 0xF4) high = 0x8F;
    if (bytes[index] < low || bytes[index] > high) return -1;
  }
  return length;
}

/// Control characters, the separators of lines and paragraphs, and what turns the direction of text.
static bool is_control(const unsigned char *bytes, int length) {
  unsigned code = bytes[0];
  if (length == 1) return (code < 0x20 && code != '\n') || code == 0x7F;
  code = length == 2 ? code & 0x1F : length == 3 ? code & 0x0F : code & 0x07;
  for (int index = 1; index < length; index++) code = code << 6 | (bytes[index] & 0x3F);
  return code < 0xA0 || code == 0x61C || (code >= 0x200E && code <= 0x200F)
    || (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

/// No more than this is passed on: a loop that prints must not fill a disk or a log.
static const size_t most_printed = 1 << 20;
static size_t printed = 0;

/// Passes on cleaned text as far as the limit allows.
static void pass_text(const char *bytes, size_t count) {
  if (printed > most_printed) return;
  bool fits = printed + count <= most_printed;
  if (!fits) {
    // Not within a character.
    count = most_printed - printed;
    while (count > 0 && ((unsigned char)bytes[count] & 0xC0) == 0x80) count--;
  }
  write_all(printing.errors, bytes, count);
  printed += count;
  if (fits) return;
  printed = most_printed + 1;
  static const char notice[] = "\nislet: more than 1 MB was printed; the rest is left out\n";
  write_all(printing.errors, notice, sizeof notice - 1);
}

/// Passes on the whole characters of some bytes and answers how many bytes those were.
static size_t clean(const unsigned char *bytes, size_t count, bool is_last) {
  char cleaned[4096 * 3];
  size_t used = 0, place = 0;
  while (place < count) {
    int length = length_of_character(bytes + place, count - place);
    if (length == 0 && !is_last) break;
    const char *text = (const char *)bytes + place;
    size_t size = length > 0 ? (size_t)length : 1;
    place += size;
    if (length == 1 && *text == '\t') {
      text = "  ";
      size = 2;
    } else if (length <= 0 || is_control((const unsigned char *)text, length)) {
      text = "\xEF\xBF\xBD";
      size = 3;
    }
    memcpy(cleaned + used, text, size);
    used += size;
  }
  pass_text(cleaned, used);
  return place;
}

static void *pass_on(void *nothing) {
  (void)nothing;
  unsigned char bytes[4096];
  size_t held = 0;
  while (true) {
    ssize_t count = read(printing.reading, bytes + held, sizeof bytes - held);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    held += (size_t)count;
    size_t taken = clean(bytes, held, false);
    held -= taken;
    memmove(bytes, bytes + taken, held);
  }
  clean(bytes, held, true);
  close(printing.reading);
  close(printing.done[1]);
  return NULL;
}

int islet_printing_begin(void) {
  if (printing.is_on) return -1;
  int ends[2] = {-1, -1};
  printing.done[0] = printing.done[1] = -1;
  printing.results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  printing.errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (printing.errors < 0) printing.errors = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (printing.results < 0 || printing.errors < 0) goto failed;
  if (pipe2(ends, O_CLOEXEC) != 0 || pipe2(printing.done, O_CLOEXEC) != 0) goto failed;
  printing.reading = ends[0];

  // Signals are for the threads that do the work.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  int refusal = pthread_create(&thread, NULL, pass_on, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (refusal != 0) goto failed;
  pthread_detach(thread);

  fflush(stdout);
  // A crash must not take the lines before it along.
  setvbuf(stdout, NULL, _IOLBF, 0);
  dup2(ends[1], STDOUT_FILENO);
  dup2(ends[1], STDERR_FILENO);
  close(ends[1]);
  printing.is_on = 1;
  return printing.results;

failed:
  for (int index = 0; index < 2; index++) {
    if (ends[index] >= 0) close(ends[index]);
    if (printing.done[index] >= 0) close(printing.done[index]);
  }
  if (printing.results >= 0) close(printing.results);
  if (printing.errors >= 0) close(printing.errors);
  return -1;
}

void islet_printing_end(void) {
  if (!printing.is_on) return;
  printing.is_on = 0;
  dup2(printing.results, STDOUT_FILENO);
  dup2(printing.errors, STDERR_FILENO);
  struct pollfd entry = {.fd = printing.done[0], .events = POLLIN};
  while (poll(&entry, 1, 1000) < 0 && errno == EINTR) {}
}
