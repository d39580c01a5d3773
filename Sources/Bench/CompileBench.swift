import Foundation
import Glibc
import Workshop

/// Times how long the compiler takes for each of the Live Activities of the end-to-end tests, by the same way
/// that a user's file takes.
enum CompileBench {
  private static let folder = "Tests/EndToEndTests/Activities"

  static func printTimes() throws {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasSuffix(".swift") }
      .sorted() ?? []
    guard !names.isEmpty, let compiler = try? Compiler.find() else {
      print("Compile times: run this in the package's folder with a Swift compiler at hand.")
      return
    }
    let clock = ContinuousClock()
    var figures: [(name: String, wall: Double, processor: Double)] = []
    // The first run fills the compiler's cache of modules and does not count.
    for name in names.prefix(1) + names {
      let files = try SourceFinder().files(at: ["\(folder)/\(name)"])
      let selection = try WidgetSelection(files: files, isAvailable: compiler.hasModule)
      let before = childSeconds()
      let wall = try clock.measure { try compiler.compile(selection).remove() }
      figures.append((name, wall / .seconds(1), childSeconds() - before))
    }
    figures.removeFirst()
    print("Compiling \(figures.count) Live Activities, seconds by the clock (of the processor)")
    let walls = figures.map(\.wall).sorted()
    let processor = figures.map(\.processor).sorted()
    print("median".padded(to: 24), text(walls[walls.count / 2]), "(\(text(processor[processor.count / 2])))")
    for figure in figures.sorted(by: { $0.wall > $1.wall }).prefix(3) {
      print(figure.name.padded(to: 24), text(figure.wall), "(\(text(figure.processor)))")
    }
    print()
  }

  /// What ended children have used of the processor.
  private static func childSeconds() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func text(_ seconds: Double) -> String {
    seconds.formatted(.number.precision(.fractionLength(2)))
  }
}
