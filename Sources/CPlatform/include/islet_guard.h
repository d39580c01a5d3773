#ifndef ISLET_GUARD_H
#define ISLET_GUARD_H

#include <stdbool.h>

/// Lets code that is not ours run in this process: a crash, running for too long, or an end that nobody
/// asked for becomes one message on standard error and exit code 1. For the rest of the process's life. The
/// stack of the calling thread may overflow; SIGALRM and SIGCONT are taken.
///
/// While `islet_printing_begin` is in force its thread does the ending: that code may then block or ignore all
/// signals, stop the process, or close every descriptor, and is ended all the same.
void islet_guard_begin(void);

/// Says what that code does from here on, and how many seconds it has for it; 0 is no limit. The name
/// begins the messages and is cut at 200 bytes.
void islet_guard_step(const char *name, unsigned seconds);

/// Ends the time limit: what follows is our own work.
void islet_guard_end_limit(void);

/// Ends the process when that code has closed the descriptors that results go to. The functions above do so too.
void islet_guard_check(void);

/// Kills all processes that this one has started, and those that they have started.
void islet_guard_end_children(void);

/// Starts this program anew, in this process's place, where a crash would otherwise end it: with these
/// arguments, the program's name first and NULL last. NULL takes that back. The words must stay where they
/// are until the next call.
void islet_guard_set_successor(char *const *arguments);

/// Says which library that code is, by a descriptor that is left open in programs started later. With it a crash
/// is followed by its lines in the sources: this program is started to find them, with the words `__lines`, the
/// descriptor's number, and offsets in the library in hexadecimal digits.
void islet_guard_set_library(int descriptor);

/// Makes a file that lies in memory alone and that a successor finds open under the same number; -1 and
/// errno when there can be none.
int islet_memory_file(void);

/// Limits the memory that this process may hold, in megabytes. Says whether that worked.
///
/// Counted is what is the process's own and can be written to, not what a library's file takes.
bool islet_memory_limit(unsigned megabytes);

#endif
