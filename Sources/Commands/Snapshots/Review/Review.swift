import Snapshots
import StageLink

/// Where somebody is who walks through differences: which one, how it is shown, and what was decided so far.
struct Review: Hashable {
  /// How a difference is shown.
  enum View: Hashable {
    /// Old and new side by side, where there is room.
    case both
    case old
    case new
    /// The new frame with what has changed marked.
    case changes
    /// Old and new in turn.
    case blink
  }

  enum Decision: Hashable {
    case accepted, rejected, skipped
  }

  /// What a key asks for that others must do.
  enum Effect: Hashable {
    case none
    /// Write what is drawn now in the place of what is recorded.
    case accept
    /// The same for every difference that nobody has decided on.
    case acceptAll
    /// Take back what the last such key did.
    case undo
    case ring
    case quit
  }

  let count: Int
  private(set) var index = 0
  private(set) var view = View.both
  /// Which half of blinking is shown.
  private(set) var showsNew = false
  /// The first row that is shown.
  private(set) var scroll = 0
  private(set) var decisions: [Decision?]
  /// What went wrong with the last key, or what another press of it does.
  var message: String?
  private var isAsking = false

  init(count: Int) {
    self.count = count
    decisions = Array(repeating: nil, count: count)
  }

  /// Whether every difference has been decided on.
  var isDone: Bool { decisions.allSatisfy { $0 != nil } }

  func count(_ decision: Decision) -> Int { decisions.count { $0 == decision } }

  mutating func handle(_ key: Key) -> Effect {
    message = nil
    let wasAsking = isAsking
    isAsking = false
    switch key {
    case .character("o"): view = .old
    case .character("n"): view = .new
    case .character("t"): view = .both
    case .character("c"): view = .changes
    case .character("b"), .character(" "):
      view = view == .blink ? .both : .blink
      showsNew = false
    case .character("a"), .enter: return .accept
    case .character("A"):
      if wasAsking { return .acceptAll }
      isAsking = true
      message = "A again accepts all that is not decided: \(open.count)"
    case .character("u"): return .undo
    case .character("r"): return decide(.rejected)
    case .character("s"): return decide(.skipped)
    case .right, .tab: return move(1)
    case .left, .backTab: return move(-1)
    case .down: scroll += 1
    case .up: scroll = max(0, scroll - 1)
    case .character("q"), .escape: return .quit
    default: return .ring
    }
    return .none
  }

  /// What nobody has decided on.
  var open: [Int] { decisions.indices.filter { decisions[$0] == nil } }

  /// Notes acceptances, and goes to what is left; with nothing left the review ends.
  mutating func accept(_ indices: [Int]) -> Effect {
    for index in indices { decisions[index] = .accepted }
    guard let next = open.first else { return .quit }
    show(next)
    return .none
  }

  /// Takes acceptances back and shows the first of them.
  mutating func reopen(_ indices: [Int]) {
    for index in indices { decisions[index] = nil }
    if let first = indices.first { show(first) }
  }

  /// Notes a decision and goes to the next difference without one; the last decision ends the review.
  mutating func decide(_ decision: Decision) -> Effect {
    decisions[index] = decision
    let order = Array(index + 1..<count) + Array(0..<index)
    guard let next = order.first(where: { decisions[$0] == nil }) else { return .quit }
    show(next)
    return .none
  }

  private mutating func move(_ step: Int) -> Effect {
    guard (0..<count).contains(index + step) else { return .ring }
    show(index + step)
    return .none
  }

  private mutating func show(_ index: Int) {
    self.index = index
    scroll = 0
    showsNew = false
  }

  /// Shows the other half of what blinks.
  mutating func blink() { showsNew.toggle() }

  /// Keeps the rows in view.
  mutating func limitScroll(_ most: Int) { scroll = min(scroll, max(0, most)) }
}
