import Foundation

extension Text {
  /// The lines of a text as a `TextRenderer` gets them; accepted, as none is asked to draw.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    let lines: [Line]

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }

    /// Whether a part of the text had no room.
    public var isTruncated: Bool { false }

    /// A line of a text: runs of glyphs that look alike.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      let runs: [Run]
      public var origin: CGPoint

      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }

      public var typographicBounds: TypographicBounds { TypographicBounds(origin: origin) }
    }

    /// Glyphs that look alike.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      public var characterIndices: [CharacterIndex]

      public var startIndex: Int { characterIndices.startIndex }
      public var endIndex: Int { characterIndices.endIndex }
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      public var layoutDirection: LayoutDirection { .leftToRight }
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      /// The mark of a type on these glyphs.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A part of a run.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
      public var run: Run
      public var indices: Range<Int>

      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

      public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      /// The mark of a type on these glyphs.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// The place of a character in its text.
    public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
      public var value: Int

      public init(value: Int) {
        self.value = value
      }

      public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { left.value < right.value }
      public func distance(to other: CharacterIndex) -> Int { other.value - value }
      public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(value: value + count) }
    }

    /// The room of glyphs, in points.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat

      public init() {
        self.init(origin: .zero)
      }

      init(origin: CGPoint) {
        self.origin = origin
        (width, ascent, descent, leading) = (0, 0, 0, 0)
      }

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How glyphs are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32

      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }

  /// The layouts of the texts of a view, as a preference; nothing sets it.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A layout and where it stands.
    public struct AnchoredLayout {
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout
    }

    public static var defaultValue: [AnchoredLayout] { [] }

    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

extension GraphicsContext {
  /// Accepted; cells hold characters, their glyphs are the terminal's.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}

  /// Accepted; cells hold characters, their glyphs are the terminal's.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}

  /// Accepted; cells hold characters, their glyphs are the terminal's.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}
