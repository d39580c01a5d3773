import Glibc

extension SwiftToolchain {
  /// What the compiler says of itself, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  ///
  /// - Throws: `WorkshopError` when it cannot be run or says nothing.
  public func version() throws(WorkshopError) -> String {
    let run: CommandRun
    do {
      run = try CommandRun.run(compiler, arguments: ["--version"], timeLimit: .seconds(20))
    } catch {
      throw WorkshopError(.input, "\(compiler) cannot be run: \(String(cString: strerror(error.code)))")
    }
    let lines = String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard run.ending == .exited(0), let line = lines.first(where: { $0.contains("Swift version") }) else {
      throw WorkshopError(.input, "\(compiler) --version does not answer")
    }
    // Other vendors put their own name and version before it.
    return String(line[(line.firstRange(of: "Swift version")?.lowerBound ?? line.startIndex)...])
  }
}

extension IsletLayout {
  /// The compiler that Islet's modules were made with, in its own words; `nil` when they do not say.
  ///
  /// The compiler writes it near the beginning of every module, and refuses modules in which it does not
  /// find its own.
  public var compilerVersion: String? {
    let descriptor = open("\(modules)/SwiftUI.swiftmodule", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &bytes, bytes.count)
    let text = bytes.prefix(max(0, count))
    guard let start = text.firstRange(of: Array("Swift version ".utf8))?.lowerBound else { return nil }
    let printable = text[start...].prefix { (0x20..<0x7F).contains($0) }
    let words = String(decoding: printable, as: UTF8.self)
    return words.lastIndex(of: ")").map { String(words[...$0]) } ?? words
  }
}
