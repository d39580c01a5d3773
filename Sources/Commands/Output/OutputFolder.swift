import Glibc

/// A folder for results, a file for each.
enum OutputFolder {
  /// Whether a path of `-o` means a folder: it ends with `/`, or there is one.
  static func isMeant(by path: String) -> Bool {
    if path.hasSuffix("/") { return true }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Writes files into a folder, which is made if it is not there. Files of the same name in one call get
  /// numbers; one that lies in the folder already is never written over.
  ///
  /// - Throws: `CommandError` that names the file that is in the way, before anything was written;
  ///   `OutputError`.
  static func write(_ files: [(name: String, bytes: [UInt8])], into folder: String) throws {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let base = folder.isEmpty ? "/" : folder + "/"
    if mkdir(base, 0o777) != 0, errno != EEXIST { throw OutputError(path: base, code: errno) }
    var taken: Set<String> = []
    let places = files.map { file in
      let dot = file.name.lastIndex(of: ".") ?? file.name.endIndex
      var name = file.name
      var number = 1
      while !taken.insert(name).inserted {
        number += 1
        name = "\(file.name[..<dot])-\(number)\(file.name[dot...])"
      }
      return (path: base + name, bytes: file.bytes)
    }
    if let other = places.first(where: { access($0.path, F_OK) == 0 }) {
      throw CommandError(
        exitCode: 2,
        "\(other.path): is there already, and -o with a folder writes over nothing; "
          + "remove it or name another folder")
    }
    for place in places { try OutputFile.write(place.bytes, to: place.path) }
  }
}
