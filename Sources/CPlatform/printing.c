#define _GNU_SOURCE
#include "islet_printing.h"
#include "watching.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static struct {
  /// The real ones.
  int results, errors;
  /// What is printed comes out at the first and goes in at the second.
  int text[2];
  /// A byte in the second wakes the cleaner.
  int control[2];
  /// `done[1]` is closed when the cleaner has passed on everything.
  int done[2];
  /// The cleaner has descriptors of its own, which no other thread can close.
  bool is_private;
  sem_t is_ready;
  /// The files of `results` and `errors`.
  struct stat kept[2];
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

// What the cleaner holds of characters that are not whole yet.
static unsigned char held_bytes[4096];
static size_t held = 0;

/// Takes what is there, once; false at the end of it.
static bool take(void) {
  ssize_t count = read(printing.text[0], held_bytes + held, sizeof held_bytes - held);
  if (count < 0) return errno == EINTR || errno == EAGAIN;
  if (count == 0) return false;
  held += (size_t)count;
  size_t taken = clean(held_bytes, held, false);
  held -= taken;
  memmove(held_bytes, held_bytes + taken, held);
  return true;
}

/// Gives this thread a table of descriptors for itself.
static bool unshare_descriptors(void) {
  if (unshare(CLONE_FILES) == 0) return true;
#ifdef SYS_close_range
  // In containers the call above is often forbidden, and this one, which does the same besides, is not.
  const unsigned unshares = 1 << 1;
  return syscall(SYS_close_range, ~0U, ~0U, unshares) == 0;
#else
  return false;
#endif
}

static void *pass_on(void *nothing) {
  (void)nothing;
  printing.is_private = unshare_descriptors();
  if (printing.is_private) {
    close(printing.text[1]);
    close(printing.control[1]);
    close(printing.done[0]);
  }
  sem_post(&printing.is_ready);
  struct pollfd entries[2] = {
    {.fd = printing.text[0], .events = POLLIN}, {.fd = printing.control[0], .events = POLLIN},
  };
  while (true) {
    // Where the other end of the control is closed, nobody can wake this thread.
    poll(entries, 2, islet_guard_patience(entries[1].fd < 0 ? 10 : 200));
    islet_guard_look();
    if (entries[0].revents != 0 && !take()) entries[0].fd = -1;
    // Nothing more can come; but a user's code that has closed everything is not done with.
    if (entries[0].fd < 0 && !printing.is_on) break;
    char byte;
    if (entries[1].revents != 0 && read(printing.control[0], &byte, 1) == 0) entries[1].fd = -1;
  }
  clean(held_bytes, held, true);
  if (printing.is_private) {
    close(printing.text[0]);
    close(printing.control[0]);
  }
  close(printing.done[1]);
  return NULL;
}

static void close_all(const int *descriptors, int count) {
  for (int index = 0; index < count; index++) {
    if (descriptors[index] >= 0) close(descriptors[index]);
  }
}

int islet_printing_begin(void) {
  if (printing.is_on) return -1;
  int *pairs[] = {printing.text, printing.control, printing.done};
  for (int index = 0; index < 3; index++) pairs[index][0] = pairs[index][1] = -1;
  printing.results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  printing.errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (printing.errors < 0) printing.errors = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (printing.results < 0 || printing.errors < 0) goto failed;
  for (int index = 0; index < 3; index++) {
    if (pipe2(pairs[index], O_CLOEXEC) != 0) goto failed;
  }
  if (fstat(printing.results, &printing.kept[0]) != 0) goto failed;
  if (fstat(printing.errors, &printing.kept[1]) != 0) goto failed;
  held = 0;

  // Signals are for the threads that do the work.
  sigset_t all, before;
  sigfillset(&all);
  sem_init(&printing.is_ready, 0, 0);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  int refusal = pthread_create(&thread, NULL, pass_on, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (refusal != 0) goto failed;
  pthread_detach(thread);
  while (sem_wait(&printing.is_ready) != 0) {}

  if (printing.is_private) {
    close(printing.text[0]);
    close(printing.control[0]);
    close(printing.done[1]);
  }
  fflush(stdout);
  // A crash must not take the lines before it along.
  setvbuf(stdout, NULL, _IOLBF, 0);
  dup2(printing.text[1], STDOUT_FILENO);
  dup2(printing.text[1], STDERR_FILENO);
  close(printing.text[1]);
  printing.is_on = 1;
  return printing.results;

failed:
  for (int index = 0; index < 3; index++) close_all(pairs[index], 2);
  close_all((int[]){printing.results, printing.errors}, 2);
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

// Watching

bool islet_printing_is_on(void) { return printing.is_on; }

bool islet_printing_is_whole(void) {
  if (!printing.is_on) return true;
  const int own[] = {printing.results, printing.errors};
  for (int index = 0; index < 2; index++) {
    struct stat now;
    if (fstat(own[index], &now) != 0) return false;
    if (now.st_dev != printing.kept[index].st_dev || now.st_ino != printing.kept[index].st_ino) return false;
  }
  return true;
}

void islet_printing_wake(void) {
  char byte = 0;
  (void)!write(printing.control[1], &byte, 1);
}

void islet_printing_take_over(void) {
  fcntl(printing.text[0], F_SETFL, O_NONBLOCK);
  // A loop that prints would go on for ever.
  struct pollfd entry = {.fd = printing.text[0], .events = POLLIN};
  for (int reads = 0; reads < 1024 && poll(&entry, 1, 0) > 0 && take(); reads++) {}
  clean(held_bytes, held, true);
  printing.is_on = 0;
  dup2(printing.results, STDOUT_FILENO);
  dup2(printing.errors, STDERR_FILENO);
}
