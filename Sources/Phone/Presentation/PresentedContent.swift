import BoxLayout
import Cells
import Foundation

/// One presentation in one state, made and ready to be laid out: all that a surface needs to know of it.
public struct PresentedContent {
  /// A size offered to the content in cells; `nil` asks for its ideal length.
  public struct Proposal: Hashable, Sendable {
    public var columns: Int?
    public var rows: Int?

    public init(columns: Int?, rows: Int?) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// Columns beside the content.
  public struct SideMargins: Hashable, Sendable {
    public var leading: Int?
    public var trailing: Int?

    public init(leading: Int? = nil, trailing: Int? = nil) {
      self.leading = leading
      self.trailing = trailing
    }
  }

  /// The size in cells that it takes of a proposal.
  public var measure: (Proposal) -> CellSize
  /// Draws it, laid out for a proposal, with its leading top corner at a place.
  public var draw: (Proposal, CellPoint, inout Canvas) -> Void
  /// The size in points that it takes of a width in points (`nil`: its ideal one) and any height.
  public var measurePoints: @MainActor (Double?) -> Device.Points
  /// The margins of a compact or minimal presentation that the app has set, in columns; `nil`: the system's.
  public var margins = SideMargins()
  /// What the card is tinted with instead of the system's material; `activityBackgroundTint`.
  public var backgroundTint: RGBA?
  /// The tint of the island's edge; `keylineTint`.
  public var keylineTint: RGBA?
  /// The widget that it comes from; `nil` for a view by itself.
  var widget: Any.Type?
  /// What a tap beside its controls opens.
  public var widgetURL: URL?
  /// What can be tapped, laid out as by `draw` for the same proposal and place.
  var controls: @MainActor (Proposal, CellPoint) -> [ContentControl] = { _, _ in [] }
  /// Its boxes, laid out as by `draw` for the same proposal and place; `nil` where it has none.
  var boxes: (Proposal, CellPoint) -> BoxDescription? = { _, _ in nil }
  /// Its boxes with all that an inspector tells, laid out anew as by `draw` for the same proposal and place,
  /// and in points for a size that is offered in points; what is beyond the rectangle, or beyond that size, is cut
  /// off. `nil` where it has none.
  var inspect: @MainActor (Proposal, CellPoint, CellRect, BoxOffer) -> BoxDescription? = { _, _, _, _ in nil }
  /// What a screen reader would say of it, laid out as by `draw` for the same proposal.
  var speak: @MainActor (Proposal) -> [SpokenElement] = { _ in [] }
  /// What was asked for and cannot be shown, one line each.
  public var notices: [String] = []

  /// The size that it takes by itself, and what it is then offered: that size, so that a text in a frame that is too
  /// narrow for it ends in an ellipsis. Where the offer would change the size it is offered nothing.
  func ideal() -> (proposal: Proposal, size: CellSize) {
    let nothing = Proposal(columns: nil, rows: nil)
    let size = measure(nothing)
    let own = Proposal(columns: size.columns, rows: size.rows)
    return (measure(own) == size ? own : nothing, size)
  }

  public init(
    measure: @escaping (Proposal) -> CellSize,
    draw: @escaping (Proposal, CellPoint, inout Canvas) -> Void,
    measurePoints: @escaping @MainActor (Double?) -> Device.Points, backgroundTint: RGBA? = nil,
    keylineTint: RGBA? = nil
  ) {
    self.measure = measure
    self.draw = draw
    self.measurePoints = measurePoints
    self.backgroundTint = backgroundTint
    self.keylineTint = keylineTint
  }
}
