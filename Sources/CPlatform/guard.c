#define _GNU_SOURCE
#include "islet_guard.h"
#include "islet_printing.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// Written before the signal, so that the handler has nothing to do but to write.
static char crash_message[320];
static char late_message[320];
static char left_message[320];
static char memory_message[320];
static char guard_stack[64 * 1024];
static volatile sig_atomic_t is_working = 0;
static char *const *volatile successor = NULL;
static unsigned memory_limit = 0;

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
  if (successor != NULL) {
    // A signal that is being handled is blocked, and would be in the fresh program too.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    alarm(0);
    execv("/proc/self/exe", successor);
  }
  _exit(1);
}

/// Whether little of the memory that is allowed is left: read from the system's own count, since what
/// failed may have been anybody's allocation.
static int is_out_of_memory(void) {
  if (memory_limit == 0) return 0;
  int file = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char text[4096];
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  const char *line = strstr(text, "\nVmData:");
  if (line == NULL) return 0;
  unsigned long kilobytes = 0;
  for (line += 8; *line == ' ' || *line == '\t'; line++) {}
  for (; *line >= '0' && *line <= '9'; line++) kilobytes = kilobytes * 10 + (unsigned long)(*line - '0');
  return kilobytes / 1024 >= memory_limit / 2;
}

static void crashed(int number) {
  islet_printing_end();
  if (is_out_of_memory()) {
    say(memory_message);
  } else {
    say(crash_message);
    say(name_of(number));
    say("\n");
  }
  end();
}

static void late(int number) {
  (void)number;
  islet_printing_end();
  say(late_message);
  end();
}

// A user's code may call exit() itself; without a word that would look like success.
static void left(void) {
  if (!is_working) return;
  islet_printing_end();
  say(left_message);
  end();
}

void islet_guard_begin(void) {
  static int at_exit = 0;
  if (!at_exit) at_exit = atexit(left) == 0;
  stack_t stack = {.ss_sp = guard_stack, .ss_size = sizeof guard_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK | SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) {
    sigaction(numbers[index], &action, NULL);
  }
  action.sa_handler = late;
  sigaction(SIGALRM, &action, NULL);
  // Whoever started this process may have blocked them, and a blocked alarm never rings.
  sigset_t answered;
  sigemptyset(&answered);
  sigaddset(&answered, SIGALRM);
  for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) {
    sigaddset(&answered, numbers[index]);
  }
  sigprocmask(SIG_UNBLOCK, &answered, NULL);
}

void islet_guard_step(const char *name, unsigned seconds) {
  alarm(0);
  snprintf(crash_message, sizeof crash_message, "islet: %.200s crashed: ", name);
  snprintf(
    late_message, sizeof late_message, "islet: %.200s did not finish in %u seconds and was ended\n", name,
    seconds);
  snprintf(left_message, sizeof left_message, "islet: %.200s ended the process itself\n", name);
  snprintf(
    memory_message, sizeof memory_message,
    "islet: %.200s needed more than %u MB of memory and was ended; --memory-limit allows more\n", name,
    memory_limit);
  is_working = 1;
  alarm(seconds);
}

void islet_guard_end_limit(void) {
  is_working = 0;
  alarm(0);
}

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
