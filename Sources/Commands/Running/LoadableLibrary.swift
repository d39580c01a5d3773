import Glibc
import StageLink
import Workshop

/// A compiled library, held open so that a process started in this one's place can load it though its file
/// is gone.
struct LoadableLibrary {
  let descriptor: Int32
  let resources: ProjectResources
  private let library: CompiledLibrary?

  /// - Throws: `WorkshopError` when the file cannot be opened.
  init(_ library: CompiledLibrary) throws(WorkshopError) {
    // Not closed in a process that is started: that is what it is for.
    descriptor = open(library.path, O_RDONLY)
    guard descriptor >= 0 else {
      throw WorkshopError(.input, "\(library.path): cannot be read: \(String(cString: strerror(errno)))")
    }
    self.library = library
    resources = library.resources
  }

  /// The library that a process before this one has opened.
  init(descriptor: Int32, resources: ProjectResources) {
    self.descriptor = descriptor
    self.resources = resources
    library = nil
  }

  /// Where it can be loaded from.
  var path: String { library?.path ?? "/proc/self/fd/\(descriptor)" }

  /// Where the app can be loaded from.
  var appPath: String { library?.appPath ?? path }

  /// What a catalog is made of.
  var source: StageConfiguration.Source { .library(path: path, resources: resources) }

  /// Removes the file, if it is this process's own; what is loaded stays loaded.
  func remove() {
    library?.remove()
  }
}
