/// How a control looks under a style: the body that the style makes for a configuration, lowered.
struct StyleBody<Configuration> {
  let lower: @MainActor (Configuration, inout _Lowering) -> Void
}

extension EnvironmentValues {
  /// The style in force for controls with a configuration of this type; `nil` is the standard one.
  subscript<Configuration>(styleFor type: Configuration.Type) -> StyleBody<Configuration>? {
    get { fields.styles[ObjectIdentifier(type)] as? StyleBody<Configuration> }
    set { fields.styles[ObjectIdentifier(type)] = newValue }
  }
}

/// A part of a control that a style puts into place.
@MainActor @preconcurrency
protocol StylePart: PrimitiveView {
  var slot: Slot { get }
}

extension StylePart {
  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    view.slot.lower(&lowering)
  }
}

extension _Lowering {
  /// Lowers a control in the style in force, or in its standard one.
  @MainActor
  mutating func lower<Configuration, Body: View>(
    styled configuration: Configuration, standard: @MainActor (Configuration) -> Body
  ) {
    if let style = environment[styleFor: Configuration.self] {
      style.lower(configuration, &self)
    } else {
      lower(standard(configuration))
    }
  }
}

nonisolated extension View {
  /// Sets a style; inside of its body the style that held before is in force again, so that a style
  /// may be made of the control it styles.
  ///
  /// - Parameter style: What an inspector calls it.
  func styled<Configuration, Body: View, Style>(
    _ style: Style.Type, _ makeBody: @escaping @MainActor (Configuration) -> Body,
    name: ModifierName = #function
  ) -> ModifiedView<Self> {
    modified(named: name) { lowering, content in
      lowering.recordCall([CallWords.type(style)])
      lowering.with({ environment in
        let outer = environment[styleFor: Configuration.self]
        environment[styleFor: Configuration.self] = StyleBody { configuration, lowering in
          lowering.with({ $0[styleFor: Configuration.self] = outer }) {
            $0.makeEnvironmentCurrent()
            $0.lower(makeBody(configuration))
          }
        }
      }) { $0.lower(content) }
    }
  }
}
