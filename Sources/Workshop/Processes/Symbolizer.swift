import Glibc

/// Says where in the sources a place in a compiled library comes from.
public struct Symbolizer: Sendable {
  /// A line of a source.
  public struct Place: Hashable, Sendable {
    /// As the compiler knew it.
    public var path: String
    /// Counted from 1.
    public var line: Int
    /// The line in words, `nil` when the file is not one of the sources.
    public var text: String?
    public var times: Int

    public init(path: String, line: Int, text: String? = nil, times: Int = 1) {
      self.path = path
      self.line = line
      self.text = text
      self.times = times
    }
  }

  private let program: String?

  /// Looks for `llvm-symbolizer`, which comes with Swift, beside the compiler.
  public init(toolchain: SwiftToolchain) {
    let compiler = resolved(toolchain.compiler)
    let folders =
      [compiler[..<(compiler.lastIndex(of: "/") ?? compiler.startIndex)]]
      + (getenv("PATH").map { String(cString: $0) } ?? "/usr/bin").split(separator: ":")
    program = folders.map { "\($0)/llvm-symbolizer" }.first(where: isExecutable)
  }

  /// The lines of the user's own sources, the innermost first; `nil` when the tool is not there or fails.
  public func places(of frames: [CrashReport.Frame], in library: CompiledLibrary) -> [Place]? {
    places(of: frames, inLibraryAt: library.path) { path in library.sources.first { $0.path == path } }
  }

  /// The lines of whatever Swift files a library was made of, as far as they are there, by their offsets in it.
  public func places(of offsets: [UInt64], inLibraryAt path: String) -> [Place]? {
    let frames = offsets.map { CrashReport.Frame(offset: $0, times: 1) }
    return places(of: frames, inLibraryAt: path) { path in
      guard path.hasSuffix(".swift"), let bytes = try? readFile(path, limit: SourceFinder.mostBytes) else {
        return nil
      }
      let here = resolved(".") + "/"
      return SourceFile(
        path: path, displayPath: path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path,
        isExplicit: false, text: String(decoding: bytes, as: UTF8.self))
    }
  }

  private func places(
    of frames: [CrashReport.Frame], inLibraryAt path: String, source: (String) -> SourceFile?
  ) -> [Place]? {
    guard let program else { return nil }
    guard !frames.isEmpty else { return [] }
    let arguments =
      ["--obj=\(path)", "--output-style=GNU", "--functions=none", "--no-inlines"]
      + frames.map { "0x" + String($0.offset, radix: 16) }
    guard
      let run = try? CommandRun.run(program, arguments: arguments, timeLimit: .seconds(2)),
      run.ending == .exited(0)
    else { return nil }
    let lines = String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard lines.count == frames.count else { return nil }
    var places: [Place] = []
    for (line, frame) in zip(lines, frames) {
      guard var place = Self.place(in: line, source: source) else { continue }
      place.times = frame.times
      if let last = places.last, last.path == place.path, last.line == place.line {
        places[places.count - 1].times += frame.times
      } else {
        places.append(place)
      }
    }
    return places
  }

  /// Reads `PATH:LINE`, behind which more may stand; `nil` for what is no source of the user's.
  static func place(in line: Substring, source: (String) -> SourceFile?) -> Place? {
    let parts = line.split(separator: " ", maxSplits: 0)[0].split(
      separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return nil }
    // A column may follow, and ` (discriminator 2)`.
    for count in [1, 2] where parts.count > count {
      let word = parts[parts.count - count].prefix { $0.isNumber }
      let path = parts.dropLast(count).joined(separator: ":")
      guard let number = Int(word), number > 0 else { continue }
      guard let source = source(path) else { continue }
      return Place(path: source.displayPath, line: number, text: source.line(number))
    }
    return nil
  }
}
