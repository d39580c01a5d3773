#ifndef ISLET_RECORDING_H
#define ISLET_RECORDING_H

#include <stddef.h>

/// Records what is written to a terminal, as the events of an asciicast (version 2).
///
/// Linking this target replaces the C library's `write` for the whole process, so that what ncurses sends is
/// seen as it is sent. Until `islet_recording_begin` it passes everything on and does nothing else. An event
/// is one line and goes to the file in one piece, so that the file is whole whenever the process ends, even
/// in a crash: what the rescue of the terminal sends in its signal handler is recorded too.

/// Appends an event for whatever is written to one descriptor from here on to a file that holds the header
/// already. Times count from this call.
///
/// Bytes that are not UTF-8 are recorded as U+FFFD. The terminal belongs to one thread at a time.
void islet_recording_begin(int terminal, int file);

/// Appends an event that says the terminal's new size. Without a recording it does nothing.
void islet_recording_resize(int columns, int rows);

/// Ends the recording; both descriptors stay open. Returns 0, or the `errno` of the moment at which the file
/// could not be written any further: the recording ends there, in whole events.
int islet_recording_end(void);

#endif
