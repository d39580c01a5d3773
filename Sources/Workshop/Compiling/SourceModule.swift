/// A module that the user's sources import and that is compiled from a folder before them.
public struct SourceModule: Hashable, Sendable {
  public var name: String
  public var folder: String

  /// - Throws: `WorkshopError` when no module can have that name.
  public init(name: String, folder: String) throws(WorkshopError) {
    let isName =
      name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
      && name.unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } == true
    guard isName else {
      throw WorkshopError(
        .input, "--module \(name)=\(folder): '\(name)' cannot be the name of a Swift module")
    }
    self.name = name
    self.folder = folder
  }
}

/// A module that was compiled, ready to be imported and linked.
struct CompiledModule {
  var name: String
  /// The folder of the two files.
  var folder: String
  /// Stands for all that went into it.
  var key: Digest
  var warnings: [Diagnostic]
  /// Keeps the folder where it is none of the cache's.
  var temporary: TemporaryFolder?

  static func interfaceName(of module: String) -> String { "\(module).swiftmodule" }
  static func objectName(of module: String) -> String { "\(module).o" }
}
