import Testing

@testable import Commands

@Suite struct HelpTextTests {
  @Test(arguments: CommandSpec.all)
  func everyCommandIsFoundByItsName(command: CommandSpec) {
    #expect(CommandSpec.named(command.name) == (command.name == nil ? nil : command))
  }

  @Test(arguments: CommandSpec.all)
  func namesEveryOptionAndFits(command: CommandSpec) throws {
    let arguments = (command.name.map { [$0] } ?? []) + ["--help"]
    guard case .help(let text) = try Invocation(arguments, exists: { _ in true }) else {
      Issue.record("no help")
      return
    }
    for option in command.options { #expect(text.contains("--\(option.name)")) }
    for line in text.split(separator: "\n") { #expect(line.count <= 80 && line.last != " ") }
    #expect(text.hasPrefix("Usage: \(command.title) [OPTION ...]"))
  }

  @Test func wholeText() {
    #expect(
      HelpText.text(for: .list) == """
        Usage: islet list [OPTION ...] [PATH ...]

        Lists activities with their previews, states and presentations; without a PATH
        those of the gallery.

        Options:
              --json                write JSON
              --activity NAME       the activity to list [all]
              --attributes FILE     JSON of attributes to show first; - is standard
                                    input
              --content-state FILE  JSON of a content state to show first
              --exclude GLOB        leave out files and folders that match
              --module NAME=DIR     compile a folder first, to be imported
              --swift-version 5|6   language mode [5]
              --time-limit SECONDS  how long a drawing may take [10, on the phone 5];
                                    compiling may take 120 at least
              --memory-limit MB     how much memory the sources' code may hold [1024]
          -h, --help                show this help and exit
              --version             show the version and exit

        """)
  }
}
