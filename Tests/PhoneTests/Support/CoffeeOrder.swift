import BoxLayout
import Cells
import StageLink

@testable import Phone

/// A hand-made activity: four states of a coffee order, each presentation built of boxes.
@MainActor
enum CoffeeOrder {
  nonisolated static let states = ["Ordered", "Brewing", "Ready", "Enjoy"]

  /// - Parameter hasSmall: Whether the activity has the small family.
  static func preview(
    _ name: String = "Order", kind: CatalogPreview.Kind = .activity(.lockScreen), hasSmall: Bool = false
  ) -> CatalogPreview {
    CatalogPreview(name: name, kind: kind, stateCount: states.count) { presentation, state, setting in
      presentation == .small && !hasSmall ? nil : content(presentation, state, setting)
    }
  }

  static var catalog: Catalog {
    Catalog(activities: [
      CatalogActivity(
        name: "DrinkOrder",
        previews: [preview(), preview("Island", kind: .activity(.compact)), preview("Big Cup", kind: .view)]),
      CatalogActivity(name: "Ride", previews: [preview("On its way", kind: .activity(.expanded))]),
    ])
  }

  static func scene(
    _ surface: Surface, theme: Theme, appearance: Appearance = .dark, device: Device = .iPhone16,
    state: Int = 1
  ) -> PhoneScene {
    PhoneScene(
      preview: preview(), state: state,
      setting: PresentationSetting(
        device: device, appearance: appearance, surface: surface), theme: theme)
  }

  private static func content(
    _ presentation: Presentation, _ state: Int, _ setting: PresentationSetting
  ) -> PresentedContent {
    func make(_ metrics: Metrics) -> (tree: BoxTree, root: BoxID) {
      var builder = Builder(metrics: metrics, isDark: setting.presentedAppearance == .dark)
      let root = builder.build(presentation, state)
      return (builder.tree, root)
    }
    let isIsland = [.compactLeading, .compactTrailing, .minimal].contains(presentation)
    let (tree, root) = make(isIsland ? .islandCells : .cells)
    return PresentedContent(
      tree, root: root, backgroundTint: [.lockScreen, .small].contains(presentation) ? tint(setting) : nil,
      points: { make(.points) })
  }

  private static func tint(_ setting: PresentationSetting) -> RGBA {
    setting.presentedAppearance == .dark ? RGBA(0x3B, 0x26, 0x1A, 0xF0) : RGBA(0xF3, 0xE3, 0xD3, 0xF0)
  }

  private struct Builder {
    var tree: BoxTree
    let isDark: Bool

    init(metrics: Metrics, isDark: Bool) {
      tree = BoxTree(metrics: metrics)
      self.isDark = isDark
    }

    mutating func text(_ text: String, _ colour: RGBA, bold: Bool = false) -> BoxID {
      var builder = TextBuilder()
      let isCells = tree.metrics.unit == .cells
      builder.append(
        text,
        style: TextStyle(
          paint: .colour(colour), attributes: bold ? .bold : [],
          lineHeight: isCells ? 1 : tree.metrics.vertical(22),
          advances: isCells ? .cells : .points(size: 17, monospaced: false, monospacedDigits: false)))
      return tree.text(builder)
    }

    mutating func row(_ boxes: [BoxID]) -> BoxID {
      tree.stack(.horizontal, alignment: .center, spacing: nil, boxes)
    }

    mutating func steps(_ state: Int, _ rest: RGBA) -> BoxID {
      let orange = RGBA(0xFF, 0x9F, 0x0A)
      let bars = (0..<4).map { index in
        tree.frame(
          tree.shape(ShapeBox(.form(.capsule), paint: .colour(index <= state ? orange : rest))),
          width: nil, height: 6, alignment: .center)
      }
      return row(bars)
    }

    mutating func build(_ presentation: Presentation, _ state: Int) -> BoxID {
      let isOnCard = [.lockScreen, .small, .view].contains(presentation)
      let primary: RGBA = isDark || !isOnCard ? .white : RGBA(0x2A, 0x1C, 0x12)
      let secondary = primary.opacity(0.6)
      let rest = primary.opacity(0.2)
      let orange = RGBA(0xFF, 0x9F, 0x0A)
      let word = CoffeeOrder.states[state]
      switch presentation {
      case .lockScreen, .view:
        let title = [
          text("♨", orange), text("Coffee Shop", primary, bold: true),
          tree.spacer(minimumWidth: 1, minimumHeight: 0),
          text("5:59", primary, bold: true),
        ]
        let rows = [row(title), steps(state, rest), text("Flat White", primary), text(word, secondary)]
        let column = tree.stack(
          .vertical, alignment: .start, spacing: tree.metrics.vertical(10), rows)
        let (x, y) = (tree.metrics.horizontal(16), tree.metrics.vertical(16))
        return tree.padding(column, BoxInsets(top: y, leading: x, bottom: y, trailing: x))
      case .small:
        let title = [
          text(word, primary, bold: true), tree.spacer(minimumWidth: 1, minimumHeight: 0),
          text("5:59", primary),
        ]
        let column = tree.stack(
          .vertical, alignment: .start, spacing: 0, [row(title), steps(state, rest)])
        let (x, y) = (tree.metrics.horizontal(16), tree.metrics.vertical(16))
        return tree.padding(column, BoxInsets(top: y, leading: x, bottom: y, trailing: x))
      case .compactLeading, .minimal: return text("♨", orange)
      case .compactTrailing: return text("5:59", primary, bold: true)
      case .expanded:
        let title = [
          text("♨", orange), tree.spacer(minimumWidth: 1, minimumHeight: 0),
          text("5:59", primary, bold: true),
        ]
        let centre = [
          tree.spacer(minimumWidth: 0, minimumHeight: 0), text("Flat White", primary, bold: true),
          tree.spacer(minimumWidth: 0, minimumHeight: 0),
        ]
        let foot = [
          tree.spacer(minimumWidth: 0, minimumHeight: 0), text(word, secondary),
          tree.spacer(minimumWidth: 0, minimumHeight: 0),
        ]
        let regions = tree.stack(
          .vertical, alignment: .center, spacing: tree.metrics.vertical(10),
          [row(title), row(centre), steps(state, rest), row(foot)])
        let (x, y) = (tree.metrics.horizontal(16), tree.metrics.vertical(12))
        return tree.padding(regions, BoxInsets(top: y, leading: x, bottom: y, trailing: x))
      }
    }
  }
}
