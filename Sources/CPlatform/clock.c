// The virtual wall clock: see include/islet_clock.h.

#define _GNU_SOURCE
#include "islet_clock.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define NANOSECONDS 1000000000LL

// Real clocks

typedef int (*clock_function)(clockid_t, struct timespec *);

static _Atomic(clock_function) real_clock;

/// The kernel's own answer, for the case that there is no C library behind us to ask.
static int clock_by_syscall(clockid_t clock, struct timespec *time) {
  return (int)syscall(SYS_clock_gettime, clock, time);
}

/// The C library's function reads the clock without entering the kernel, so it is looked up once.
static int real_clock_gettime(clockid_t clock, struct timespec *time) {
  clock_function function = atomic_load_explicit(&real_clock, memory_order_relaxed);
  if (function == NULL) {
    function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
    if (function == NULL) function = clock_by_syscall;
    atomic_store_explicit(&real_clock, function, memory_order_relaxed);
  }
  return function(clock, time);
}

// Settings

/// A mode and the moments it needs. `base` is the monotonic moment at which `moment` was set.
struct setting {
  _Atomic(int) mode;
  _Atomic(int64_t) seconds;
  _Atomic(int64_t) nanoseconds;
  _Atomic(int64_t) base_seconds;
  _Atomic(int64_t) base_nanoseconds;
};

// A latch: readers use the copy that the sequence number points at, the writer changes the other
// one. A reader never waits for a writer, so one may even be interrupted by the other.
static struct setting settings[2];
static _Atomic(unsigned) sequence;
static pthread_mutex_t writing = PTHREAD_MUTEX_INITIALIZER;

static _Thread_local bool thread_stands;
static _Thread_local struct timespec thread_moment;

static struct timespec moment_of(int64_t seconds, int64_t nanoseconds) {
  int64_t carry = nanoseconds / NANOSECONDS;
  nanoseconds -= carry * NANOSECONDS;
  if (nanoseconds < 0) {
    nanoseconds += NANOSECONDS;
    carry -= 1;
  }
  return (struct timespec){.tv_sec = seconds + carry, .tv_nsec = nanoseconds};
}

static void write_copy(unsigned copy, int mode, struct timespec moment, struct timespec base) {
  struct setting *setting = &settings[copy];
  atomic_store_explicit(&setting->mode, mode, memory_order_relaxed);
  atomic_store_explicit(&setting->seconds, moment.tv_sec, memory_order_relaxed);
  atomic_store_explicit(&setting->nanoseconds, moment.tv_nsec, memory_order_relaxed);
  atomic_store_explicit(&setting->base_seconds, base.tv_sec, memory_order_relaxed);
  atomic_store_explicit(&setting->base_nanoseconds, base.tv_nsec, memory_order_relaxed);
}

static void set(int mode, struct timespec moment) {
  struct timespec base = {0, 0};
  if (mode == islet_clock_mode_running) real_clock_gettime(CLOCK_MONOTONIC, &base);
  pthread_mutex_lock(&writing);
  unsigned next = atomic_load_explicit(&sequence, memory_order_relaxed) + 1;
  write_copy(next & 1, mode, moment, base);
  atomic_store_explicit(&sequence, next, memory_order_seq_cst);
  pthread_mutex_unlock(&writing);
}

/// Takes one consistent copy of the setting of the process.
static int read_setting(struct timespec *moment, struct timespec *base) {
  for (;;) {
    unsigned before = atomic_load_explicit(&sequence, memory_order_acquire);
    struct setting *setting = &settings[before & 1];
    int mode = atomic_load_explicit(&setting->mode, memory_order_relaxed);
    moment->tv_sec = atomic_load_explicit(&setting->seconds, memory_order_relaxed);
    moment->tv_nsec = atomic_load_explicit(&setting->nanoseconds, memory_order_relaxed);
    base->tv_sec = atomic_load_explicit(&setting->base_seconds, memory_order_relaxed);
    base->tv_nsec = atomic_load_explicit(&setting->base_nanoseconds, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    if (atomic_load_explicit(&sequence, memory_order_relaxed) == before) return mode;
  }
}

/// The wall clock as the calling thread sees it; `clock` is the real one to read if it is real.
static int wall_clock(clockid_t clock, struct timespec *time) {
  if (thread_stands) {
    *time = thread_moment;
    return 0;
  }
  struct timespec moment, base;
  switch (read_setting(&moment, &base)) {
  case islet_clock_mode_standing:
    *time = moment;
    return 0;
  case islet_clock_mode_running: {
    struct timespec now;
    if (real_clock_gettime(CLOCK_MONOTONIC, &now) != 0) return -1;
    *time = moment_of(
      moment.tv_sec + (now.tv_sec - base.tv_sec), moment.tv_nsec + (now.tv_nsec - base.tv_nsec));
    return 0;
  }
  default:
    return real_clock_gettime(clock, time);
  }
}

void islet_clock_set_real(void) { set(islet_clock_mode_real, (struct timespec){0, 0}); }

void islet_clock_set_standing(int64_t seconds, int32_t nanoseconds) {
  set(islet_clock_mode_standing, moment_of(seconds, nanoseconds));
}

void islet_clock_set_running(int64_t seconds, int32_t nanoseconds) {
  set(islet_clock_mode_running, moment_of(seconds, nanoseconds));
}

void islet_clock_thread_standing(int64_t seconds, int32_t nanoseconds) {
  thread_moment = moment_of(seconds, nanoseconds);
  thread_stands = true;
}

void islet_clock_thread_clear(void) { thread_stands = false; }

enum islet_clock_mode islet_clock_current_mode(void) {
  if (thread_stands) return islet_clock_mode_standing;
  struct timespec moment, base;
  return (enum islet_clock_mode)read_setting(&moment, &base);
}

void islet_clock_now(int64_t *seconds, int32_t *nanoseconds) {
  struct timespec time = {0, 0};
  wall_clock(CLOCK_REALTIME, &time);
  *seconds = time.tv_sec;
  *nanoseconds = (int32_t)time.tv_nsec;
}

void islet_clock_real_now(int64_t *seconds, int32_t *nanoseconds) {
  struct timespec time = {0, 0};
  real_clock_gettime(CLOCK_REALTIME, &time);
  *seconds = time.tv_sec;
  *nanoseconds = (int32_t)time.tv_nsec;
}

// The C library's functions, replaced. The program's own definitions win over those of shared
// libraries, so Foundation and a loaded library call these too.

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) return real_clock_gettime(clock, time);
  return wall_clock(clock, time);
}

time_t time(time_t *result) {
  struct timespec now = {0, 0};
  // `time` counts the ticks of the coarse clock, as the C library's does.
  wall_clock(CLOCK_REALTIME_COARSE, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  struct timespec now;
  // The zone has been obsolete for decades: the C library too answers zeros.
  if (zone != NULL) *(struct timezone *)zone = (struct timezone){0, 0};
  if (wall_clock(CLOCK_REALTIME, &now) != 0) return -1;
  result->tv_sec = now.tv_sec;
  result->tv_usec = now.tv_nsec / 1000;
  return 0;
}

int timespec_get(struct timespec *result, int base) {
  if (base != TIME_UTC) return 0;
  return wall_clock(CLOCK_REALTIME, result) == 0 ? base : 0;
}
