#include "islet_guard.h"
#include "islet_printing.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Written before the signal, so that the handler has nothing to do but to write.
static char late_message[320];
static char crash_message[320];
static char guard_stack[64 * 1024];

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

static void crashed(int number) {
  islet_printing_end();
  say(crash_message);
  say(name_of(number));
  say("\n");
  _exit(1);
}

static void late(int number) {
  (void)number;
  islet_printing_end();
  say(late_message);
  _exit(1);
}

static volatile sig_atomic_t is_working = 0;
static char left_message[320];

// A user's code may call exit() itself; without a word that would look like success.
static void left(void) {
  if (!is_working) return;
  say(left_message);
  _exit(1);
}

void islet_guard_begin(const char *name, unsigned seconds) {
  snprintf(crash_message, sizeof crash_message, "islet: %.200s crashed: ", name);
  snprintf(
    late_message, sizeof late_message, "islet: %.200s did not finish in %u seconds and was ended\n", name,
    seconds);

  snprintf(left_message, sizeof left_message, "islet: %.200s ended the process itself\n", name);
  is_working = 1;
  atexit(left);

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
  alarm(seconds);
}

void islet_guard_end_limit(void) {
  is_working = 0;
  alarm(0);
}
