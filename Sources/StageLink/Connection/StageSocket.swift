import Glibc

/// The descriptors under a pair of connections.
public enum StageSocket {
  /// The descriptor that a stage finds its socket at.
  public static let stageDescriptor: Int32 = 3
  /// The descriptor that a stage writes to when it crashes.
  public static let crashDescriptor: Int32 = 4

  /// Makes two connected stream sockets that are closed in programs started later.
  public static func makePair() throws -> (front: Int32, stage: Int32) {
    var pair: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else {
      throw ConnectionError(operation: "make a socket to", code: errno)
    }
    return (pair[0], pair[1])
  }

  /// Ends this process as soon as the peer of a socket is gone, even from an endless loop in a
  /// user's code, so that a stage never outlives its front.
  public static func endProcessWhenPeerCloses(_ descriptor: Int32) {
    var thread = pthread_t()
    let argument = UnsafeMutableRawPointer(bitPattern: UInt(descriptor))
    _ = pthread_create(
      &thread, nil,
      { argument in
        var entry = pollfd(fd: Int32(UInt(bitPattern: argument)), events: 0, revents: 0)
        while poll(&entry, 1, -1) < 0, errno == EINTR {}
        _exit(0)
      }, argument)
  }
}

func setCloseOnExec(_ descriptor: Int32) -> Bool {
  fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
}

func setNonBlocking(_ descriptor: Int32) -> Bool {
  let flags = fcntl(descriptor, F_GETFL)
  return flags >= 0 && fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0
}
