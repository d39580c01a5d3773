import BoxLayout
import Cells

/// How large a presentation is beside what the system gives it, in cells and in points.
public struct FitReport: Hashable, Sendable {
  public enum Verdict: String, Hashable, Sendable, Codable {
    case fits
    /// The island grows beyond its usual width.
    case grows
    /// Wider than the system shows.
    case tooWide = "too wide"
    /// Taller than the system shows: it cuts.
    case tooTall = "too tall"
  }

  /// What it is: `card`, `island`, `leading`, `trailing`, `minimal`.
  public var label: String
  public var cells: CellSize
  public var points: Device.Points
  /// The length that the verdict goes by and its limit, in points.
  public var measured: Double
  public var limit: Double
  public var isHeight: Bool
  public var verdict: Verdict

  /// Measures what a scene shows; points come from point metrics, never from cells.
  @MainActor public static func reports(for scene: PhoneScene) -> [FitReport] {
    guard case .activity = scene.preview.kind else { return [] }
    let layout = scene.surfaceLayout(on: scene.setting.cells)
    return reports(for: scene, layout)
  }

  @MainActor static func reports(for scene: PhoneScene, _ layout: SurfaceLayout) -> [FitReport] {
    let device = scene.setting.device
    let cells = layout.bodies.flatMap { body in body.contents.map { (body, $0) } }
    switch scene.setting.surface {
    case .standby, .standbyNight:
      // What is drawn at twice its size, in the points that it is laid out in.
      return cells.prefix(1).map { _, placed in
        placed.presentation == .minimal
          ? width("minimal", placed, limit: device.island?.minimalWidth.upperBound ?? 45, tooWide: .tooWide)
          : height(
            "card", placed.size, placed, width: device.standByWidth, limits: device.card.height)
      }
    case .lockScreen, .banner, .alwaysOn, .iPad:
      return cells.prefix(1).map { body, placed in
        height(
          "card", body.rect.size, placed, width: device.card.width, limits: device.card.height)
      }
    case .expanded:
      guard let island = device.island else { return [] }
      return cells.prefix(1).map { body, placed in
        height(
          "island", body.rect.size, placed, width: island.expandedWidth, limits: island.expandedHeight)
      }
    case .compact:
      guard let island = device.island else { return [] }
      // Upright beside the screen it cannot grow; how wide it is there Apple does not publish.
      let isUpright = scene.setting.isLying
      return cells.map { _, placed in
        let label = placed.presentation == .compactLeading ? "leading" : "trailing"
        return isUpright
          ? width(label, placed, limit: island.minimalWidth.upperBound, tooWide: .tooWide)
          : width(label, placed, limit: island.sideWidth, tooWide: .grows)
      }
    case .minimal, .minimalDetached:
      guard let island = device.island else { return [] }
      return cells.prefix(1).map {
        width("minimal", $0.1, limit: island.minimalWidth.upperBound, tooWide: .tooWide)
      }
    case .watch, .carPlay:
      guard let activity = scene.setting.screen?.activity, let first = cells.first else { return [] }
      return first.1.presentation == .small
        ? [
          height(
            "card", first.0.rect.size, first.1, width: activity.width,
            limits: activity.height...activity.height)
        ] : [pair(cells.map(\.1), in: activity, first.0.rect.size)]
    case .mac:
      guard let island = device.withIsland.island else { return [] }
      return cells.map { body, placed in
        switch placed.presentation {
        case .expanded:
          height(
            "island", body.rect.size, placed, width: island.expandedWidth, limits: island.expandedHeight)
        case .minimal:
          width("minimal", placed, limit: island.minimalWidth.upperBound, tooWide: .tooWide)
        default:
          width(
            placed.presentation == .compactLeading ? "leading" : "trailing", placed, limit: island.sideWidth,
            tooWide: .grows)
        }
      }
    }
  }

  /// Both sides of the compact island in a row, with the margins that are left to them here.
  @MainActor private static func pair(
    _ parts: [PlacedContent], in activity: Device.Points, _ cells: CellSize
  ) -> FitReport {
    let gaps = 2 * SurfaceLayout.pairMargin + (parts.count - 1) * SurfaceLayout.pairGap
    let measured = parts.reduce(Double(gaps) * Metrics.columnPoints) {
      $0 + $1.content.measurePoints(nil).width
    }
    return FitReport(
      label: "pair", cells: cells, points: activity, measured: measured, limit: activity.width,
      isHeight: false, verdict: measured > activity.width + 0.5 ? .tooWide : .fits)
  }

  @MainActor private static func height(
    _ label: String, _ cells: CellSize, _ placed: PlacedContent, width: Double,
    limits: ClosedRange<Double>
  ) -> FitReport {
    let content = placed.content.measurePoints(width).height
    let height = max(content, limits.lowerBound)
    return FitReport(
      label: label, cells: cells, points: .init(width: width, height: height), measured: content,
      limit: limits.upperBound, isHeight: true,
      verdict: content > limits.upperBound + 0.5 ? .tooTall : .fits)
  }

  @MainActor private static func width(
    _ label: String, _ placed: PlacedContent, limit: Double, tooWide: Verdict
  ) -> FitReport {
    let points = placed.content.measurePoints(nil)
    return FitReport(
      label: label, cells: placed.size, points: points, measured: points.width,
      limit: limit, isHeight: false, verdict: points.width > limit + 0.5 ? tooWide : .fits)
  }
}
