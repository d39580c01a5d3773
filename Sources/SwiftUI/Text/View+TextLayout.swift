import Foundation

nonisolated extension View {
  /// Shows at most so many lines of text; `nil` is no limit.
  public func lineLimit(_ number: Int?) -> some View {
    environmentChanged { $0.lineLimit = number }
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environmentChanged { $0.fields.lineLimit = max(1, limit.lowerBound)...Int.max }
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environmentChanged { $0.fields.lineLimit = 1...max(1, limit.upperBound) }
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environmentChanged { $0.fields.lineLimit = max(1, limit.lowerBound)...max(1, limit.upperBound) }
  }

  /// Shows at most so many lines and keeps room for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environmentChanged { $0.fields.lineLimit = (reservesSpace ? max(1, limit) : 1)...max(1, limit) }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentChanged { $0.fields.multilineTextAlignment = alignment }
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environmentChanged { $0.fields.truncationMode = mode }
  }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environmentChanged { $0.fields.lineSpacing = lineSpacing }
  }

  /// Accepted; text is not scaled in cells, so what does not fit is cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentChanged { $0.fields.minimumScaleFactor = factor }
  }

  /// Accepted; cells cannot be tightened.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  public func textCase(_ textCase: Text.Case?) -> some View {
    environmentChanged { $0.fields.textCase = textCase }
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentChanged { $0.fields.dynamicTypeSize = size }
  }

  public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    environmentChanged { environment in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      environment.fields.dynamicTypeSize = min(largest, max(smallest, environment.fields.dynamicTypeSize))
    }
  }
}

/// How lines of a text stand to one another.
@frozen
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}

nonisolated extension View {
  /// Accepted; rows have one height.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { self }
}

extension AttributedString {
  /// The height of a line; accepted, rows have one height.
  public struct LineHeight: Hashable, Sendable {
    private let factor: CGFloat

    public static let normal = LineHeight(factor: 1)
    public static let loose = LineHeight(factor: 1.2)
    public static let tight = LineHeight(factor: 0.8)

    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(factor: factor) }
  }
}
