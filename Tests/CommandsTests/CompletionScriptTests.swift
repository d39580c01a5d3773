import Testing

@testable import Commands

@Suite struct CompletionScriptTests {
  private let script = CompletionScript(
    themes: ["midnight", "a'b", "$(rm)", "my theme"], devices: ["iphone-16", "$(rm)"])

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
    #expect(try values("device") == .wordsOrFiles(["iphone-16"]))
    #expect(try values("theme") == .wordsOrFiles(["midnight"]))
    #expect(try values("attributes") == .files && values("output") == .files)
    #expect(try values("at") == .any && values("stale") == nil)
  }

  /// `--preview` of `islet themes` takes no value, and what follows is a theme.
  @Test func aFlagTakesNoValue() {
    let line = script.text(for: .bash).split(separator: "\n").first { $0.hasPrefix("    --preview)") }
    #expect(line?.contains("if [[ $command != themes ]]; then COMPREPLY=") == true)
    #expect(line?.hasSuffix("return; fi ;;") == true)
  }

  /// Values are offered by the option's name, wherever it takes one.
  @Test func anOptionMeansTheSameEverywhere() {
    var known: [String: OptionSpec.Argument] = [:]
    for option in CommandSpec.all.flatMap(\.options) where option.argument != .none {
      #expect(known[option.name] == nil || known[option.name] == option.argument, "--\(option.name)")
      known[option.name] = option.argument
    }
  }
}
