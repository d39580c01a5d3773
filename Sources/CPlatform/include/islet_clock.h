#ifndef ISLET_CLOCK_H
#define ISLET_CLOCK_H

#include <stdint.h>

/// The virtual wall clock of the process.
///
/// Linking this target replaces the C library's `clock_gettime`, `time`, `gettimeofday` and
/// `timespec_get` for the whole process, loaded libraries included. They read real time until a
/// function below says otherwise. Only the wall clock (`CLOCK_REALTIME` and
/// `CLOCK_REALTIME_COARSE`) can be virtual; monotonic and CPU clocks always tell the truth.
///
/// Moments are seconds since 1970-01-01T00:00:00Z and nanoseconds. Nanoseconds outside
/// 0..<1,000,000,000 are carried over into the seconds. All functions may be called from any
/// thread; reading the clock takes no lock and is safe in a signal handler.

/// What drives the wall clock that the calling thread sees.
enum islet_clock_mode {
  islet_clock_mode_real = 0,
  islet_clock_mode_standing = 1,
  islet_clock_mode_running = 2,
};

/// Gives the process its real wall clock back.
void islet_clock_set_real(void);

/// Lets the wall clock of the process stand at one moment.
void islet_clock_set_standing(int64_t seconds, int32_t nanoseconds);

/// Lets the wall clock of the process run on from a moment, from now on, as fast as real time.
/// It is driven by the monotonic clock, so setting the machine's clock does not move it.
void islet_clock_set_running(int64_t seconds, int32_t nanoseconds);

/// Lets the wall clock that the calling thread sees stand at one moment, whatever the rest of the
/// process sees, until `islet_clock_thread_clear`.
void islet_clock_thread_standing(int64_t seconds, int32_t nanoseconds);

/// Ends `islet_clock_thread_standing`: the calling thread sees the clock of the process again.
void islet_clock_thread_clear(void);

/// Says what drives the wall clock that the calling thread sees.
enum islet_clock_mode islet_clock_current_mode(void);

/// Reads the wall clock that the calling thread sees.
void islet_clock_now(int64_t *seconds, int32_t *nanoseconds);

/// Reads the real wall clock, whatever the process sees.
void islet_clock_real_now(int64_t *seconds, int32_t *nanoseconds);

#endif
