import Testing

@testable import Commands

@Suite struct CompletionScriptTests {
  private let script = CompletionScript(themes: ["midnight", "a'b", "$(rm)", "my theme"])

  @Test(arguments: CompletionShell.allCases)
  func everyOptionIsThere(shell: CompletionShell) {
    let text = script.text(for: shell)
    for command in CommandSpec.all {
      if let name = command.name { #expect(text.contains(name)) }
      for option in command.options {
        #expect(text.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"))
      }
    }
    // A theme's id could hold what a shell would run.
    #expect(!text.contains("rm)") && text.contains("midnight"))
  }

  @Test func valuesFollowTheTables() throws {
    func values(_ name: String) throws -> CompletionScript.Values? {
      script.values(of: try #require(CommandSpec.render.options.first { $0.name == name }))
    }
    #expect(try values("format") == .words(RenderFormat.allCases.map(\.rawValue)))
    #expect(try values("device") == .words(["iphone-16", "iphone-16-plus"]))
    #expect(try values("theme") == .wordsOrFiles(["midnight"]))
    #expect(try values("attributes") == .files && values("output") == .files)
    #expect(try values("at") == .any && values("stale") == nil)
  }

  /// Values are offered by the option's name alone.
  @Test func anOptionMeansTheSameEverywhere() {
    var known: [String: OptionSpec.Argument] = [:]
    for option in CommandSpec.all.flatMap(\.options) {
      #expect(known[option.name] == nil || known[option.name] == option.argument, "--\(option.name)")
      known[option.name] = option.argument
    }
  }
}
