#ifndef ISLET_PRINTING_H
#define ISLET_PRINTING_H

/// Takes what is printed on standard output and standard error from here on through a cleaner to the
/// real standard error: bytes that could steer a terminal, or are not UTF-8, come out as U+FFFD, a tab as
/// two spaces. Lines are passed on as they come, 1 MB in all; a last line says that there was more.
///
/// Returns a descriptor of the real standard output, or -1 when nothing was changed.
int islet_printing_begin(void);

/// Gives standard output and standard error back, once all that was printed has been passed on, or after
/// a second. Without `islet_printing_begin` it does nothing. May be called in a signal handler, where what
/// the C library still holds in its own buffers is not written.
void islet_printing_end(void);

#endif
