import Foundation

/// A font: in cells its weight shows, in points its size counts.
public struct Font: Hashable, Sendable {
  /// A style of the system's, as large as the text size at its standard makes it.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle, extraLargeTitle2
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  @frozen
  public struct Weight: Hashable, Sendable {
    /// As the type system numbers weights: 0 regular, 0.3 semibold.
    let value: Double

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  private(set) var size: Double
  private(set) var lineHeight: Double
  private(set) var weight: Weight
  private(set) var design: Design
  private(set) var isItalic = false
  private(set) var monospacedDigits = false
  /// The style whose growth it follows when a person chooses larger text; `nil` for one of a fixed size.
  private(set) var scaling: TextStyle?

  init(
    size: Double, lineHeight: Double, weight: Weight, design: Design = .default, scaling: TextStyle? = nil
  ) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.design = design
    self.scaling = scaling
  }
}

extension Font {
  public static let extraLargeTitle = system(.extraLargeTitle)
  public static let extraLargeTitle2 = system(.extraLargeTitle2)
  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let (size, lineHeight) = style.metrics
    return Font(
      size: size, lineHeight: lineHeight, weight: weight ?? style.weight, design: design ?? .default,
      scaling: style)
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      size: size, lineHeight: (size * 1.193).rounded(.up), weight: weight ?? .regular,
      design: design ?? .default)
  }

  /// A face by its name: only its size is known here.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    system(size: size).changed { $0.scaling = textStyle }
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { system(size: fixedSize) }
}

extension Font {
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font { changed { $0.isItalic = true } }

  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  public func monospacedDigit() -> Font { changed { $0.monospacedDigits = true } }

  /// Accepted; small capitals look like any others in cells.
  public func smallCaps() -> Font { self }

  /// Accepted; small capitals look like any others in cells.
  public func lowercaseSmallCaps() -> Font { self }

  /// Accepted; small capitals look like any others in cells.
  public func uppercaseSmallCaps() -> Font { self }

  /// Accepted; cells have one width.
  public func width(_ width: Width) -> Font { self }

  /// Accepted; rows have one height.
  public func leading(_ leading: Leading) -> Font { self }

  /// The same font so many times as large.
  public func scaled(by factor: CGFloat) -> Font {
    changed {
      $0.size *= factor
      $0.lineHeight *= factor
    }
  }

  /// The same font in another size, in points.
  public func pointSize(_ size: CGFloat) -> Font { scaled(by: size / self.size) }

  /// The same font for people who have chosen a text size.
  func scaled(to size: DynamicTypeSize) -> Font {
    guard size != .large, let scaling else { return self }
    let (own, standard) = (scaling.metrics(at: size), scaling.metrics)
    // Whole sizes stay whole.
    func scaled(_ length: Double, _ own: Double, _ standard: Double) -> Double {
      (length * own / standard * 1000).rounded() / 1000
    }
    return changed {
      $0.size = scaled($0.size, own.size, standard.size)
      $0.lineHeight = scaled($0.lineHeight, own.lineHeight, standard.lineHeight)
    }
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font.TextStyle {
  /// Size and line height in points at the standard text size.
  var metrics: (size: Double, lineHeight: Double) {
    switch self {
    case .extraLargeTitle: (36, 43)
    case .extraLargeTitle2: (28, 34)
    default: metrics(at: .large)
    }
  }

  var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
