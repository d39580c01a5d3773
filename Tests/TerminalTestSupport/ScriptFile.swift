import Foundation

/// Programs that tests write.
public enum ScriptFile {
  /// Writes a program, from a process of its own.
  ///
  /// A process that another test starts holds for a moment what this one has open, and a file that somebody
  /// may still write to cannot be run: "text file busy".
  public static func write(_ text: String, to path: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "cat > \"$0\" && chmod 755 \"$0\"", path]
    let input = Pipe()
    shell.standardInput = input
    try shell.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    shell.waitUntilExit()
    guard shell.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
