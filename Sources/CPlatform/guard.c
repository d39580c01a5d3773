#define _GNU_SOURCE
#include "islet_guard.h"
#include "islet_crash.h"
#include "islet_printing.h"
#include "watching.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Written before the signal, so that the handler has nothing to do but to write.
static char crash_message[320];
static char late_message[320];
static char left_message[320];
static char memory_message[320];
static char closed_message[320];
static char guard_stack[64 * 1024];
static volatile sig_atomic_t is_working = 0;
static char *const *volatile successor = NULL;
static unsigned memory_limit = 0;
/// The moment, in monotonic nanoseconds, at which the time is up; 0 for never.
static _Atomic(int64_t) deadline = 0;
/// What the watching thread is asked to end the process for: a signal's number, or one of these.
enum { none = 0, has_left = 1000, is_late = 1001, has_closed = 1002 };
static _Atomic(int) request = none;
/// Rings after the deadline: a process that has stopped itself goes on by it.
static timer_t awakener;
static bool has_awakener = false;
/// The signals that whoever started the program wants ignored.
static sigset_t ignored;
enum { most_signals = 32 };

__attribute__((constructor)) static void note_ignored(void) {
  const int numbers[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE};
  sigemptyset(&ignored);
  for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) {
    struct sigaction action;
    if (sigaction(numbers[index], NULL, &action) == 0 && action.sa_handler == SIG_IGN) {
      sigaddset(&ignored, numbers[index]);
    }
  }
}

static void say(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t count = write(STDERR_FILENO, text, length);
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

static const char *name_of(int number) {
  switch (number) {
  case SIGSEGV: return "invalid memory access or endless recursion";
  case SIGBUS: return "invalid memory access";
  case SIGFPE: return "invalid arithmetic";
  case SIGABRT: return "aborted";
  default: return "a trap, such as an optional that is nil, an index out of range or fatalError";
  }
}

/// Goes on in a fresh process, or ends this one.
static _Noreturn void end(void) {
  islet_guard_end_children();
  if (successor != NULL) {
    alarm(0);
    // What a user's code, or this program itself, ignores must not stay so; nor what is blocked, as a signal
    // that is being handled is.
    for (int number = 1; number < most_signals; number++) {
      if (!sigismember(&ignored, number)) signal(number, SIG_DFL);
    }
    sigset_t nothing;
    sigemptyset(&nothing);
    sigprocmask(SIG_SETMASK, &nothing, NULL);
    execv("/proc/self/exe", successor);
  }
  _exit(1);
}

/// Whether little of the memory that is allowed is left: read from the system's own count, since what
/// failed may have been anybody's allocation.
static bool is_out_of_memory(void) {
  if (memory_limit == 0) return false;
  int file = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  char text[4096];
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  const char *line = strstr(text, "\nVmData:");
  if (line == NULL) return false;
  unsigned long kilobytes = 0;
  for (line += 8; *line == ' ' || *line == '\t'; line++) {}
  for (; *line >= '0' && *line <= '9'; line++) kilobytes = kilobytes * 10 + (unsigned long)(*line - '0');
  return kilobytes / 1024 >= memory_limit / 2;
}

/// Where the crash was, and in which library.
enum { most_lines = 12 };
static uintptr_t offsets[most_lines];
static size_t offset_count = 0;
static int library = -1;

static void put_number(char *text, uintptr_t number, unsigned base) {
  char digits[20];
  size_t count = 0;
  do {
    digits[count++] = "0123456789abcdef"[number % base];
    number /= base;
  } while (number > 0);
  while (count > 0) *text++ = digits[--count];
  *text = 0;
}

/// Starts this program anew to say in which lines of the sources the crash was.
static void say_lines(void) {
  if (library < 0 || offset_count == 0) return;
  static char words[most_lines + 1][20];
  char *arguments[most_lines + 4] = {"islet", "__lines", words[0]};
  put_number(words[0], (uintptr_t)library, 10);
  for (size_t index = 0; index < offset_count; index++) {
    put_number(words[index + 1], offsets[index], 16);
    arguments[index + 3] = words[index + 1];
  }
  pid_t child = vfork();
  if (child == 0) {
    sigset_t nothing;
    sigemptyset(&nothing);
    sigprocmask(SIG_SETMASK, &nothing, NULL);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    execv("/proc/self/exe", arguments);
    _exit(127);
  }
  struct timespec pause = {.tv_nsec = 5000000};
  for (int rounds = 0; child > 0 && rounds < 1000; rounds++) {
    pid_t ended = waitpid(child, NULL, WNOHANG);
    if (ended != 0) return;
    nanosleep(&pause, NULL);
  }
}

/// Says what has happened, and ends.
static _Noreturn void finish(int reason) {
  switch (reason) {
  case has_left: say(left_message); break;
  case is_late: say(late_message); break;
  case has_closed: say(closed_message); break;
  default:
    if (is_out_of_memory()) {
      say(memory_message);
    } else {
      say(crash_message);
      say(name_of(reason));
      say("\n");
      say_lines();
    }
  }
  end();
}

/// For a thread that has nothing to do any more while another one ends the process.
static _Noreturn void wait_for_the_end(void) {
  struct timespec pause = {.tv_sec = 1};
  for (;;) nanosleep(&pause, NULL);
}

/// Has the watching thread end the process, or does it here where there is none. The first reason counts.
static _Noreturn void end_for(int reason) {
  // The first thread that gets here counts, and it alone knows its stack.
  static atomic_flag is_taken = ATOMIC_FLAG_INIT;
  if (!atomic_flag_test_and_set(&is_taken)) {
    if (reason < most_signals) offset_count = islet_crash_offsets(offsets, most_lines);
    if (!islet_printing_is_on()) finish(reason);
    atomic_store(&request, reason);
    islet_printing_wake();
  } else if (!islet_printing_is_on()) {
    // A crash on the way out of a crash.
    _exit(1);
  }
  wait_for_the_end();
}

static void crashed(int number) { end_for(number); }

static void late(int number) {
  (void)number;
  end_for(is_late);
}

// A user's code may call exit() itself; without a word that would look like success.
static void left(void) {
  if (is_working) end_for(has_left);
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/// A process that stops itself again and again comes no further than this once its time is up.
static void continued(int number) {
  (void)number;
  int saved = errno;
  int64_t end = atomic_load(&deadline);
  if (end != 0 && now() >= end) end_for(is_late);
  errno = saved;
}

/// Sets the moment at which the time is up; 0 nanoseconds for never.
static void set_deadline(int64_t after) {
  atomic_store(&deadline, after == 0 ? 0 : now() + after);
  if (!has_awakener) return;
  const int64_t pause = 100000000;
  struct itimerspec time = {{0, 0}, {0, 0}};
  if (after != 0) {
    after += pause;
    time.it_interval.tv_nsec = pause;
    time.it_value.tv_sec = after / 1000000000;
    time.it_value.tv_nsec = after % 1000000000;
  }
  timer_settime(awakener, 0, &time, NULL);
}

int islet_guard_patience(int most) {
  int64_t end = atomic_load(&deadline);
  if (end == 0) return most;
  int64_t left = (end - now()) / 1000000 + 1;
  return left < 0 ? 0 : left < most ? (int)left : most;
}

void islet_guard_look(void) {
  int reason = atomic_load(&request);
  int64_t end = atomic_load(&deadline);
  if (reason == none && is_working && end != 0 && now() >= end) reason = is_late;
  if (reason == none) return;
  atomic_store(&request, reason);
  // What children print would not end.
  islet_guard_end_children();
  islet_printing_take_over();
  finish(reason);
}

void islet_guard_begin(void) {
  static int at_exit = 0;
  if (!at_exit) at_exit = atexit(left) == 0;
  stack_t stack = {.ss_sp = guard_stack, .ss_size = sizeof guard_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) {
    sigaction(numbers[index], &action, NULL);
  }
  action.sa_handler = late;
  sigaction(SIGALRM, &action, NULL);
  action.sa_handler = continued;
  action.sa_flags = SA_ONSTACK | SA_RESTART;
  sigaction(SIGCONT, &action, NULL);
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGCONT};
  if (!has_awakener) has_awakener = timer_create(CLOCK_MONOTONIC, &event, &awakener) == 0;
  // Processes whose parents go become this one's, so that none is lost.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  // Whoever started this process may have blocked them, and a blocked alarm never rings.
  sigset_t answered;
  sigemptyset(&answered);
  sigaddset(&answered, SIGALRM);
  sigaddset(&answered, SIGCONT);
  for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) {
    sigaddset(&answered, numbers[index]);
  }
  sigprocmask(SIG_UNBLOCK, &answered, NULL);
}

void islet_guard_check(void) {
  // Another thread has crashed, and this one must not finish as if nothing had happened.
  if (atomic_load(&request) != none) wait_for_the_end();
  // Nor may one that had been stopped and went on before the watching thread looked.
  int64_t end = atomic_load(&deadline);
  if (is_working && end != 0 && now() >= end) end_for(is_late);
  if (is_working && !islet_printing_is_whole()) end_for(has_closed);
}

void islet_guard_step(const char *name, unsigned seconds) {
  islet_guard_check();
  alarm(0);
  set_deadline(0);
  snprintf(crash_message, sizeof crash_message, "islet: %.200s crashed: ", name);
  snprintf(
    late_message, sizeof late_message, "islet: %.200s did not finish in %u seconds and was ended\n", name,
    seconds);
  snprintf(left_message, sizeof left_message, "islet: %.200s ended the process itself\n", name);
  snprintf(
    memory_message, sizeof memory_message,
    "islet: %.200s needed more than %u MB of memory and was ended; --memory-limit allows more\n", name,
    memory_limit);
  snprintf(
    closed_message, sizeof closed_message,
    "islet: %.200s closed descriptors that are not its own, standard output among them, and was ended\n", name);
  is_working = 1;
  if (islet_printing_is_on()) {
    set_deadline((int64_t)seconds * 1000000000);
  } else {
    alarm(seconds);
  }
}

void islet_guard_end_limit(void) {
  islet_guard_check();
  is_working = 0;
  alarm(0);
  set_deadline(0);
}

// Children

/// The parent's number and the state that a line of `/proc/PID/stat` tells.
static bool read_status(const char *name, pid_t *parent, char *state) {
  char path[64];
  size_t used = 0;
  const char *const parts[] = {"/proc/", name, "/stat"};
  for (size_t index = 0; index < 3; index++) {
    size_t length = strlen(parts[index]);
    if (used + length >= sizeof path) return false;
    memcpy(path + used, parts[index], length + 1);
    used += length;
  }
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  char text[512];
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  // The program's name, in parentheses, may hold anything.
  const char *rest = strrchr(text, ')');
  if (rest == NULL || rest[1] != ' ' || rest[2] == 0 || rest[3] != ' ') return false;
  *state = rest[2];
  *parent = 0;
  for (rest += 4; *rest >= '0' && *rest <= '9'; rest++) *parent = *parent * 10 + (*rest - '0');
  return true;
}

/// Kills the children that live, and says whether there were any. Takes no memory: it may be what has run out.
static bool kill_children(void) {
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return false;
  pid_t own = getpid();
  bool found = false;
  // As the kernel fills it: number, offset, length of the entry, type, name.
  static char entries[16 * 1024] __attribute__((aligned(8)));
  long count;
  while ((count = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0) {
    unsigned short length;
    for (long place = 0; place < count; place += length) {
      memcpy(&length, entries + place + 16, sizeof length);
      const char *name = entries + place + 19;
      pid_t process = 0, parent;
      for (const char *digit = name; *digit >= '0' && *digit <= '9'; digit++) {
        process = process * 10 + (*digit - '0');
      }
      char state;
      if (process == 0 || !read_status(name, &parent, &state) || parent != own) continue;
      if (state == 'Z' || state == 'X') continue;
      found = true;
      kill(process, SIGKILL);
    }
  }
  close(folder);
  return found;
}

void islet_guard_end_children(void) {
  siginfo_t info;
  // Nearly always there are none, and this is all that it costs. None is waited for: somebody else may.
  if (waitid(P_ALL, 0, &info, WEXITED | WSTOPPED | WNOHANG | WNOWAIT) != 0 && errno == ECHILD) return;
  struct timespec pause = {.tv_nsec = 1000000};
  for (int rounds = 0; rounds < 500 && kill_children(); rounds++) nanosleep(&pause, NULL);
}

void islet_guard_set_library(int descriptor) { library = descriptor; }

void islet_guard_set_successor(char *const *arguments) { successor = arguments; }

int islet_memory_file(void) { return memfd_create("islet", 0); }

bool islet_memory_limit(unsigned megabytes) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0) return false;
  rlim_t bytes = (rlim_t)megabytes << 20;
  limit.rlim_cur = limit.rlim_max != RLIM_INFINITY && limit.rlim_max < bytes ? limit.rlim_max : bytes;
  memory_limit = (unsigned)(limit.rlim_cur >> 20);
  return setrlimit(RLIMIT_DATA, &limit) == 0;
}
