import ActivityKit
import Cells
import Phone
import StageLink
import Workshop

extension OptionSpec {
  static let help = OptionSpec("help", short: "h", "show this help and exit")
  static let version = OptionSpec("version", "show the version and exit")
  static let json = OptionSpec("json", "write JSON")

  /// Which sources, and how they are compiled.
  static let sources = [
    OptionSpec("exclude", .text("GLOB"), isRepeatable: true, "leave out files and folders that match"),
    OptionSpec("module", .text("NAME=DIR"), isRepeatable: true, "compile a folder first, to be imported"),
    OptionSpec("swift-version", .choice(Compiler.LanguageMode.allCases.map(\.rawValue)), "language mode [5]"),
    OptionSpec(
      "time-limit", .text("SECONDS"),
      "how long a drawing may take [10, on the phone 5]; compiling may take 120 at least"),
    OptionSpec("memory-limit", .text("MB"), "how much memory the sources' code may hold [1024]"),
  ]

  static let activity = OptionSpec("activity", .text("NAME"), "the activity to show [the first]")

  /// Content that comes from files.
  static let content = [
    OptionSpec("attributes", .text("FILE"), "JSON of attributes to show first; - is standard input"),
    OptionSpec("content-state", .text("FILE"), "JSON of a content state to show first"),
  ]

  /// What is shown, and in which surroundings.
  static let view = [
    activity,
    OptionSpec("preview", .text("NAME|N|all"), "the preview, by name or from 1 [1]"),
    OptionSpec("state", .text("N|all"), "the state of the preview, from 1 [1]"),
    content[0], content[1],
    OptionSpec(
      "surface", .choice(SurfaceName.drawn.map(\.rawValue) + ["all", "sheet"]), isRepeatable: true,
      "where it shows [the preview's own]; sheet: the others, or all, side by side"),
    OptionSpec("device", .text("ID|FILE"), "one of `islet devices`, or a device file"),
    OptionSpec("theme", .text("ID|FILE"), "one of `islet themes`, or a theme or base16 file"),
    OptionSpec(
      "appearance", .choice(Appearance.allCases.map(\.rawValue)), "light or dark [dark]"),
    OptionSpec("stale", "as if the stale date had passed"),
    OptionSpec(
      "others", .choice((0...PresentationSetting.mostOthers).map(String.init)),
      "other apps' activities on the Lock Screen, in the menu bar [0]"),
    OptionSpec("untapped", "StandBy and the menu bar before a tap"),
    OptionSpec("landscape", "an iPhone that lies, with its island at the side"),
    OptionSpec("reduced-motion", "as a person who wants little to move (the phone: ISLET_REDUCED_MOTION=1)"),
    OptionSpec("rtl", "from right to left, as with --locale ar"),
    OptionSpec("pseudo", "localized texts with accents and 40 % longer"),
    OptionSpec(
      "text-size", .choice(TextSize.allCases.map(\.rawValue)), "the text size a person has chosen [large]"),
    OptionSpec("contrast", .choice(Contrast.allCases.map(\.rawValue)), "of the system's colours [standard]"),
    OptionSpec("large-type", "text of 28 points and more in blocks, two or three rows high"),
    OptionSpec("locale", .text("ID"), "language and region [en_US]"),
    OptionSpec("time-zone", .text("ID"), "such as Asia/Seoul [UTC]"),
    OptionSpec("at", .text("DATE"), "the date and time on the phone, such as 2026-01-09T09:41:00Z"),
    OptionSpec("size", .text("COLSxROWS"), "the size of the frame, its content in the middle"),
    OptionSpec("bare", "the presentation with its edge, without the phone"),
  ]

  /// Of an app that runs: what surrounds it.
  static let runView = view.filter {
    [
      "device", "theme", "appearance", "landscape", "reduced-motion", "rtl", "pseudo", "text-size",
      "contrast",
      "large-type", "locale", "time-zone", "at", "size",
    ].contains($0.name)
  }

  /// How it is written.
  static let colour = [
    OptionSpec("color", .choice(ColorOption.allCases.map(\.rawValue)), "when to use colour [auto]"),
    OptionSpec("plain", "say in words what is there; with a --format: no colour, no fills"),
  ]

  /// The errors of ActivityKit, as words.
  private static let refusals = ActivityAuthorizationError.all.map(\.word)

  /// Of the phone in the terminal.
  static let phone = [
    OptionSpec(
      "deny", .choice(refusals), isRepeatable: true,
      "a reason for which the system refuses to start activities"),
    OptionSpec("trace", "show what the system does and drops, and write it to standard error at the end"),
    OptionSpec("record", .text("FILE"), "record what is shown as an asciicast, over no file that is there"),
  ]

  static let render = [
    OptionSpec(
      "format", .choice(RenderFormat.allCases.map(\.rawValue)),
      "[what the file's name says; ansi on a colour terminal, else text]"),
    OptionSpec(
      "output", short: "o", .text("FILE|DIR/"),
      "write to a file, or a file for each frame into a folder DIR/, over none that is there"),
    OptionSpec("inspect", "with --format json: proposals, points, modifiers and more of each box"),
  ]

  static let push = [
    OptionSpec(
      "header", .text("'NAME: VALUE'"), isRepeatable: true,
      "a header of the request, such as 'apns-priority: 5', in place of the file's"),
    OptionSpec("activity", .text("NAME"), "whose state it is [the first that can read it]"),
    OptionSpec("at", .text("DATE"), "judge it as of then [when its timestamp says]"),
    OptionSpec(
      "to", .text("PID|none"), "the running islet whose phone gets it [the one that was started last]"),
    OptionSpec("now", "the phone takes it as sent now: its timestamp, stale and dismissal date move"),
  ]

  static let script = [
    OptionSpec("dir", .text("DIR"), "the folder of the frames [the script's name with .frames]"),
    OptionSpec("app", "run the app of the sources, as islet run does"),
    OptionSpec("accept", "write the frames in place of comparing them"),
  ]

  /// Of a sheet.
  static let sheet = [
    OptionSpec(
      "variants", .text("LIST"), isRepeatable: true,
      "with --surface sheet, beside it: \(SheetVariant.words), with commas between"),
    OptionSpec("changes", "with --surface sheet: mark the cells that differ from the first of their line"),
  ]

  /// Beside those of the format, each of which asks for phones too.
  static let themes = [
    OptionSpec("preview", .none, "show themes as small phones, as many in a row as fit"),
    OptionSpec("appearance", .choice(Appearance.allCases.map(\.rawValue)), "only this half [both]"),
  ]

  static let snapshot = [
    OptionSpec("dir", .text("DIR"), "the folder of the snapshots"),
    OptionSpec("prune", "record: remove the files of frames that there are no more"),
    OptionSpec("junit", .text("FILE"), "verify: write a report in JUnit's format"),
    OptionSpec("report", .text("FILE"), "verify: write a page (HTML) that shows the differences"),
    OptionSpec("shard", .text("I/N"), "only the Ith of N equal parts, for machines that share the work"),
    OptionSpec("jobs", .text("N"), "how many processes draw [one a processor, at most 8]"),
    OptionSpec("no-styles", "text alone, without colours"),
    OptionSpec("phone", "the whole phone, not the presentation with its edge alone"),
  ]

  /// What is taken: everything, unless the options choose.
  static let snapshotView =
    [
      OptionSpec("activity", .text("NAME"), "only this activity [all]"),
      OptionSpec("preview", .text("NAME|N|all"), "only this preview, by name or from 1 [all]"),
      OptionSpec("state", .text("N|all"), "only this state of each preview, from 1 [all]"),
      OptionSpec(
        "surface", .choice(SurfaceName.drawn.map(\.rawValue) + ["all", "sheet"]), isRepeatable: true,
        "only this surface [those of an iPhone in the hand]; a sheet is none"),
    ] + view.filter { !["activity", "preview", "state", "surface", "size", "bare"].contains($0.name) }
}
