import Foundation

/// The themes of a folder, in the order that `t` goes through them.
public struct ThemeLibrary: Sendable {
  /// The default one first, the others by name of their files; never empty.
  public let themes: [Theme]
  /// Files that are no themes, one error each: the others can still be used.
  public let errors: [ThemeError]

  /// The id of the theme that is used when none is asked for.
  public static let defaultID = "midnight"
  /// The id of the one for terminals that show ASCII alone.
  public static let asciiID = "ascii"

  /// Reads all themes (`.json`) and schemes (`.yaml`, `.yml`) of a folder.
  ///
  /// - Throws: ``ThemeError`` when there is no folder or no usable theme in it.
  public init(folder: String) throws(ThemeError) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw ThemeError(file: folder, keyPath: "", message: "there is no theme folder here")
    }
    var themes: [Theme] = []
    var errors: [ThemeError] = []
    for name in names.sorted() where Self.isFileName(name) {
      let file = folder + "/" + name
      do throws(ThemeError) {
        let theme = try ThemeLoader.load(file: file)
        if themes.contains(where: { $0.id == theme.id }) {
          throw ThemeError(
            file: file, keyPath: "id", message: "another theme here is named \"\(theme.id)\" too")
        }
        themes.append(theme)
      } catch {
        errors.append(error)
      }
    }
    guard !themes.isEmpty else {
      throw errors.first
        ?? ThemeError(file: folder, keyPath: "", message: "there is no theme (*.json, *.yaml) in this folder")
    }
    if let index = themes.firstIndex(where: { $0.id == Self.defaultID }) {
      themes.insert(themes.remove(at: index), at: 0)
    }
    self.themes = themes
    self.errors = errors
  }

  /// Reads the themes that belong to the running program.
  ///
  /// - Throws: ``ThemeError`` that says which folders were looked at when there is none.
  public static func installed(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ThemeError) -> ThemeLibrary {
    try ThemeLibrary(folder: installedFolder(environment))
  }

  /// The theme with an id or in a file, the default one without a name, of those that belong to the running
  /// program.
  ///
  /// - Throws: ``ThemeError``, as ``installed(environment:)`` and ``theme(named:)`` do.
  public static func installedTheme(
    named name: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ThemeError) -> Theme {
    let folder = try installedFolder(environment)
    // A theme commonly lies in the file of its name, so that the others need not be read.
    let id = name ?? defaultID
    if !isPath(id), let theme = try? ThemeLoader.load(file: "\(folder)/\(id).json"), theme.id == id {
      return theme
    }
    let library = try ThemeLibrary(folder: folder)
    guard let name else { return library.themes[0] }
    return try library.theme(named: name)
  }

  private static func installedFolder(_ environment: [String: String]) throws(ThemeError) -> String {
    if let folder = environment["ISLET_THEMES"], !folder.isEmpty { return folder }
    // Not by `Bundle.main`, which is the user's app's from its first use on.
    let folders = candidates(executable: "/proc/self/exe")
    guard let folder = folders.first(where: { holdsThemes($0) }) else {
      throw ThemeError(
        file: folders.first ?? "Themes", keyPath: "",
        message: "the theme folder is missing, also at \(folders.dropFirst().joined(separator: ", ")); "
          + "install the Themes folder beside the program or set ISLET_THEMES")
    }
    return folder
  }

  private static func id(ofFile path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// Where the themes of a program may lie: installed under the same prefix, in the package that a
  /// build folder belongs to, and where this file was compiled (a test has another executable).
  static func candidates(executable: String) -> [String] {
    let program = realpath(executable, nil)
    defer { free(program) }
    var folders = (program.map { String(cString: $0) } ?? executable).split(separator: "/").dropLast()
    func path(_ name: String, in folders: ArraySlice<Substring>) -> String {
      folders.map { "/" + $0 }.joined() + "/" + name
    }
    var result = [path("share/islet/Themes", in: folders.dropLast())]
    for _ in 0..<5 where !folders.isEmpty {
      result.append(path("Themes", in: folders))
      folders.removeLast()
    }
    let source = URL(fileURLWithPath: #filePath)
    result.append(source.appendingPathComponent("../../../../Themes").standardizedFileURL.path)
    return result
  }

  private static func holdsThemes(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + defaultID + ".json")
  }

  /// Whether a name means a file and no id.
  public static func isPath(_ name: String) -> Bool { name.contains("/") || isFileName(name) }

  private static func isFileName(_ name: String) -> Bool {
    name.hasSuffix(".json") || ThemeLoader.isScheme(name)
  }

  /// The theme with an id, or the one in a file.
  ///
  /// - Parameters:
  ///   - name: an id, or a path when it has a `/` or ends in `.json`, `.yaml` or `.yml`.
  ///   - option: what asks for it, for the message.
  /// - Throws: ``ThemeError`` that lists the ids there are.
  public func theme(named name: String, for option: String = "--theme") throws(ThemeError) -> Theme {
    if let theme = themes.first(where: { $0.id == name }) { return theme }
    if Self.isPath(name) { return try ThemeLoader.load(file: name) }
    if let error = errors.first(where: { Self.id(ofFile: $0.file) == name }) { throw error }
    let ids = themes.map(\.id).joined(separator: ", ")
    throw ThemeError(
      file: option, keyPath: "", message: "no theme is named \"\(name)\"; there are \(ids), or give a path"
    )
  }
}
