#ifndef ISLET_CRASH_H
#define ISLET_CRASH_H

#include <stddef.h>
#include <stdint.h>

/// From here on a crash of this process is written to a descriptor before it takes its course, as lines:
///
///     signal NUMBER
///     limit                  the time limit has passed; no crash
///     recursion              the stack is full
///     memory                 an allocation was refused
///     frame HEX HEX          for each frame of the library, inner ones first: offset in it, and times
///     end
///
/// What is written stays below the room of an empty pipe. Call it once, on the main thread.
void islet_crash_begin(int descriptor);

/// Whose frames are meant: a library by its handle of `dlopen`. NULL means none.
void islet_crash_library(void *handle);

/// The frames of that library on the calling thread's stack, inner ones first, as offsets in it; one that follows
/// its like is left out. Answers how many there are. Not from two threads at once.
size_t islet_crash_offsets(uintptr_t *offsets, size_t most);

/// Ends the process, as a crash, when `islet_limit_end` is not called in time. Milliseconds of 0 set no
/// limit. Not to be nested.
void islet_limit_begin(unsigned milliseconds);
void islet_limit_end(void);

#endif
