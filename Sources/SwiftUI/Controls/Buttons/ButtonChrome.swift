import BoxLayout
import Cells

/// A button's label with what a built-in style puts around it.
struct ButtonChrome: PrimitiveView {
  enum Look {
    /// The label alone.
    case plain
    /// The label in the tint.
    case tinted
    /// A label on a pale surface; on the tint itself when it is prominent.
    case surface(isProminent: Bool)
  }

  let configuration: PrimitiveButtonStyleConfiguration
  let look: Look

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let start = lowering.roots.count
    let environment = lowering.environment
    let isDestructive = view.configuration.role == .destructive
    let isDark = environment.colorScheme == .dark
    let tint =
      isDestructive ? Paint.colour(SystemColour.red.resolved(dark: isDark)) : environment.tintPaint
    lowering.with({ view.colour(&$0, tint) }) { lowering in
      lowering.row(view.configuration.label.slot.lower)
    }
    if case .surface(let isProminent) = view.look {
      let pale =
        environment.fields.tint == nil && !isDestructive
        ? Paint.colour(SystemColour.fill(level: 2, dark: isDark)) : tint.opacity(isDark ? 0.25 : 0.15)
      let size = environment.fields.controlSize
      let padding = size.buttonPadding.insets(lowering.metrics)
      let shape = ShapeBox(
        .form(environment.fields.buttonBorderShape.form), paint: isProminent ? tint : pale)
      for index in start..<lowering.roots.count {
        let label = lowering.tree.padding(lowering.roots[index], padding)
        let surface = lowering.tree.shape(shape)
        lowering.roots[index] = lowering.tree.layer(label, surface, alignment: .center, isOver: false)
      }
    }
    if !environment.isEnabled {
      for index in start..<lowering.roots.count {
        lowering.roots[index] = lowering.tree.opacity(lowering.roots[index], 0.5)
      }
    }
  }

  /// The label's own colour, unless the surroundings have set one.
  private func colour(_ environment: inout EnvironmentValues, _ tint: Paint) {
    switch look {
    case .plain: return
    case .surface(isProminent: true): environment.fields.foreground.levels = [.colour(.white)]
    case .tinted, .surface(isProminent: false):
      guard environment.fields.foreground.levels.first.flatMap({ $0 }) == nil else { return }
      environment.fields.foreground.levels = [tint]
    }
  }
}
