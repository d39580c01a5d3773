import Foundation

/// A mark whose place on the scales is known: stacked, in a series, with its values checked.
struct PlacedMark {
  var record: MarkRecord
  /// The edges along each axis; the second is there for ranges and for bars and areas from a base line.
  var x: (start: MarkRecord.Place?, end: MarkRecord.Place?)
  var y: (start: MarkRecord.Place?, end: MarkRecord.Place?)
  /// Whether the length of a bar or an area lies along x.
  var isLevel = false
  /// Whether it stands on another mark.
  var isStacked = false
  /// The number of the series among those with colours of their own.
  var series = 0
  /// The turn that a sector begins and ends with, from 0 at the top to 1, clockwise.
  var turns = 0.0..<0.0

  /// What joins points to one line: the series, or what tells the colours, symbols and dashes apart.
  var lineKey: [PlotValue?] {
    record.series.map { [$0] }
      ?? [record.style.foregroundValue, record.style.symbolValue, record.style.lineStyleValue]
  }
}
