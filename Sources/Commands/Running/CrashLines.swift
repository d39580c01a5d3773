import Cells
import Glibc
import Workshop

/// The lines of a user's sources in which a one-shot command crashed. The process that crashed starts this
/// program to write them: what it takes to find them is more than a signal handler may do.
public enum CrashLines {
  /// The hidden first argument; a descriptor of the library follows, and offsets in it.
  public static let argument = "__lines"

  /// Writes a line for each place in the sources, the innermost first, to standard output, and answers the exit
  /// code.
  public static func write(_ arguments: some Collection<String>) -> Int32 {
    guard let descriptor = arguments.first.flatMap({ Int32($0) }),
      let toolchain = try? SwiftToolchain.find()
    else { return 2 }
    let offsets = arguments.dropFirst().compactMap { UInt64($0, radix: 16) }
    let places = Symbolizer(toolchain: toolchain).places(
      of: offsets, inLibraryAt: "/proc/\(getpid())/fd/\(descriptor)")
    for place in places ?? [] {
      let text = place.text.map { ": " + $0.drop { $0.isWhitespace } } ?? ""
      try? Output.standard.write("  at \(PrintableText.make("\(place.path):\(place.line)\(text)"))\n")
    }
    return 0
  }
}
