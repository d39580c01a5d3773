#ifndef ISLET_WATCHING_H
#define ISLET_WATCHING_H

// What the thread that cleans printed text and the guard do for one another. The thread has all signals
// blocked and, where the system allows it, descriptors of its own: whatever a user's code does to the rest of
// the process, this thread can still say so and end it.

#include <stdbool.h>

/// Whether there is such a thread.
bool islet_printing_is_on(void);

/// Whether the descriptors that results and messages go to are still those they were.
bool islet_printing_is_whole(void);

/// Makes the thread look. May be called in a signal handler.
void islet_printing_wake(void);

/// By the thread alone: passes on what was printed so far, and gives it standard output and standard error.
void islet_printing_take_over(void);

/// By the thread alone: how many milliseconds it may wait, at most as many as given.
int islet_guard_patience(int most);

/// By the thread alone: ends the process when its time is up, or when somebody asked for it.
void islet_guard_look(void);

#endif
