/// One command with its options.
public struct CommandSpec: Hashable, Sendable {
  /// The first argument; `nil` for the command without a name.
  public var name: String?
  /// What help calls its operands.
  public var operands: String
  /// Whether it may have operands.
  public var allowsOperands: Bool
  public var summary: String
  public var options: [OptionSpec]

  init(
    _ name: String?, operands: String, allowsOperands: Bool = true, _ summary: String, options: [OptionSpec]
  ) {
    self.name = name
    self.operands = operands
    self.allowsOperands = allowsOperands
    self.summary = summary
    self.options = options + [.help, .version]
  }

  /// `islet` and the command's name.
  public var title: String { name.map { "islet \($0)" } ?? "islet" }
}

extension CommandSpec {
  static let phone = CommandSpec(
    nil, operands: "[PATH ...]",
    "Shows Live Activities on a phone in the terminal. Without a PATH it opens the built-in gallery; a PATH is a "
      + "Swift file or a folder of them.",
    options: OptionSpec.view + OptionSpec.colour + OptionSpec.phone + OptionSpec.sources)

  static let run = CommandSpec(
    "run", operands: "PATH ...",
    "Runs an app (an App with @main, and its WindowGroup) together with its Live Activities, and shows it on the "
      + "phone. Where there is no terminal, writes its first screen.",
    options: OptionSpec.runView + OptionSpec.colour + OptionSpec.phone + OptionSpec.sources)

  static let list = CommandSpec(
    "list", operands: "[PATH ...]",
    "Lists activities with their previews, states and presentations; without a PATH those of the gallery.",
    options: [.json, OptionSpec("activity", .text("NAME"), "the activity to list [all]")] + OptionSpec.content
      + OptionSpec.sources)

  static let render = CommandSpec(
    "render", operands: "[PATH ...]",
    "Writes frames: by default the first state of the first preview on the preview's own surface. "
      + "Without a PATH: of the built-in gallery.",
    options: OptionSpec.render + OptionSpec.view + OptionSpec.sheet + OptionSpec.colour + OptionSpec.sources)

  static let snapshot = CommandSpec(
    "snapshot", operands: "record|verify|review [PATH ...]",
    "Writes frames to files in a folder, compares frames with them, or shows what has changed and takes it over. "
      + "Without a PATH: frames of the built-in gallery.",
    options: OptionSpec.snapshot + OptionSpec.snapshotView + OptionSpec.colour.prefix(1) + OptionSpec.sources)

  static let push = CommandSpec(
    "push", operands: "FILE [PATH ...]",
    "Judges an APNs payload for a Live Activity: what would fail, on the way or silently on the phone, and what the "
      + "phone would do with it. With PATHs attributes and state are read with their types. FILE is JSON, with or "
      + "without the headers of its request; - is standard input. A running islet is sent it, and what its phone does is told.",
    options: [.json] + OptionSpec.push + OptionSpec.sources)

  static let script = CommandSpec(
    "script", operands: "FILE [PATH ...]",
    "Plays a script on a phone: steps such as start, update, advance, tap and push, what is to be expected after "
      + "them, and frames that are compared with files. Without a PATH it plays on the built-in gallery; - is standard "
      + "input.",
    options: OptionSpec.script + OptionSpec.phone
      + OptionSpec.view.filter { !["bare", "stale", "others"].contains($0.name) }
      + OptionSpec.colour.prefix(1) + OptionSpec.sources)

  static let themes = CommandSpec(
    "themes", operands: "[ID|FILE ...]",
    "Lists the themes, or shows them as small phones, dark and light: those of the theme folder, or the ones that "
      + "are given.",
    options: [.json] + OptionSpec.themes + OptionSpec.render + OptionSpec.colour)

  static let devices = CommandSpec(
    "devices", operands: "", allowsOperands: false,
    "Lists the devices with their sizes, and which of these are estimates: Apple does not publish all.",
    options: [.json])

  static let symbols = CommandSpec(
    "symbols", operands: "[NAME ...]",
    "Lists SF Symbols with the glyphs and ASCII characters that stand for them: those of the table, or the "
      + "names that are given. With --missing the operands are PATHs, without one the gallery.",
    options: [
      .json, OptionSpec("missing", "list the symbols in PATHs that get the neutral mark; 1 if there are any"),
    ] + OptionSpec.sources)

  static let doctor = CommandSpec(
    "doctor", operands: "", allowsOperands: false,
    "Looks whether everything that Islet needs is there, and says what to do where it is not.",
    options: [.json, OptionSpec("clear-cache", "remove what was compiled before")])

  static let completions = CommandSpec(
    "completions", operands: "SHELL",
    "Writes completions for a shell: \(CompletionShell.allCases.map(\.rawValue).joined(separator: ", ")).",
    options: [])

  /// The command of a name. The tables of the others are not made, which every run would pay for.
  static func named(_ name: String?) -> CommandSpec? {
    switch name {
    case "run": run
    case "list": list
    case "render": render
    case "snapshot": snapshot
    case "push": push
    case "script": script
    case "themes": themes
    case "devices": devices
    case "symbols": symbols
    case "doctor": doctor
    case "completions": completions
    default: nil
    }
  }

  /// Every command, the one without a name first.
  public static let all = [
    phone, run, list, render, snapshot, push, script, themes, devices, symbols, doctor, completions,
  ]
}
