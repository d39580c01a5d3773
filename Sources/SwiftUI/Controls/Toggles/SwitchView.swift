import BoxLayout
import Cells

/// A switch: a capsule of four columns with its knob at one end.
struct SwitchView: PrimitiveView {
  let isOn: Bool
  let tint: Color?

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let environment = lowering.environment
    let isDark = environment.colorScheme == .dark
    let on =
      view.tint.map { Paint.colour($0.resolved(in: environment)) } ?? environment.fields.tint
      ?? .colour(SystemColour.green.resolved(dark: isDark))
    let shape = ShapeBox(
      .form(.capsule), paint: view.isOn ? on : .colour(SystemColour.fill(level: 0, dark: isDark)))
    var builder = TextBuilder()
    builder.append("●", style: TextStyle(paint: .colour(.white)))
    let knob = lowering.tree.text(builder)
    let track = lowering.tree.shape(shape)
    // 51 x 31 points on a device; here a knob and room for it to move, between the capsule's ends.
    let room = lowering.tree.frame(
      knob, width: 16, height: 16,
      alignment: BoxAlignment(horizontal: view.isOn ? .end : .start, vertical: .center))
    let padded = lowering.tree.padding(
      room, EdgeInsets(.horizontal, 8).insets(lowering.metrics))
    var box = lowering.tree.layer(padded, track, alignment: .center, isOver: false)
    if !environment.isEnabled { box = lowering.tree.opacity(box, 0.5) }
    lowering.roots.append(box)
    // That it is on or off is said of the control.
    lowering.note(.hidden, from: lowering.roots.count - 1)
  }
}
