import BoxLayout
import Cells
import SwiftUI

/// An app that runs on the phone, as its screen shows it.
@MainActor
public final class AppScreen {
  let app: RunningApp
  /// How many rows of its content are above the screen.
  private(set) var scroll = 0
  /// The rows of the content and of the screen, when it was laid out last.
  private var rows = (content: 0, screen: 0)
  /// What it was laid out for last.
  private var last: (setting: PresentationSetting, size: CellSize)?
  /// The controls of the content that was laid out last, by their places in it.
  private var controls: [ContentControl] = []

  /// Starts an app.
  ///
  /// - Parameter didChange: Called, later and on the main actor, when it may have something new to show.
  public init(_ type: any App.Type, didChange: @escaping @MainActor () -> Void) {
    func start<Main: App>(_ type: Main.Type) -> RunningApp { RunningApp(type, didChange: didChange) }
    app = start(type)
    let name = app.name
    self.name = name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }

  /// The name of the app's type, without the ending that many have.
  public nonisolated let name: String

  /// Whether the app is in front, as its views are told.
  public var isInFront: Bool {
    get { app.phase == .active }
    set { app.phase = newValue ? .active : .background }
  }

  /// What the views asked for and cannot be shown, a line each.
  public private(set) var notices: [String] = []

  /// Whether there is something new to show.
  public var isChanged: Bool { app.isChanged }

  /// Lets an app that is not seen do what its models ask for.
  public func settle() {
    guard let last else { return }
    _ = content(last.setting, last.size)
  }

  /// The content of the screen, made for a size, and the rows that it takes.
  func content(
    _ setting: PresentationSetting, _ size: CellSize
  ) -> (content: PresentedContent, proposal: PresentedContent.Proposal, size: CellSize) {
    last = (setting, size)
    let proposal = PresentedContent.Proposal(columns: size.columns, rows: size.rows)
    let content = PresentedContent(app, setting, proposal)
    let measured = content.measure(proposal)
    rows = (measured.rows, size.rows)
    controls = content.controls(proposal, .zero)
    notices = content.notices
    scroll(by: 0)
    return (content, proposal, measured)
  }

  // MARK: Scrolling

  /// Whether there is more than is seen.
  var scrolls: Bool { rows.content > rows.screen }

  /// The rows of the screen.
  var page: Int { max(1, rows.screen - 1) }

  /// Scrolls by rows, as far as there is something; answers whether there was.
  @discardableResult
  func scroll(by step: Int) -> Bool {
    let next = min(max(0, scroll + step), max(0, rows.content - rows.screen))
    defer { scroll = next }
    return next != scroll
  }

  /// Scrolls until a control is seen.
  func reveal(control number: Int) {
    guard controls.indices.contains(number) else { return }
    let rect = controls[number].rect
    if rect.row < scroll { scroll(by: rect.row - scroll) }
    if rect.endRow > scroll + rows.screen { scroll(by: rect.endRow - rows.screen - scroll) }
  }
}

extension PresentedContent {
  /// The first window of an app that runs.
  @MainActor
  fileprivate init(_ app: RunningApp, _ setting: PresentationSetting, _ proposal: Proposal) {
    setting.becomeInterface()
    let environment = setting.environment
    let metrics = Metrics.cells.typeScale(setting.typeScale)
    let lowered = app.lowered(metrics: metrics, environment: environment, proposal: BoxProposal(proposal))
    self.init(lowered.tree, root: lowered.root) { (lowered.tree, lowered.root) }
    notices = lowered.notices
    // What was made is what is tapped: made anew, the views would count as other views.
    controls = { proposal, place in
      var tree = lowered.tree
      _ = tree.layOut(lowered.root, proposal: BoxProposal(proposal))
      let controls = lowered.controls
      return tree.regions(of: lowered.root, at: place).compactMap { region in
        controls.indices.contains(region.number)
          ? ContentControl(rect: region.rect, control: controls[region.number]) : nil
      }
    }
    speak = { proposal in
      app.spoken(metrics: metrics, environment: environment, proposal: BoxProposal(proposal))
    }
  }
}
