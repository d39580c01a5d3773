/// The sources as the compiler is to see them.
///
/// Some bytes change (`@main` goes, `os(iOS)` becomes true, imports of the project's own modules go), never
/// their number, so that lines and columns stay. The copies lie in a temporary folder, and a
/// virtual file system shows them under the original paths: what the compiler says, and `#filePath`, names
/// the user's own file.
struct SourceOverlay {
  /// The paths to compile, in order.
  private(set) var paths: [String] = []
  /// Which file each path is.
  private(set) var files: [String: SourceFile] = [:]
  /// The path the compiler sees, and the text. Also what does not change is copied: what is compiled is
  /// what was read, whatever becomes of the file meanwhile.
  private(set) var copies: [(path: String, bytes: [UInt8])] = []

  init(
    _ selection: WidgetSelection, generated: [GeneratedSource] = [], omissions: Omissions = Omissions()
  ) {
    var names: Set<String> = []
    let types = selection.entries.reduce(into: Set<String>()) { $0.formUnion($1.summary.declarations) }
    // A type of the same name is what is meant where it is written.
    let qualifiers = selection.projectModules.subtracting(types)
    for entry in selection.entries {
      let bytes = Self.bytes(
        of: entry, projectModules: selection.projectModules, qualifiers,
        without: omissions.bodies[entry.file.displayPath] ?? [],
        omissions.declarations[entry.file.displayPath] ?? [])
      add(entry.file, bytes, &names)
    }
    for source in generated { add(source.file, Array(source.text.utf8), &names) }
  }

  private mutating func add(_ file: SourceFile, _ bytes: [UInt8], _ names: inout Set<String>) {
    // The response file and the compiler's own lists of files hold a path a line.
    let own = String(file.path.map { $0.isNewline ? "\u{2424}" : $0 })
    var path = own
    // One module cannot hold two files of the same name.
    var number = 2
    while !names.insert(path.fileName).inserted {
      path = "\(own.dropLast(".swift".count)) \(number).swift"
      number += 1
    }
    copies.append((path, bytes))
    paths.append(path)
    files[path] = file
  }

  /// The text as the compiler is to see it.
  private static func bytes(
    of entry: WidgetSelection.Entry, projectModules: Set<String>, _ qualifying: Set<String>,
    without bodies: [FunctionBody], _ declarations: [Range<Int>]
  ) -> [UInt8] {
    var bytes = Array(entry.file.text.utf8)
    func put(_ text: String, at range: Range<Int>) {
      let padding = [UInt8](repeating: UInt8(ascii: " "), count: range.count - text.utf8.count)
      bytes.replaceSubrange(range, with: Array(text.utf8) + padding)
    }
    for range in entry.summary.foreignAttributes { put("", at: range) }
    for selector in entry.summary.selectors {
      // `Selector("")` is as long as `#selector(x)`.
      put("Selector(\"\(prefix(of: selector.name, bytes: selector.range.count - 12))\")", at: selector.range)
    }
    for condition in entry.summary.platformConditions {
      put(condition.answer ? "true" : "false", at: condition.range)
    }
    for found in entry.summary.imports where projectModules.contains(found.module) {
      put("", at: found.range)
    }
    for found in entry.summary.imports where !projectModules.contains(found.module) {
      if let range = found.renamed { put(found.module, at: range) }
      if let range = found.submodule { put("", at: range) }
    }
    for range in qualifiers(in: entry.file.text, of: qualifying) { put("", at: range) }
    for body in bodies {
      if let replacement = body.replacementBytes(for: bytes[body.range]) {
        bytes.replaceSubrange(body.range, with: replacement)
      }
    }
    for range in declarations {
      for place in range where bytes[place] != 0x0A && bytes[place] != 0x0D { bytes[place] = 0x20 }
    }
    return bytes
  }

  /// As many whole characters as so many bytes hold.
  private static func prefix(of name: String, bytes: Int) -> Substring {
    var result = name[...]
    while result.utf8.count > bytes { result.removeLast() }
    return result
  }

  /// Where a module that is no module here stands before a name: `Shared.` in `Shared.Order`.
  private static func qualifiers(in text: String, of modules: Set<String>) -> [Range<Int>] {
    guard !modules.isEmpty else { return [] }
    let bytes = Array(text.utf8)
    let tokens = Lexer.tokens(of: bytes)
    func isDot(_ index: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].kind == .punctuation
        && bytes[tokens[index].range.lowerBound] == UInt8(ascii: ".")
    }
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .name, isDot(index + 1), !isDot(index - 1),
        modules.contains(String(decoding: bytes[tokens[index].range], as: UTF8.self))
      else { return nil }
      return tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
    }
  }

  /// Writes the copies and the description of the virtual file system into a folder.
  ///
  /// - Parameter others: Further files: the path the compiler sees, and the text.
  /// - Returns: The path of the description.
  func write(into folder: String, others: [(path: String, bytes: [UInt8])]) throws(SystemError) -> String {
    var entries: [String] = []
    for (index, copy) in (copies + others).enumerated() {
      let place = "\(folder)/\(index).copy"
      try writeNewFile(place, copy.bytes)
      entries.append(
        "{\"type\":\"file\",\"name\":\(Self.quoted(copy.path)),\"external-contents\":\(Self.quoted(place))}")
    }
    let description =
      "{\"version\":0,\"case-sensitive\":\"true\",\"use-external-names\":false,\"roots\":["
      + entries.joined(separator: ",") + "]}"
    let path = "\(folder)/overlay.json"
    try writeNewFile(path, description.utf8)
    return path
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension String {
  /// The last part of a path.
  var fileName: String { String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]) }
}
