#ifndef ISLET_GUARD_H
#define ISLET_GUARD_H

/// Lets code that is not ours run in this process: a crash, or running for too long, becomes one message
/// on standard error and exit code 1. For the thread that calls it, and for the rest of the process's
/// life. The stack may overflow; SIGALRM is taken.
///
/// The name is whose code it is, cut at 200 bytes. Seconds of 0 set no limit.
void islet_guard_begin(const char *name, unsigned seconds);

/// Ends the time limit: what follows is our own work.
void islet_guard_end_limit(void);

#endif
