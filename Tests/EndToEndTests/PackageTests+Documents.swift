import Foundation
import TerminalTestSupport
import Testing

/// What `docs/testing.md` and `docs/ci.md` show, tried on the sample package.
extension PackageTests {
  private func document(_ name: String) throws -> String {
    try String(contentsOf: SamplePackage.root.appendingPathComponent("docs/\(name)"), encoding: .utf8)
  }

  /// The fenced blocks of a kind, without the last line feed.
  private func blocks(_ kind: String, in text: String) -> [String] {
    text.components(separatedBy: "\n```").enumerated().compactMap { index, part in
      index % 2 == 1 && part.hasPrefix("\(kind)\n") ? String(part.dropFirst(kind.count + 1)) : nil
    }
  }

  /// The commands of a workflow, in their order: each `run:` is one.
  private func commands(of workflow: String) -> [String] {
    var commands: [String] = []
    var indent = 0
    for line in workflow.components(separatedBy: "\n") {
      let own = line.prefix { $0 == " " }.count
      if let range = line.range(of: "run: ") {
        let command = String(line[range.upperBound...])
        indent = command == "|" ? own : .max
        commands.append(command == "|" ? "" : command)
      } else if own > indent, !commands.isEmpty {
        commands[commands.count - 1] += line.dropFirst(own) + "\n"
      } else {
        indent = .max
      }
    }
    return commands
  }

  /// Makes the package a repository with one commit.
  private func makeRepository(_ package: SamplePackage) throws {
    let made = try package.shell(
      """
      git init -q .
      git config user.name Pizza
      git config user.email pizza@example.com
      git add -A
      git commit -qm "The sample"
      """)
    #expect(made.code == 0, "\(made.errors)")
  }

  /// Puts a copy of Islet where a workflow fetches it: what `make install` reads, built already.
  private func addIslet(to package: SamplePackage) throws {
    let files = FileManager.default
    let islet = package.url.appendingPathComponent("islet")
    try files.createDirectory(
      at: islet.appendingPathComponent(".build"), withIntermediateDirectories: true)
    for name in ["Makefile", "Themes"] {
      try files.createSymbolicLink(
        at: islet.appendingPathComponent(name),
        withDestinationURL: SamplePackage.root.appendingPathComponent(name))
    }
    try files.createSymbolicLink(
      atPath: islet.path + "/.build/release",
      withDestinationPath: (Program.path as NSString).deletingLastPathComponent)
  }

  private func changeSource(_ package: SamplePackage) throws {
    try package.replace(
      "\"On its way\"", with: "\"Nearly there\"", in: "Sources/PizzaActivity/PizzaAttributes.swift")
  }

  @Test func codeInTheDocumentIsThatOfThePackage() throws {
    let package = try SamplePackage()
    var code = ""
    for name in ["Package.swift", Self.tests, Self.xctests] { code += try package.text(name) + "\n" }
    let shown = try blocks("swift", in: document("testing.md"))
    #expect(shown.count == 4)
    for block in shown { #expect(code.contains(block), "\(block)") }
    let text = try document("testing.md")
    for module in try Self.modules() { #expect(text.contains("`\(module)`"), "\(module)") }
    #expect(code.contains("let linux = TargetDependencyCondition.when(platforms: [.linux])"))
  }

  @Test func commandsOfTheDocumentWork() throws {
    let package = try SamplePackage()
    try makeRepository(package)
    let lines = try blocks("sh", in: document("testing.md")).joined(separator: "\n")
      .components(separatedBy: "\n")
    #expect(lines.count == 6)
    for line in lines {
      let result = try package.shell(line)
      #expect(result.code == 0, "\(line)\n\(result.output)\n\(result.errors)")
    }
    #expect(try package.shell("git status --short -- Sources Tests").output == "")
  }

  @Test func workflowOfAPackage() throws {
    let package = try SamplePackage()
    try package.addProgram("apt-get", "echo \"$@\" >> '\(package.url.path)/packages'")
    let commands = try commands(of: document("examples/package-tests.yml"))
    #expect(commands.count == 2)
    for command in commands {
      let result = try package.shell(command, environment: ["CI": "true"])
      #expect(result.code == 0, "\(command)\n\(result.output)\n\(result.errors)")
    }
    // Islet's own list has these packages, and the document names them.
    let installed = try package.text("packages").split(whereSeparator: \.isWhitespace).filter {
      $0.hasPrefix("lib")
    }
    let makefile = try String(
      contentsOf: SamplePackage.root.appendingPathComponent("Makefile"), encoding: .utf8)
    let text = try document("testing.md")
    #expect(installed.count == 6)
    for name in installed { #expect(makefile.contains(" \(name) ") && text.contains("`\(name)`")) }
  }

  @Test func workflowOfTheCommandLine() throws {
    let package = try SamplePackage()
    try addIslet(to: package)
    try package.addProgram("apt-get", "exit 0")
    let prefix = package.url.path + "/prefix"
    let environment = [
      "CI": "true", "PREFIX": prefix, "PATH": "\(prefix)/bin:\(Program.surroundings["PATH"]!)",
    ]
    let commands = try commands(of: document("examples/snapshots.yml"))
    #expect(commands.count == 2)
    let installed = try package.shell(commands[0], environment: environment)
    #expect(installed.code == 0, "\(installed.errors)")
    let record = try #require(
      try document("ci.md").firstMatch(of: /`(islet snapshot record [^`]*)`/)
    ).1
    let recorded = try package.shell(String(record), environment: environment)
    #expect(
      recorded.code == 0 && recorded.output.contains("snapshots: 13 new"),
      "\(recorded.output)\(recorded.errors)")
    let plain = try package.shell(commands[1], environment: environment)
    #expect(plain.code == 0, "\(plain.output)\(plain.errors)")

    try changeSource(package)
    let changed = try package.shell(commands[1], environment: environment)
    #expect(changed.code == 1 && changed.output.contains("│ Nearly there"), "\(changed.errors)")
    #expect(try package.text("snapshots.html").contains("changed"))
    #expect(try package.text("snapshots.xml").contains("<failure"))
  }

  @Test func hooksBeforeACommit() throws {
    let package = try SamplePackage()
    try package.addProgram("islet", "exec '\(Program.path)' \"$@\"")
    let entry = try #require(
      try document("examples/pre-commit-config.yaml").firstMatch(of: /entry: (.*)/)
    ).1
    #expect(try package.shell(String(entry)).code == 1)
    let recorded = try package.shell("islet snapshot record Sources/PizzaActivity --dir Snapshots")
    #expect(recorded.code == 0)
    #expect(try package.shell(String(entry)).code == 0)

    try makeRepository(package)
    try package.write(document("examples/pre-commit"), to: ".git/hooks/pre-commit")
    #expect(try package.shell("chmod +x .git/hooks/pre-commit").code == 0)
    // What is not about to be committed does not count.
    try changeSource(package)
    try package.write("Pizza", to: "README.md")
    let other = try package.shell("git add README.md; git commit -qm 'Say what it is'")
    #expect(other.code == 0, "\(other.output)\(other.errors)")
    #expect(try package.shell(String(entry)).code == 1)
    let changed = try package.shell("git commit -qam 'Change a word'")
    #expect(changed.code == 1)
    #expect((changed.output + changed.errors).contains("│ Nearly there"))
    #expect(changed.errors.contains("islet snapshot review Sources/PizzaActivity --dir Snapshots"))
    let accepted = try package.shell(
      "islet snapshot record Sources/PizzaActivity --dir Snapshots; git commit -qam 'Change a word'")
    #expect(accepted.code == 0, "\(accepted.output)\(accepted.errors)")
  }
}
