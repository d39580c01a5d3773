/// Swift source that Islet wrote itself, compiled with the user's files as part of their module.
///
/// It lies in no folder of the user's: messages call it by its name.
public struct GeneratedSource: Hashable, Sendable {
  /// A file name without a folder, such as `AssetSymbols.swift`.
  public var name: String
  public var text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// The path that the compiler sees; there is nothing there.
  var path: String { "/islet-generated/\(name)" }

  var file: SourceFile {
    SourceFile(path: path, displayPath: "(generated) \(name)", isExplicit: false, text: text)
  }
}
