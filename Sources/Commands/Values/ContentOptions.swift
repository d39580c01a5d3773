import StageLink

/// Attributes and a content state from files.
public struct ContentOptions: Hashable, Sendable {
  /// The path of a JSON file; `-` is standard input.
  public var attributes: String?
  public var contentState: String?

  public init() {}

  init(_ reader: OptionReader) throws(UsageError) {
    attributes = reader.text("attributes")
    contentState = reader.text("content-state")
    if GivenFile.isInput(attributes), GivenFile.isInput(contentState) {
      throw UsageError(
        message: "--attributes and --content-state cannot both be read from standard input",
        command: reader.arguments.command.title)
    }
  }

  /// The paths that can be read again, when the files are saved; none where standard input is one of the two.
  var files: [String] {
    let paths = [attributes, contentState].compactMap(\.self)
    return paths.contains(where: GivenFile.isInput) ? [] : paths
  }

  /// Reads the files; `nil` if none was asked for.
  ///
  /// - Throws: `CommandError` for a file that cannot be read, is too large or is not UTF-8.
  func read() throws(CommandError) -> GivenContent? {
    guard attributes != nil || contentState != nil else { return nil }
    func document(_ path: String?, _ option: String) throws(CommandError) -> GivenContent.Document? {
      guard let path else { return nil }
      return try GivenFile.read(path, option: option)
    }
    return GivenContent(
      attributes: try document(attributes, "--attributes"),
      contentState: try document(contentState, "--content-state"))
  }
}
