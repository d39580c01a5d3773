// Sockets at a path: see include/islet_socket.h.

#define _GNU_SOURCE
#include "islet_socket.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

/// Fills in the address of a name in an open folder.
static int make_address(struct sockaddr_un *address, int folder, const char *name) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  int length = snprintf(
      address->sun_path, sizeof address->sun_path, "/proc/self/fd/%d/%s", folder, name);
  if (length < 0 || (size_t)length >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  return 0;
}

static int fail(int descriptor) {
  int code = errno;
  close(descriptor);
  errno = code;
  return -1;
}

int islet_socket_listen(int folder, const char *name) {
  struct sockaddr_un address;
  if (make_address(&address, folder, name) != 0) return -1;
  int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (descriptor < 0) return -1;
  // What is bound has the mode of the descriptor: nobody else may connect, from the first moment on.
  if (fchmod(descriptor, S_IRUSR | S_IWUSR) != 0) return fail(descriptor);
  if (bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0) return fail(descriptor);
  if (listen(descriptor, 64) != 0) {
    fail(descriptor);
    int code = errno;
    unlinkat(folder, name, 0);
    errno = code;
    return -1;
  }
  return descriptor;
}

int islet_socket_connect(int folder, const char *name) {
  struct sockaddr_un address;
  if (make_address(&address, folder, name) != 0) return -1;
  int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return -1;
  if (connect(descriptor, (struct sockaddr *)&address, sizeof address) != 0) return fail(descriptor);
  int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) != 0) return fail(descriptor);
  return descriptor;
}

int islet_socket_accept(int descriptor) {
  return accept4(descriptor, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

int islet_socket_peer(int descriptor, uid_t *user) {
  struct ucred peer;
  socklen_t size = sizeof peer;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return -1;
  *user = peer.uid;
  return 0;
}
