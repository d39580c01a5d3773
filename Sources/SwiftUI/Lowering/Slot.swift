/// A part of a control that its style puts into place: what was lowered when the control was made.
struct Slot {
  let lower: @MainActor (inout _Lowering) -> Void

  init(_ lower: @escaping @MainActor (inout _Lowering) -> Void) {
    self.lower = lower
  }

  init<V: View>(_ view: V) {
    lower = { $0.lower(view) }
  }
}

extension _Lowering {
  /// Lowers something and puts what it leaves side by side, as the label of a button is.
  @MainActor
  mutating func row(_ lower: (inout _Lowering) -> Void) {
    let start = roots.count
    lower(&self)
    if roots.count - start > 1 {
      gather(from: start) { $0.stack(.horizontal, alignment: .center, spacing: nil, $1) }
    }
  }
}

/// A part of a control by itself.
struct SlotView: StylePart {
  let slot: Slot
}
