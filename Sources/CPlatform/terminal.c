#define _GNU_SOURCE
#include "islet_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Putting the terminal right after a crash. Everything a handler touches is static, and it calls
// only functions that POSIX calls async-signal-safe.

static const int fatal_signals[] = {
    SIGSEGV, SIGILL,  SIGTRAP, SIGABRT, SIGBUS,  SIGFPE,  SIGSYS,
    SIGQUIT, SIGPIPE, SIGALRM, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2,
};
enum { fatal_count = sizeof fatal_signals / sizeof *fatal_signals };

static struct sigaction fatal_before[fatal_count];
static bool fatal_installed[fatal_count];

static struct {
  volatile sig_atomic_t armed;
  int descriptor;
  size_t length;
  struct termios modes;
  char reset[1024];
} rescue;

// A stack overflow leaves no room for a handler on the stack that overflowed.
static char rescue_stack[64 * 1024];
static stack_t stack_before;
static bool stack_installed;

static void restore_terminal(void) {
  if (!rescue.armed) return;
  rescue.armed = 0;
  size_t written = 0;
  while (written < rescue.length) {
    ssize_t count = write(rescue.descriptor, rescue.reset + written, rescue.length - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    written += (size_t)count;
  }
  // From the background, setting the modes would stop the program instead of letting it end.
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, &before);
  tcsetattr(rescue.descriptor, TCSANOW, &rescue.modes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void on_fatal_signal(int number) {
  restore_terminal();
  for (int index = 0; index < fatal_count; index++) {
    if (fatal_signals[index] == number) sigaction(number, &fatal_before[index], NULL);
  }
  // Delivered when this handler returns, to whoever was there before.
  raise(number);
}

static void on_exit_called(void) { restore_terminal(); }

void islet_rescue_arm(int descriptor, const char *reset, size_t length, const struct termios *modes) {
  static bool at_exit;
  rescue.armed = 0;
  rescue.descriptor = descriptor;
  rescue.length = length < sizeof rescue.reset ? length : sizeof rescue.reset;
  memcpy(rescue.reset, reset, rescue.length);
  rescue.modes = *modes;
  rescue.armed = 1;
  if (!at_exit) at_exit = atexit(on_exit_called) == 0;

  if (!stack_installed) {
    stack_t stack = {.ss_sp = rescue_stack, .ss_size = sizeof rescue_stack};
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE))
      stack_installed = sigaltstack(&stack, &stack_before) == 0;
  }
  for (int index = 0; index < fatal_count; index++) {
    if (fatal_installed[index]) continue;
    if (sigaction(fatal_signals[index], NULL, &fatal_before[index]) != 0) continue;
    bool has_handler = (fatal_before[index].sa_flags & SA_SIGINFO) != 0;
    if (!has_handler && fatal_before[index].sa_handler == SIG_IGN) continue;
    // What does not come of a fault has an owner if it has a handler.
    bool is_fault = index < 7;
    if (!is_fault && (has_handler || fatal_before[index].sa_handler != SIG_DFL)) continue;
    struct sigaction action = {.sa_handler = on_fatal_signal, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    fatal_installed[index] = sigaction(fatal_signals[index], &action, NULL) == 0;
  }
}

void islet_rescue_disarm(void) {
  rescue.armed = 0;
  for (int index = 0; index < fatal_count; index++) {
    if (fatal_installed[index]) sigaction(fatal_signals[index], &fatal_before[index], NULL);
    fatal_installed[index] = false;
  }
  if (stack_installed) {
    stack_t none = {.ss_flags = SS_DISABLE};
    sigaltstack(&none, NULL);
    stack_installed = false;
  }
}

// The signals a terminal program answers.

static const int answered_signals[] = {SIGWINCH, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGTSTP};
enum { answered_count = sizeof answered_signals / sizeof *answered_signals };

static struct sigaction answered_before[answered_count];
static bool answered_installed[answered_count];
static int signal_pipe[2] = {-1, -1};

static void on_answered_signal(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe loses nothing that matters: what is in it wakes the reader all the same.
  ssize_t ignored = write(signal_pipe[1], &byte, 1);
  (void)ignored;
  errno = saved;
}

int islet_signals_begin(void) {
  if (signal_pipe[0] < 0 && pipe2(signal_pipe, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  for (int index = 0; index < answered_count; index++) {
    if (answered_installed[index]) continue;
    if (sigaction(answered_signals[index], NULL, &answered_before[index]) != 0) continue;
    if (index > 1 && answered_before[index].sa_handler == SIG_IGN) continue;
    struct sigaction action = {.sa_handler = on_answered_signal, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    answered_installed[index] = sigaction(answered_signals[index], &action, NULL) == 0;
  }
  return signal_pipe[0];
}

void islet_signals_end(void) {
  for (int index = 0; index < answered_count; index++) {
    if (answered_installed[index]) sigaction(answered_signals[index], &answered_before[index], NULL);
    answered_installed[index] = false;
  }
  for (int end = 0; end < 2; end++) {
    if (signal_pipe[end] >= 0) close(signal_pipe[end]);
    signal_pipe[end] = -1;
  }
}

bool islet_stop(void) {
  struct sigaction current, plain = {.sa_handler = SIG_DFL};
  if (sigaction(SIGTSTP, NULL, &current) != 0 || current.sa_handler == SIG_IGN) return false;
  sigemptyset(&plain.sa_mask);
  sigaction(SIGTSTP, &plain, NULL);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &current, NULL);
  return true;
}
