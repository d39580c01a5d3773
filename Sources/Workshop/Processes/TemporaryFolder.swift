import Glibc

/// A folder of this process's own that is removed with it, however it ends.
///
/// It lies in `$TMPDIR`, else in `/tmp`, and only its owner may read it.
public final class TemporaryFolder: Sendable {
  public let path: String

  /// - Throws: `WorkshopError` when no folder can be made.
  public init() throws(WorkshopError) {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array("\(base.isEmpty ? "/tmp" : base)/islet-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw WorkshopError(
        .input,
        "\(base.isEmpty ? "/tmp" : base): no temporary folder can be made (\(String(cString: strerror(errno)))); "
          + "set TMPDIR to a folder that can be written to")
    }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    OpenResources.add(folder: path)
  }

  /// Removes the folder now; what is in use stays in use.
  public func remove() {
    OpenResources.remove(folder: path)
    removeTree(path)
  }

  deinit {
    remove()
  }
}
