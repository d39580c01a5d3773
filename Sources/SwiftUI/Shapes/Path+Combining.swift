import Cells
import CoreGraphics

extension Path {
  /// The area of both paths.
  nonisolated public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }

  /// The area that both paths have in common.
  nonisolated public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  /// The area of this path without that of another one.
  nonisolated public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtracting, other, eoFill)
  }

  /// The area that one of both paths has and not the other.
  nonisolated public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }

  /// The lines of this path inside of another one.
  nonisolated public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.lines(inside: true, of: other.outline, evenOdd: eoFill))
  }

  /// The lines of this path outside of another one.
  nonisolated public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.lines(inside: false, of: other.outline, evenOdd: eoFill))
  }

  /// The same area with an outline that does not cross itself.
  nonisolated public func normalized(eoFill: Bool = true) -> Path {
    combined(.union, Path(), eoFill)
  }

  nonisolated private func combined(_ combination: ShapeCombination, _ other: Path, _ eoFill: Bool) -> Path {
    Path(outline.combined(combination, with: other.outline, evenOdd: eoFill))
  }
}
