import Glibc

/// Tells when a file that a build depends on was saved, added, removed or renamed.
///
/// Folders are watched with all that lies below them, but for what a search for sources leaves out; of a
/// file its folder is watched, for many editors save by writing a new file and renaming it. The kernel
/// reports changes (inotify), nothing is polled: wait for `descriptor` to become readable and call `read`;
/// then, and when `deadline` has passed, ask `takeChange`. A burst of saves is one change, but for a file that
/// is saved after a rest: it is reported at once, for most often it is all that comes, and what follows is
/// reported when the burst is over.
///
/// Belongs to one thread.
public final class SourceWatcher {
  /// Readable when something has happened; -1 when the system gives none.
  public let descriptor: Int32
  /// Why some folders are not watched, in one line for a person; `nil` when all are.
  public private(set) var problem: String?
  /// When the change that has begun is complete; `nil` when there is none.
  public private(set) var deadline: ContinuousClock.Instant?
  /// Whether something has happened that was not reported yet: what is made meanwhile is out of date.
  public private(set) var hasMore = false

  /// How long nothing may happen before a change is complete, and how long it is waited for at most.
  public static let quiet = Duration.milliseconds(40)
  public static let longestBurst = Duration.milliseconds(200)
  /// How long nothing may have happened before a save that is reported at once.
  static let rest = Duration.milliseconds(300)

  private let scope: WatchScope
  private var watched: [Int32: WatchScope.Folder] = [:]
  private var began: ContinuousClock.Instant?
  private var lastEvent: ContinuousClock.Instant?
  /// Whether something in this burst may be reported before it is over.
  private var mayBeEarly = false
  /// Whether the last thing that happened leaves a whole file.
  private var isWhole = false

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, as `SourceFinder` takes them. One that is missing is waited for.
  ///   - exclusions: Patterns as `SourceFinder` knows them.
  public init(paths: [String], exclusions: [String] = []) {
    scope = WatchScope(paths: paths, exclusions: exclusions)
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 {
      problem = "saves are not seen: the system watches no files (\(String(cString: strerror(errno))))"
    }
    rescan()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The number of folders that are watched.
  public var folderCount: Int { watched.count }

  /// Takes what the kernel has to say; `deadline` is set when it matters.
  public func read(at now: ContinuousClock.Instant = .now) {
    guard descriptor >= 0 else { return }
    var needsScan = false
    var matters = false
    isWhole = false
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      for event in InotifyEvent.events(in: buffer[..<count]) {
        if event.isOverflow {
          // Nobody knows what was missed.
          needsScan = true
          matters = true
          continue
        }
        guard let folder = watched[event.watch] else { continue }
        if event.isFolderGone {
          watched[event.watch] = nil
          // One that was renamed is still watched, wherever it is now.
          inotify_rm_watch(descriptor, event.watch)
          needsScan = true
          if folder.isInside { matters = true }
        } else if let name = event.name {
          switch scope.meaning(of: name, isFolder: event.isFolder, in: folder) {
          case .nothing: break
          case .content:
            matters = true
            isWhole = event.leavesWholeFile
          case .structure:
            needsScan = true
            matters = true
            isWhole = false
          }
        }
      }
    }
    if needsScan { rescan() }
    guard matters else { return }
    if began == nil { mayBeEarly = lastEvent.map { now - $0 >= Self.rest } ?? true }
    let first = began ?? now
    began = first
    lastEvent = now
    hasMore = true
    deadline = min(now + Self.quiet, first + Self.longestBurst)
  }

  /// Whether there is a change to report; it is then forgotten.
  public func takeChange(at now: ContinuousClock.Instant = .now) -> Bool {
    guard let deadline else { return false }
    let isOver = now >= deadline
    if isOver {
      self.deadline = nil
      began = nil
    }
    guard hasMore, isOver || (mayBeEarly && isWhole) else { return false }
    // Once in a burst: a compiler that is started for each of its saves finishes for none.
    mayBeEarly = false
    hasMore = false
    return true
  }

  /// Watches the folders that there are now, and no others.
  private func rescan() {
    guard descriptor >= 0 else { return }
    var found: [Int32: WatchScope.Folder] = [:]
    var refused = 0
    for folder in scope.folders() {
      let watch = inotify_add_watch(descriptor, folder.path, Self.mask)
      if watch >= 0 {
        // A folder that is both inside and above something given is watched for both.
        found[watch] = found[watch].map { $0.union(folder) } ?? folder
      } else if errno == ENOSPC {
        refused += 1
      }
    }
    for watch in watched.keys where found[watch] == nil { inotify_rm_watch(descriptor, watch) }
    watched = found
    problem =
      refused == 0
      ? nil
      : "\(refused) of \(refused + found.count) folders are not watched: the system's limit is reached; "
        + "raise fs.inotify.max_user_watches"
  }

  private static let mask: UInt32 = [
    IN_CLOSE_WRITE, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF, IN_MOVE_SELF,
    IN_ONLYDIR,
  ].reduce(0) { $0 | UInt32($1) }
}
