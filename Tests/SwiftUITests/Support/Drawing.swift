import BoxLayout
import Cells
import SwiftUI

/// Draws a view into so many columns and rows, as plain text: a line a row, trailing blanks cut off.
///
/// The view stands in the middle, as in a presentation.
@MainActor
func draw(
  _ view: some View, width: Int, height: Int, manner: Manner = .outlined,
  environment: EnvironmentValues = EnvironmentValues()
) -> String {
  frame(view, width: width, height: height, manner: manner, environment: environment).text
}

/// Draws a view into so many columns and rows.
@MainActor
func frame(
  _ view: some View, width: Int, height: Int, manner: Manner = .outlined,
  environment: EnvironmentValues = EnvironmentValues()
) -> Frame {
  var lowered = LoweredView(view, metrics: .cells, environment: environment)
  let size = lowered.tree.layOut(lowered.root, proposal: BoxProposal(width: width, height: height))
  var canvas = Canvas(size: CellSize(columns: width, rows: height), manner: manner)
  lowered.tree.draw(
    lowered.root, into: &canvas,
    at: CellPoint(column: (width - size.width) >> 1, row: (height - size.height) >> 1))
  return canvas.resolve()
}

/// The size a view answers to a proposal in cells; `nil` leaves a length open.
@MainActor
func size(_ view: some View, width: Int? = nil, height: Int? = nil) -> BoxSize {
  var lowered = LoweredView(view, metrics: .cells, environment: EnvironmentValues())
  return lowered.tree.measure(
    lowered.root,
    BoxProposal(width: width ?? BoxProposal.unspecified, height: height ?? BoxProposal.unspecified))
}

/// A view lowered under cell metrics and laid out.
@MainActor
func laidOut(
  _ view: some View, width: Int, height: Int,
  environment: EnvironmentValues = EnvironmentValues()
) -> LoweredView {
  var lowered = LoweredView(view, metrics: .cells, environment: environment)
  lowered.tree.layOut(lowered.root, proposal: BoxProposal(width: width, height: height))
  return lowered
}
