import BoxLayout

/// What was drawn on a canvas, each thing over the one before in the whole room.
struct CanvasLayers: PrimitiveView {
  let layers: [AnyView]

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.container(of: ForEach(view.layers.indices, id: \.self) { view.layers[$0] }) {
      $0.depthStack(alignment: .topLeading, $1)
    }
  }
}
