import Foundation

/// Reads a file of settings and tells what is wrong with it in one line.
enum JSONFile {
  /// In bytes.
  private static let largest = 1 << 20

  /// The bytes of a file.
  ///
  /// - Parameter subject: What it holds in the words of a message, such as "theme".
  static func contents(_ path: String, of subject: String) throws(JSONFileError) -> Data {
    guard let data = bytes(of: path) else {
      throw JSONFileError(file: path, keyPath: "", message: "the \(subject) cannot be read")
    }
    guard data.count <= largest else {
      throw JSONFileError(
        file: path, keyPath: "", message: "the file is larger than 1 MB, and no \(subject)")
    }
    return data
  }

  /// At most a byte more than a file may have: the path may be one of a device that never ends. A pipe that nobody
  /// writes to is empty.
  private static func bytes(of path: String) -> Data? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    // What is read is waited for; what is opened was not.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return try? handle.read(upToCount: largest + 1) ?? Data()
  }

  /// The text of a file without its mark of the order of bytes.
  static func text(_ data: Data, file: String, of subject: String) throws(JSONFileError) -> String {
    guard var text = String(validating: data, as: UTF8.self) else {
      throw JSONFileError(file: file, keyPath: "", message: "the \(subject) is not UTF-8 text")
    }
    if text.first == "\u{FEFF}" { text.removeFirst() }
    return text
  }

  /// The JSON in a text; the file's name appears in errors.
  static func parse(_ text: String, file: String) throws(JSONFileError) -> JSONNode {
    do throws(JSONSyntaxError) {
      return try JSONText.parse(text)
    } catch {
      throw JSONFileError(
        file: file, line: error.place.line, column: error.place.column, keyPath: "",
        message: "this is not JSON: \(error.message)")
    }
  }
}
