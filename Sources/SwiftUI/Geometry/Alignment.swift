import BoxLayout
import Foundation

/// A guide across the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Makes a guide of the user's own.
  public init(_ id: any AlignmentID.Type) {
    key = .custom(ObjectIdentifier(id), id)
  }

  init(_ guide: BoxGuide) {
    key = .builtIn(guide)
  }

  public static let leading = HorizontalAlignment(.start)
  public static let center = HorizontalAlignment(.center)
  public static let trailing = HorizontalAlignment(.end)
  public static let listRowSeparatorLeading = HorizontalAlignment(.start)
  public static let listRowSeparatorTrailing = HorizontalAlignment(.end)
}

/// A guide across the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Makes a guide of the user's own.
  public init(_ id: any AlignmentID.Type) {
    key = .custom(ObjectIdentifier(id), id)
  }

  init(_ guide: BoxGuide) {
    key = .builtIn(guide)
  }

  public static let top = VerticalAlignment(.start)
  public static let center = VerticalAlignment(.center)
  public static let bottom = VerticalAlignment(.end)
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// A guide that is built in, or one that a type of the user's names.
/// Unchecked: a metatype is a constant, whatever it is the type of.
enum AlignmentKey: Equatable, @unchecked Sendable {
  case builtIn(BoxGuide)
  case custom(ObjectIdentifier, any AlignmentID.Type)

  static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
    switch (first, second) {
    case (.builtIn(let a), .builtIn(let b)): a == b
    case (.custom(let a, _), .custom(let b, _)): a == b
    default: false
    }
  }
}

/// Names an alignment guide of the user's own and gives its default.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A horizontal and a vertical alignment.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The size of a view and its alignment guides, in points.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  private let guide: ((AlignmentKey, BoxAxis) -> Int?)?
  private let metrics: Metrics

  init(
    _ size: BoxSize, metrics: Metrics, guide: ((AlignmentKey, BoxAxis) -> Int?)? = nil
  ) {
    width = metrics.points(horizontal: size.width)
    height = metrics.points(vertical: size.height)
    self.guide = guide
    self.metrics = metrics
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    if let value = self.guide?(guide.key, .horizontal) { return metrics.points(horizontal: value) }
    return Self.value(of: guide.key, length: width, in: self)
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    if let value = self.guide?(guide.key, .vertical) { return metrics.points(vertical: value) }
    return Self.value(of: guide.key, length: height, in: self)
  }

  /// What the view itself says of a guide; `nil` when it says nothing.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }

  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.width == second.width && first.height == second.height
  }

  private static func value(
    of key: AlignmentKey, length: CGFloat, in dimensions: ViewDimensions
  ) -> CGFloat {
    switch key {
    case .builtIn(.start): 0
    case .builtIn(.center): length / 2
    case .builtIn: length
    case .custom(_, let id): id.defaultValue(in: dimensions)
    }
  }
}

extension _Lowering {
  /// The engine's guide for an alignment; one of the user's own is added to the tree once.
  package mutating func guide(_ alignment: HorizontalAlignment) -> BoxGuide {
    guide(alignment.key, axis: .horizontal)
  }

  package mutating func guide(_ alignment: VerticalAlignment) -> BoxGuide {
    guide(alignment.key, axis: .vertical)
  }

  package mutating func alignment(_ alignment: Alignment) -> BoxAlignment {
    BoxAlignment(horizontal: guide(alignment.horizontal), vertical: guide(alignment.vertical))
  }

  mutating func guide(_ key: AlignmentKey, axis: BoxAxis) -> BoxGuide {
    switch key {
    case .builtIn(let guide): return guide
    case .custom(let number, let id):
      if let known = customGuides[number] { return known }
      let metrics = metrics
      let guide = tree.addCustomGuide { size in
        let value = id.defaultValue(in: ViewDimensions(size, metrics: metrics))
        return axis == .horizontal ? metrics.horizontal(value) : metrics.vertical(value)
      }
      customGuides[number] = guide
      return guide
    }
  }
}
