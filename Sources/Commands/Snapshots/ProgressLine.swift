import Cells

/// How far a long piece of work is: a bar on a terminal, elsewhere a line for each tenth of much work.
struct ProgressLine {
  private let output: Output
  private let isBar: Bool
  private let verb: String
  private var shown = ""
  private var lastDraw = ContinuousClock.now - .seconds(1)
  private var tenths = 0

  private static let barColumns = 24
  /// Less than this is over before anybody wonders.
  private static let leastLines = 1000

  /// - Parameters:
  ///   - output: Where it goes; a bar if that is a terminal and nothing says that it is CI's.
  ///   - verb: What is done, such as `verified`.
  init(_ output: Output, environment: [String: String], verb: String) {
    self.output = output
    let isCI = !["", "false", "0"].contains(environment["CI"] ?? "")
    isBar = output.isTerminal && !isCI && environment["TERM"] != "dumb"
    self.verb = verb
  }

  /// - Parameter total: 0 while nobody knows.
  mutating func show(_ done: Int, of total: Int, faults: Int) throws {
    guard total > 0 else { return }
    let done = min(done, total)
    if isBar {
      guard ContinuousClock.now - lastDraw >= .milliseconds(80) else { return }
      lastDraw = .now
      let filled = Self.barColumns * done / total
      let bar =
        String(repeating: "█", count: filled) + String(repeating: "░", count: Self.barColumns - filled)
      let text = "\(bar) \(done) of \(total)" + (faults > 0 ? ", \(faults) to look at" : "")
      guard text != shown else { return }
      shown = text
      try output.write("\r\(text)\u{1B}[K")
    } else if total >= Self.leastLines, done * 10 / total > tenths {
      tenths = done * 10 / total
      try output.write("islet: \(done) of \(total) \(verb)\n")
    }
  }

  /// Takes the bar away, so that something else can be written.
  mutating func clear() throws {
    guard !shown.isEmpty else { return }
    shown = ""
    lastDraw = .now - .seconds(1)
    try output.write("\r\u{1B}[K")
  }
}
