#ifndef ISLET_TERMINAL_H
#define ISLET_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Remembers how to put a terminal right, and does so if the program crashes, is ended by a signal
/// that nobody handles, or calls exit().
///
/// One terminal at a time; a second call replaces what is remembered. The string is cut at 1,024
/// bytes. Signals that are ignored stay ignored; a handler that was there before runs afterwards.
void islet_rescue_arm(int descriptor, const char *reset, size_t length, const struct termios *modes);

/// Ends that: the terminal is as it should be, and the signals are as they were.
void islet_rescue_disarm(void);

/// Turns the signals a terminal program must answer into bytes of a pipe: SIGWINCH, SIGTERM, SIGHUP,
/// SIGINT, SIGTSTP and SIGCONT. One that was ignored stays ignored, save SIGWINCH and SIGCONT.
///
/// Answers the end to read from, which does not block, or -1 and errno.
int islet_signals_begin(void);

/// Puts the handlers of before back and closes the pipe.
void islet_signals_end(void);

/// Stops the process group as ctrl-Z does and returns when it goes on.
///
/// False, at once, where stopping is ignored. Returns at once too where nobody could continue the
/// program (an orphaned process group).
bool islet_stop(void);

#endif
