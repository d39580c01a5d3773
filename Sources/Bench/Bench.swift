import BoxLayout
import CPlatform
import Cells
import Foundation
import Gallery
import Glibc
import Phone
import SwiftUI
import WidgetKit

/// Times the way from view to frame; everything printed is a median of a release build.
@main
@MainActor
struct Bench {
  static func main() async throws {
    #if DEBUG
    print("This is a debug build: use `make bench`.")
    #endif
    islet_clock_set_standing(1_767_951_660, 0)
    let image = try LoadedImage.program()
    let catalog = await Catalog(ActivityCatalog(image, module: "Gallery"))
    let theme = try ThemeLibrary.installed().themes[0]
    let program = Bundle.main.bundlePath + "/islet"
    let parts: [(name: String, print: @MainActor () async throws -> Void)] = [
      ("frames", { try printFrames(catalog, theme) }),
      ("keys", { printKeys(catalog, theme) }),
      ("sheets", { printSheets(catalog, theme) }),
      ("growth", { printGrowth() }),
      ("life", { try await LifeBench.printTimes() }),
      ("assertions", { try AssertionBench.printTimes() }),
      ("compiling", { try CompileBench.printTimes() }),
      ("start", { try printColdStart() }),
      ("terminal", { try TerminalBench.printTimes(program: program) }),
      ("reload", { try ReloadBench.printReload(program: program) }),
      ("snapshots", { try SnapshotBench.printTimes(program: program) }),
    ]
    // Without a word all of them, else those that are named.
    let wanted = Set(CommandLine.arguments.dropFirst())
    for part in parts where wanted.isEmpty || wanted.contains(part.name) {
      try await part.print()
    }
  }

  // MARK: Frames

  private static func printFrames(_ catalog: Catalog, _ theme: Theme) throws {
    print("One frame of each gallery activity")
    print("activity          surface            bare      phone   made again")
    let stopwatch = Stopwatch()
    var bares: [Double] = []
    var phones: [Double] = []
    for activity in catalog.activities {
      guard let preview = activity.previews.first(where: { $0.kind != .view }) else { continue }
      for surface in Surface.usual {
        let scene = PhoneScene(
          preview: preview, state: 0, setting: PresentationSetting(surface: surface), theme: theme)
        var composer = PhoneComposer()
        let bare = stopwatch.median { _ = composer.bare(scene) }
        let phone = stopwatch.median { _ = composer.phone(scene) }
        let presentation: Presentation = surface == .expanded ? .expanded : .lockScreen
        let lowered = stopwatch.median { _ = preview.present(presentation, 0, scene.setting) }
        bares.append(bare.microseconds)
        phones.append(phone.microseconds)
        print(
          activity.name.padded(to: 17), surface.rawValue.padded(to: 17), bare.column, phone.column,
          lowered.column)
      }
    }
    print("median of all".padded(to: 35), median(bares), median(phones))
    print()
  }

  private static func median(_ values: [Double]) -> String {
    guard !values.isEmpty else { return "" }
    return Duration.nanoseconds(Int64(values.sorted()[values.count / 2] * 1000)).column
  }

  // MARK: Keys

  /// A key and the frame of the whole terminal that follows it: what a person waits for.
  private static func printKeys(_ catalog: Catalog, _ theme: Theme) {
    print("Session: a key to another state and its frame, the first activity")
    print("surface            80 x 24    100 x 50   200 x 60")
    let stopwatch = Stopwatch()
    for surface in Surface.usual {
      var columns: [String] = []
      for size in [(80, 24), (100, 50), (200, 60)] {
        var session = Session(
          catalog: catalog, themes: [theme], size: CellSize(columns: size.0, rows: size.1))
        session.surface = surface
        var isForward = false
        let time = stopwatch.median {
          isForward.toggle()
          _ = session.handle(isForward ? .right : .left)
          _ = session.frame()
        }
        columns.append(time.column)
      }
      print(surface.rawValue.padded(to: 17), columns.joined(separator: " "))
    }
    print()
  }

  // MARK: Sheets

  /// All surfaces of a state, and all states on the Lock Screen, as they are written and as a terminal shows them.
  private static func printSheets(_ catalog: Catalog, _ theme: Theme) {
    print("Sheet of each gallery activity")
    print("activity            surfaces    at 80 x 24       states")
    var stopwatch = Stopwatch()
    stopwatch.samples = 15
    for activity in catalog.activities {
      guard let preview = activity.previews.first(where: { $0.kind != .view }) else { continue }
      let scene = PhoneScene(preview: preview, state: 0, setting: PresentationSetting(), theme: theme)
      var composer = PhoneComposer()
      let whole = stopwatch.median {
        _ = ContactSheet.surfaces(of: scene, activity: activity.name).draw(with: &composer)
      }
      let narrow = stopwatch.median {
        _ = ContactSheet.surfaces(of: scene, activity: activity.name).draw(columns: 80, with: &composer)
      }
      let states = stopwatch.median {
        _ = ContactSheet.states(of: scene, activity: activity.name).draw(with: &composer)
      }
      print(activity.name.padded(to: 17), whole.column, narrow.column, states.column)
    }
    print()
  }

  // MARK: Growth

  private static func printGrowth() {
    print("Growth: a card of rows, and stacks in stacks")
    print("views      lower+layout+draw   layout alone   measured boxes a view")
    for count in [10, 100, 1000, 10_000] {
      report("\(count)", SyntheticTree(views: count), views: count)
    }
    for depth in [10, 20, 40, 80] { report("depth \(depth)", DeepTree(depth: depth), views: depth * 2) }
    print()
  }

  private static func report(_ name: String, _ view: some View, views: Int) {
    var stopwatch = Stopwatch()
    stopwatch.samples = views > 1000 ? 9 : 31
    let proposal = BoxProposal(width: 47, height: BoxProposal.unspecified)
    let whole = stopwatch.median {
      var lowered = LoweredView(view, metrics: .cells, environment: EnvironmentValues())
      let size = lowered.tree.layOut(lowered.root, proposal: proposal)
      var canvas = Canvas(size: CellSize(columns: size.width, rows: size.height), manner: .filled)
      lowered.tree.draw(lowered.root, into: &canvas, at: .zero)
      _ = canvas.resolve()
    }
    let lowered = LoweredView(view, metrics: .cells, environment: EnvironmentValues())
    var measured = 0
    let layout = stopwatch.median {
      var tree = lowered.tree
      tree.layOut(lowered.root, proposal: proposal)
      measured = tree.measuredBoxes
    }
    let ratio = (Double(measured) / Double(views) * 10).rounded() / 10
    print(name.padded(to: 10), whole.column, "     ", layout.column, "          \(ratio)")
  }

  // MARK: Cold start

  /// One `islet render` of a gallery activity against a program that prints a line with Foundation.
  private static func printColdStart() throws {
    let islet = Bundle.main.bundlePath + "/islet"
    guard FileManager.default.isExecutableFile(atPath: islet) else {
      print("Cold start: build the program first (make bench does).")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("line.swift")
    try "import Foundation\nprint(\"one line\", Date().timeIntervalSince1970)\n"
      .write(to: source, atomically: true, encoding: .utf8)
    let line = folder.appendingPathComponent("line").path
    try run("/usr/bin/env", ["swiftc", "-O", source.path, "-o", line])
    let clock = ContinuousClock()
    var (ours, theirs, ratios): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<15 {
      let first = try clock.measure { try run(islet, ["render", "--format", "text"]) }
      let second = try clock.measure { try run(line, []) }
      ours.append(first.microseconds)
      theirs.append(second.microseconds)
      ratios.append(first / second)
    }
    let ratio = (ratios.sorted()[ratios.count / 2] * 10).rounded() / 10
    print("Cold start: islet render (gallery)", median(ours), " a line with Foundation", median(theirs))
    print("ratio \(ratio)")
    try CachedRender.printRatio(islet: islet, line: line, run: run)
  }

  /// Runs a program to its end. Foundation's `Process` notices the end only at its next look around,
  /// which is longer than a run takes.
  static func run(_ program: String, _ arguments: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id = pid_t()
    let error = posix_spawn(&id, program, &actions, nil, &words, environ)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .ENOENT) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
