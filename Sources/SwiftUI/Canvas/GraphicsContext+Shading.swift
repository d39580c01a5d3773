import Foundation

extension GraphicsContext {
  /// What paths on a canvas are painted with; points are the canvas's.
  public struct Shading: Sendable {
    private let make: @Sendable (CGSize, CGAffineTransform) -> AnyShapeStyle

    private init(_ style: some ShapeStyle) {
      make = { _, _ in AnyShapeStyle(style) }
    }

    private init(_ make: @escaping @Sendable (CGSize, CGAffineTransform) -> AnyShapeStyle) {
      self.make = make
    }

    func style(over size: CGSize, _ transform: CGAffineTransform) -> AnyShapeStyle { make(size, transform) }

    public static var foreground: Shading { Shading(ForegroundStyle()) }
    public static var backdrop: Shading { Shading(BackgroundStyle()) }

    public static func color(_ color: Color) -> Shading { Shading(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

    /// The first of several; a path has no levels.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// A picture laid side by side, in its mean colour as `ImagePaint` is.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      Shading { size, transform in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient, startPoint: startPoint.applying(transform).unit(in: size),
            endPoint: endPoint.applying(transform).unit(in: size)))
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading { size, transform in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: center.applying(transform).unit(in: size), startRadius: startRadius,
            endRadius: endRadius))
      }
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = []
    ) -> Shading {
      Shading { size, transform in
        AnyShapeStyle(
          AngularGradient(
            gradient: gradient, center: center.applying(transform).unit(in: size), startAngle: angle,
            endAngle: angle + .degrees(360)))
      }
    }
  }

  /// How a gradient goes on beyond its ends; it keeps its last colour.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `repeat` = Self(rawValue: 1)
    public static let mirror = Self(rawValue: 2)
    public static let linearColor = Self(rawValue: 4)
  }

  /// Whether a clip shows what is inside of its path or outside; inside is drawn.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let inverse = Self(rawValue: 1)
  }

  /// A change to what is drawn that cells cannot show.
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter { Filter() }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter { Filter() }

    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let opaque = Self(rawValue: 1)
    public static let dithersResult = Self(rawValue: 2)
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let shadowAbove = Self(rawValue: 1)
    public static let shadowOnly = Self(rawValue: 2)
    public static let invertsAlpha = Self(rawValue: 4)
    public static let disablesGroup = Self(rawValue: 8)
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let linearColor = Self(rawValue: 1)
  }
}

extension CGPoint {
  /// The point in unit coordinates of a size.
  fileprivate func unit(in size: CGSize) -> UnitPoint {
    UnitPoint(x: size.width > 0 ? x / size.width : 0, y: size.height > 0 ? y / size.height : 0)
  }
}
