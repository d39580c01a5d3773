import Foundation
import TerminalTestSupport
import Testing

/// `islet completions`, in the shells that they are for.
@Suite struct CompletionTests {
  private static func isInstalled(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
      || FileManager.default.isExecutableFile(atPath: "/bin/\(shell)")
  }

  /// Lines and what each completes to, among other things.
  static let lines = [
    ("islet re", "render"), ("islet render --form", "--format"), ("islet render --format ", "json"),
    ("islet render --surface lock", "lock-screen"), ("islet list --j", "--json"),
    ("islet --theme pa", "paper"), ("islet render --device ", "iphone-16-plus"),
    ("islet completions ", "fish"), ("islet render --attributes st", "state.json"),
    ("islet list st", "state.json"), ("islet themes --preview nor", "nord"), ("islet push st", "state.json"),
    ("islet push --head", "--header"), ("islet script --acc", "--accept"),
  ]

  /// What a script prints in a folder that holds `state.json` and the completions.
  private func run(_ shell: String, _ script: String) throws -> String {
    let written = try Program.run(["completions", shell])
    #expect(written.code == 0 && written.errors == "")
    let folder = try SourceFolder(["state.json": "{}", "islet.sh": written.output, "script": script])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [shell, "script"]
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  @Test(.enabled(if: isInstalled("bash"), "bash is not installed"), arguments: lines)
  func bash(line: String, word: String) throws {
    // The words as bash cuts them, and the function that `complete` names.
    let found = try run(
      "bash",
      """
      source ./islet.sh
      COMP_WORDS=(\(line))
      [[ '\(line)' == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      eval "$(complete -p islet | sed 's/.*-F \\([^ ]*\\).*/\\1/')"
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(found.split(separator: "\n").map(String.init).contains(word), "\(found)")
  }

  /// bash takes the sign for a word of its own.
  @Test(.enabled(if: isInstalled("bash"), "bash is not installed"))
  func bashWithEqualSigns() throws {
    let found = try run(
      "bash",
      """
      source ./islet.sh
      COMP_WORDS=(islet render --format =) COMP_CWORD=3
      _islet
      echo "${COMPREPLY[@]}"
      COMP_WORDS=(islet render --format = te) COMP_CWORD=4
      _islet
      echo "${COMPREPLY[@]}"
      """)
    #expect(found.hasPrefix("text ansi json") && found.hasSuffix("\ntext\n"))
  }

  @Test(.enabled(if: isInstalled("fish"), "fish is not installed"), arguments: lines)
  func fish(line: String, word: String) throws {
    let found = try run("fish", "source ./islet.sh\ncomplete -C '\(line)'\n")
    let words = found.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words.contains { $0 == word }, "\(found)")
  }

  @Test(
    .enabled(
      if: isInstalled("zsh") && TmuxSession.isAvailable, "zsh or tmux is not installed"))
  func zsh() throws {
    let written = try Program.run(["completions", "zsh"])
    #expect(written.code == 0)
    let session = try TmuxSession(columns: 100, rows: 30, terminal: "xterm-256color")
    defer { session.close() }
    try written.output.write(
      to: session.home.appendingPathComponent("islet.sh"), atomically: true, encoding: .utf8)
    try session.run("cd; echo {} > state.json; exec zsh -f")
    try session.run("PS1='ready> '; autoload -U compinit; compinit -u -D; source ./islet.sh; echo lo''aded")
    try session.wait(for: "loaded")
    for (line, word) in Self.lines {
      try session.run("clear")
      try session.wait { !$0.contains("loaded") && !$0.contains(word) && $0.contains("ready>") }
      try session.type(line)
      try session.wait(for: line.trimmingCharacters(in: .whitespaces))
      try session.press("Tab", "Tab")
      try session.wait { $0.contains(word) }
      // Not `C-c`: a terminal throws away what was typed after it while the shell has not read it.
      try session.press("C-u")
    }
  }

  @Test func wrongShells() throws {
    for arguments in [["completions"], ["completions", "tcsh"], ["completions", "bash", "zsh"]] {
      let result = try Program.run(arguments)
      #expect(result.code == 2 && result.output == "" && result.errors.contains("one of bash, zsh, fish"))
    }
  }
}
