import BoxLayout
import Foundation

extension _Lowering {
  /// Lowers a button in the style in force and marks its region.
  @MainActor
  mutating func button(_ configuration: PrimitiveButtonStyleConfiguration) {
    control(configuration.kind, action: configuration.action) { lowering in
      // An app's buttons are their labels in the tint, where a presentation's have a border.
      let standard: ButtonChrome.Look = lowering.graph == nil ? .surface(isProminent: false) : .tinted
      lowering.lower(styled: configuration) { ButtonChrome(configuration: $0, look: standard) }
    }
  }

  /// Lowers what a control shows and marks its region.
  ///
  /// A style that shows the control by another one (a toggle as a button, say) leaves one region, the
  /// inner one: it then stands for what the control is.
  @MainActor
  mutating func control(
    _ kind: Control.Kind, action: @escaping @MainActor () -> Void,
    body: (inout _Lowering) -> Void
  ) {
    let (firstRoot, firstControl) = (roots.count, controls.count)
    let title = collectTitle(body)
    if controls.count > firstControl {
      if case .toggle = kind, controls.count == firstControl + 1 { controls[firstControl].kind = kind }
      return
    }
    let environment = environment
    let control = Control(kind: kind, title: title, isEnabled: environment.isEnabled) {
      let saved = EnvironmentValues.current
      EnvironmentValues.current = environment
      action()
      EnvironmentValues.current = saved
    }
    let number = add(control)
    if roots.count - firstRoot > 1 {
      gather(from: firstRoot) { $0.depthStack(alignment: .center, $1) }
    }
    if roots.count > firstRoot { roots[firstRoot] = tree.region(roots[firstRoot], number) }
  }
}
