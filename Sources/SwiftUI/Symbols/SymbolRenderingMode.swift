/// How the layers of a symbol are coloured; see ``Image/symbolRenderingMode(_:)``.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let number: Int

  /// Everything in the first foreground style.
  public static let monochrome = SymbolRenderingMode(number: 0)
  /// In colours of its own, where the symbol has any.
  public static let multicolor = SymbolRenderingMode(number: 1)
  /// Layers in weaker and weaker degrees of the first foreground style.
  public static let hierarchical = SymbolRenderingMode(number: 2)
  /// Each layer in a foreground style.
  public static let palette = SymbolRenderingMode(number: 3)
}

/// How a variable value is shown; accepted, a cell shows it by its glyph or its strength.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let number: Int

  /// By the strength of layers.
  public static let color = SymbolVariableValueMode(number: 0)
  /// By how far lines are drawn.
  public static let draw = SymbolVariableValueMode(number: 1)
}

/// How a layer is coloured; accepted, a cell has one colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let number: Int

  /// In one colour.
  public static let flat = SymbolColorRenderingMode(number: 0)
  /// In a gradient of its colour.
  public static let gradient = SymbolColorRenderingMode(number: 1)
}

nonisolated extension View {
  /// Sets how the layers of symbols are coloured; `nil` leaves it to the symbol.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environmentChanged { $0.fields.symbolRenderingMode = mode }
  }

  /// Accepted; a cell shows a variable value by its glyph or its strength.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// Accepted; a cell has one colour.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}

extension EnvironmentValues {
  /// How the layers of symbols are coloured; `nil` leaves it to the symbol.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { fields.symbolRenderingMode }
    set { fields.symbolRenderingMode = newValue }
  }
}
