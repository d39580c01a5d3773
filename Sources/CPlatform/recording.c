// Recording a terminal: see include/islet_recording.h. Everything here may run in a signal handler, so it
// allocates nothing and calls only what POSIX calls async-signal-safe.

#define _GNU_SOURCE
#include "islet_recording.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/// The C library's own function under its other name.
extern ssize_t __write(int descriptor, const void *bytes, size_t count);

/// Bytes in one event. Each takes six characters at most.
enum { EVENT_BYTES = 4096 };

static struct {
  volatile sig_atomic_t active;
  /// An event is being written: a signal handler that comes meanwhile is not recorded.
  volatile sig_atomic_t busy;
  int terminal;
  int file;
  int error;
  struct timespec start;
  /// The beginning of a character whose rest has not come yet.
  unsigned char pending[4];
  size_t pending_count;
} recording;

static char line[64 + 6 * (EVENT_BYTES + 4)];
static size_t line_length;

static void put(const char *text, size_t count) {
  memcpy(line + line_length, text, count);
  line_length += count;
}

static void put_text(const char *text) { put(text, strlen(text)); }

/// A number in decimal digits, at least as many as asked for.
static void put_number(uint64_t number, int least) {
  char digits[20];
  int count = 0;
  while (number > 0 || count < least) {
    digits[count++] = (char)('0' + number % 10);
    number /= 10;
  }
  while (count > 0) put(&digits[--count], 1);
}

/// `[1.234567, "o", "`
static void begin_event(char kind) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  int64_t nanoseconds = (now.tv_sec - recording.start.tv_sec) * 1000000000LL
      + (now.tv_nsec - recording.start.tv_nsec);
  uint64_t microseconds = nanoseconds > 0 ? (uint64_t)nanoseconds / 1000 : 0;
  line_length = 0;
  put_text("[");
  put_number(microseconds / 1000000, 1);
  put_text(".");
  put_number(microseconds % 1000000, 6);
  put_text(", \"");
  put(&kind, 1);
  put_text("\", \"");
}

/// Ends the event and writes it; a file that takes no more is cut back to its last whole line.
static void end_event(void) {
  put_text("\"]\n");
  size_t written = 0;
  while (written < line_length) {
    ssize_t count = __write(recording.file, line + written, line_length - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      recording.error = count < 0 ? errno : EIO;
      recording.active = 0;
      off_t end = lseek(recording.file, 0, SEEK_CUR);
      if (end >= (off_t)written && ftruncate(recording.file, end - (off_t)written) != 0) return;
      return;
    }
    written += (size_t)count;
  }
}

/// How many bytes a character has that begins with this one; 0 when none does.
static size_t character_length(unsigned char first) {
  if (first < 0x80) return 1;
  if (first < 0xC2) return 0;
  if (first < 0xE0) return 2;
  if (first < 0xF0) return 3;
  return first < 0xF5 ? 4 : 0;
}

/// Whether bytes are the beginning of a character in UTF-8: no longer form than needed, no surrogate.
static bool is_beginning(const unsigned char *bytes, size_t count) {
  for (size_t index = 1; index < count; index++) {
    if ((bytes[index] & 0xC0) != 0x80) return false;
  }
  if (count < 2) return true;
  switch (bytes[0]) {
    case 0xE0: return bytes[1] >= 0xA0;
    case 0xED: return bytes[1] < 0xA0;
    case 0xF0: return bytes[1] >= 0x90;
    case 0xF4: return bytes[1] < 0x90;
    default: return true;
  }
}

static void put_character(const unsigned char *bytes, size_t count) {
  unsigned char first = bytes[0];
  if (count > 1) {
    put((const char *)bytes, count);
  } else if (first == '"' || first == '\\') {
    char escaped[2] = {'\\', (char)first};
    put(escaped, 2);
  } else if (first < 0x20 || first == 0x7F) {
    static const char digits[] = "0123456789abcdef";
    char escaped[6] = {'\\', 'u', '0', '0', digits[first >> 4], digits[first & 15]};
    put(escaped, 6);
  } else {
    put((const char *)bytes, 1);
  }
}

/// Takes a byte: the character it completes goes into the event, one that it breaks becomes U+FFFD.
static void put_byte(unsigned char byte) {
  static const unsigned char replacement[3] = {0xEF, 0xBF, 0xBD};
  recording.pending[recording.pending_count++] = byte;
  size_t length = character_length(recording.pending[0]);
  if (length == 0 || !is_beginning(recording.pending, recording.pending_count)) {
    put_character(replacement, 3);
    bool is_new = recording.pending_count > 1;
    recording.pending_count = 0;
    // The byte may begin a character of its own.
    if (is_new) put_byte(byte);
  } else if (length == recording.pending_count) {
    put_character(recording.pending, length);
    recording.pending_count = 0;
  }
}

static void record(const unsigned char *bytes, size_t count) {
  while (count > 0 && recording.active) {
    size_t part = count < EVENT_BYTES ? count : EVENT_BYTES;
    begin_event('o');
    for (size_t index = 0; index < part; index++) put_byte(bytes[index]);
    end_event();
    bytes += part;
    count -= part;
  }
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  ssize_t written = __write(descriptor, bytes, count);
  if (recording.active && written > 0 && descriptor == recording.terminal && !recording.busy) {
    int error = errno;
    recording.busy = 1;
    record(bytes, (size_t)written);
    recording.busy = 0;
    errno = error;
  }
  return written;
}

void islet_recording_begin(int terminal, int file) {
  recording.terminal = terminal;
  recording.file = file;
  recording.error = 0;
  recording.pending_count = 0;
  clock_gettime(CLOCK_MONOTONIC, &recording.start);
  recording.active = 1;
}

void islet_recording_resize(int columns, int rows) {
  if (!recording.active || recording.busy) return;
  recording.busy = 1;
  begin_event('r');
  put_number((uint64_t)columns, 1);
  put_text("x");
  put_number((uint64_t)rows, 1);
  end_event();
  recording.busy = 0;
}

int islet_recording_end(void) {
  recording.active = 0;
  return recording.error;
}
