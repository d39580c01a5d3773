/// Variants of a symbol that a view asks for, such as `.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var hasSlash = false

  /// No variant.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants().circle
  /// In a square.
  public static let square = SymbolVariants().square
  /// In a rectangle.
  public static let rectangle = SymbolVariants().rectangle
  /// Filled.
  public static let fill = SymbolVariants().fill
  /// Struck through.
  public static let slash = SymbolVariants().slash

  /// This variant in a circle, in place of another shape.
  public var circle: SymbolVariants { with(\.shape, .circle) }
  /// This variant in a square, in place of another shape.
  public var square: SymbolVariants { with(\.shape, .square) }
  /// This variant in a rectangle, in place of another shape.
  public var rectangle: SymbolVariants { with(\.shape, .rectangle) }
  /// This variant filled.
  public var fill: SymbolVariants { with(\.isFilled, true) }
  /// This variant struck through.
  public var slash: SymbolVariants { with(\.hasSlash, true) }

  /// Whether this variant has everything that another one has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.hasSlash || hasSlash)
  }

  private func with<Value>(_ part: WritableKeyPath<SymbolVariants, Value>, _ value: Value) -> Self {
    var result = self
    result[keyPath: part] = value
    return result
  }

  /// Adds what another variant has; its shape replaces this one's.
  mutating func formUnion(_ other: SymbolVariants) {
    shape = other.shape ?? shape
    isFilled = isFilled || other.isFilled
    hasSlash = hasSlash || other.hasSlash
  }

  /// The name of a symbol's variant: `slash`, the shape and `fill` follow the name in this order, as in
  /// `location.slash.circle.fill`, each once. A shape is not added to a name that has one.
  func applied(to name: String) -> String {
    guard self != .none else { return name }
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    let wasFilled = words.count > 1 && words.last == "fill"
    if wasFilled { words.removeLast() }
    let rest = words.dropFirst()
    let hasShape = rest.contains { SymbolWords.shapes.contains($0) }
    if hasSlash, !rest.contains("slash") {
      words.insert("slash", at: hasShape ? words.endIndex - 1 : words.endIndex)
    }
    if let shape, !hasShape { words.append(Substring(shape.rawValue)) }
    if wasFilled || (isFilled && !rest.contains("fill")) { words.append("fill") }
    return words.joined(separator: ".")
  }
}

nonisolated extension View {
  /// Draws the symbols of this view in a variant, together with those asked for further out.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environmentChanged { environment in
      if variant == .none {
        environment.fields.symbolVariants = .none
      } else {
        environment.fields.symbolVariants.formUnion(variant)
      }
    }
  }
}

extension EnvironmentValues {
  /// The variant that symbols are drawn in.
  public var symbolVariants: SymbolVariants {
    get { fields.symbolVariants }
    set { fields.symbolVariants = newValue }
  }
}
