import BoxLayout
import Cells
import Charts
import Foundation
import SwiftUI

/// Draws a view into so many columns and rows, as plain text: a line a row, trailing blanks cut off.
@MainActor
func draw(_ view: some View, width: Int, height: Int, manner: Manner = .outlined) -> String {
  frame(view, width: width, height: height, manner: manner).text
}

/// Draws a view into so many columns and rows; dates are worded for New York's readers in UTC.
@MainActor
func frame(
  _ view: some View, width: Int, height: Int, manner: Manner = .outlined,
  direction: LayoutDirection = .leftToRight
) -> Frame {
  var environment = EnvironmentValues()
  environment.locale = Locale(identifier: "en_US")
  environment.timeZone = TimeZone(identifier: "UTC")!
  environment.layoutDirection = direction
  environment.calendar = calendar
  var lowered = LoweredView(view, metrics: .cells, environment: environment)
  lowered.tree.layOut(lowered.root, proposal: BoxProposal(width: width, height: height))
  var canvas = Cells.Canvas(size: CellSize(columns: width, rows: height), manner: manner)
  lowered.tree.draw(lowered.root, into: &canvas, at: .zero)
  return canvas.resolve()
}

/// The Gregorian calendar in UTC.
let calendar: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "UTC")!
  return calendar
}()

/// 2026-01-09 00:00 UTC and so many hours.
func day(hours: Double = 0) -> Date {
  Date(timeIntervalSince1970: 1_767_916_800 + hours * 3600)
}
