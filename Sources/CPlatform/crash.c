#define _GNU_SOURCE
#include "islet_crash.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <ucontext.h>
#include <unistd.h>

enum { most_frames = 512, most_written = 64 };

// Everything the handler needs was found out before: it may run when nothing else can.
static struct {
  int descriptor;
  uintptr_t base, begin, end;
  /// Functions of the runtime that end the process for want of memory.
  uintptr_t allocators[3];
  uintptr_t stack_begin, stack_end;
  char stack[128 * 1024];
} crash = {.descriptor = -1};

static const int crash_signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};

static size_t put_text(char *buffer, size_t used, const char *text) {
  size_t length = strlen(text);
  memcpy(buffer + used, text, length);
  return used + length;
}

static size_t put_number(char *buffer, size_t used, uintptr_t number, unsigned base) {
  char digits[20];
  size_t count = 0;
  do {
    digits[count++] = "0123456789abcdef"[number % base];
    number /= base;
  } while (number > 0);
  while (count > 0) buffer[used++] = digits[--count];
  return used;
}

static uintptr_t stack_pointer(const void *context) {
  const ucontext_t *user = context;
#if defined(__x86_64__)
  return (uintptr_t)user->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  return (uintptr_t)user->uc_mcontext.sp;
#else
  (void)user;
  return 0;
#endif
}

/// The fault lies where the stack would go on.
static bool is_overflow(int number, const siginfo_t *info, const void *context) {
  if (number != SIGSEGV && number != SIGBUS) return false;
  uintptr_t address = (uintptr_t)info->si_addr, stack = stack_pointer(context);
  return stack != 0 && address + 64 * 1024 >= stack && address <= stack + 64 * 1024
    && (stack < crash.stack_begin + 64 * 1024 || stack > crash.stack_end);
}

static bool is_allocator(uintptr_t address) {
  for (size_t index = 0; index < sizeof crash.allocators / sizeof crash.allocators[0]; index++) {
    uintptr_t begin = crash.allocators[index];
    if (begin != 0 && address >= begin && address < begin + 256) return true;
  }
  return false;
}

size_t islet_crash_offsets(uintptr_t *offsets, size_t most) {
  static void *addresses[most_frames];
  int count = backtrace(addresses, most_frames);
  size_t used = 0;
  for (int index = 0; index < count && used < most; index++) {
    uintptr_t address = (uintptr_t)addresses[index];
    if (address < crash.begin || address >= crash.end) continue;
    // The address after a call belongs to the line of the call.
    uintptr_t offset = address - crash.base - 1;
    if (used == 0 || offsets[used - 1] != offset) offsets[used++] = offset;
  }
  return used;
}

static void report(int number, const siginfo_t *info, const void *context) {
  // A crash within the crash, or a lock that is held, must not keep the process.
  signal(SIGALRM, SIG_DFL);
  alarm(2);
  char text[8192];
  size_t used = put_text(text, 0, "signal ");
  used = put_number(text, used, (uintptr_t)number, 10);
  used = put_text(text, used, number == SIGALRM ? "\nlimit\n" : "\n");
  if (is_overflow(number, info, context)) used = put_text(text, used, "recursion\n");
  (void)!write(crash.descriptor, text, used);

  static void *addresses[most_frames];
  int count = backtrace(addresses, most_frames);
  used = 0;
  uintptr_t last = 0, times = 0;
  int written = 0;
  for (int index = 0; index <= count && written < most_written; index++) {
    uintptr_t address = index < count ? (uintptr_t)addresses[index] : 0;
    if (index < 12 && is_allocator(address)) used = put_text(text, used, "memory\n");
    bool is_own = address >= crash.begin && address < crash.end;
    // The address after a call belongs to the line of the call.
    uintptr_t offset = is_own ? address - crash.base - 1 : 0;
    if (index < count && (!is_own || offset == last)) {
      if (is_own) times++;
      continue;
    }
    if (times > 0) {
      used = put_text(text, used, "frame ");
      used = put_number(text, used, last, 16);
      used = put_text(text, used, " ");
      used = put_number(text, used, times, 16);
      used = put_text(text, used, "\n");
      written++;
    }
    last = offset;
    times = 1;
  }
  used = put_text(text, used, "end\n");
  (void)!write(crash.descriptor, text, used);
}

static void crashed(int number, siginfo_t *info, void *context) {
  if (crash.descriptor >= 0) report(number, info, context);
  if (number == SIGALRM) _exit(1);
  // The default action, when the handler has returned.
  signal(number, SIG_DFL);
  raise(number);
}

void islet_crash_begin(int descriptor) {
  crash.descriptor = descriptor;
  // The first call loads the unwinder, which takes memory and locks.
  void *warm[2];
  (void)backtrace(warm, 2);
  static const char *const names[] = {
    "swift_slowAlloc", "swift_slowAllocTyped", "swift_abortAllocationFailure",
  };
  for (size_t index = 0; index < sizeof names / sizeof names[0]; index++) {
    crash.allocators[index] = (uintptr_t)dlsym(RTLD_DEFAULT, names[index]);
  }
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    void *begin = NULL;
    size_t size = 0;
    pthread_attr_getstack(&attributes, &begin, &size);
    crash.stack_begin = (uintptr_t)begin;
    crash.stack_end = (uintptr_t)begin + size;
    pthread_attr_destroy(&attributes);
  }
  stack_t stack = {.ss_sp = crash.stack, .ss_size = sizeof crash.stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = crashed, .sa_flags = SA_ONSTACK | SA_SIGINFO | SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  sigset_t answered;
  sigemptyset(&answered);
  for (size_t index = 0; index < sizeof crash_signals / sizeof crash_signals[0]; index++) {
    sigaction(crash_signals[index], &action, NULL);
    sigaddset(&answered, crash_signals[index]);
  }
  sigaction(SIGALRM, &action, NULL);
  sigaddset(&answered, SIGALRM);
  sigprocmask(SIG_UNBLOCK, &answered, NULL);
}

static int find_range(struct dl_phdr_info *info, size_t size, void *wanted) {
  (void)size;
  uintptr_t address = (uintptr_t)wanted, begin = UINTPTR_MAX, end = 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + info->dlpi_phdr[index].p_vaddr;
    if (start < begin) begin = start;
    if (start + info->dlpi_phdr[index].p_memsz > end) end = start + info->dlpi_phdr[index].p_memsz;
  }
  if (address < begin || address >= end) return 0;
  crash.base = info->dlpi_addr;
  crash.begin = begin;
  crash.end = end;
  return 1;
}

void islet_crash_library(void *handle) {
  crash.base = crash.begin = crash.end = 0;
  struct link_map *map = NULL;
  if (handle == NULL || dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 || map == NULL) return;
  dl_iterate_phdr(find_range, map->l_ld);
}

static void set_timer(unsigned milliseconds) {
  struct itimerval timer = {
    .it_value = {.tv_sec = milliseconds / 1000, .tv_usec = (suseconds_t)(milliseconds % 1000) * 1000}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

void islet_limit_begin(unsigned milliseconds) {
  set_timer(milliseconds);
}

void islet_limit_end(void) {
  set_timer(0);
}
