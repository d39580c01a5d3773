/// What Apple's Foundation holds and Foundation on Linux keeps in a module of its own.
///
/// The module is brought in only where a source names something of it: it loads a library for HTTP with it.
enum NetworkNames {
  private static let names = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtectionSpace",
    "URLAuthenticationChallenge", "HTTPCookie",
  ]

  /// Arguments of the compiler proper, without the driver.
  static func arguments(for files: [SourceFile]) -> [String] {
    files.contains { mentions($0.text) }
      ? ["-import-module", "FoundationNetworking"] : []
  }

  private static func mentions(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "H"),
          names.contains(where: { bytes[index...].starts(with: $0.utf8) })
        {
          return true
        }
        index += 1
      }
      return false
    }
  }
}
