#ifndef ISLET_SOCKET_H
#define ISLET_SOCKET_H

#include <sys/types.h>

/// Sockets at a path, and who is at their other end. All descriptors are closed in programs started later, and
/// never block. Where a call fails, `errno` says why.

/// Listens at `name` in an open folder; nothing may be there. Only the owner may connect. Answers a
/// descriptor, or -1.
///
/// The folder is reached through its descriptor, so that its path may be longer than a socket's address.
int islet_socket_listen(int folder, const char *name);

/// Connects to the socket `name` in an open folder. Answers a descriptor, or -1: with ECONNREFUSED nobody
/// listens there any more.
int islet_socket_connect(int folder, const char *name);

/// Takes the next connection that waits. Answers a descriptor, or -1.
int islet_socket_accept(int descriptor);

/// The user whose process has connected, as the kernel knows it. Answers 0, or -1.
int islet_socket_peer(int descriptor, uid_t *user);

#endif
