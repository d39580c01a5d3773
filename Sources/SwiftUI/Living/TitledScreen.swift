import BoxLayout

/// The screen of a navigation stack of an app that runs: the title, and what was pushed last below it.
struct TitledScreen<Root: View>: PrimitiveView {
  let root: Root

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    guard let graph = lowering.graph else { return }
    let pushed = graph.current.value(-1) { KeptValue<[Slot]>([], graph.invalidation) }
    let outer = lowering.preferences[NavigationTitleKey.self]
    lowering.preferences[NavigationTitleKey.self] = nil
    let depth = pushed.value.count
    let content = lowering.single(
      StackContent(pushed: pushed.value.last) { view.root }
        .id(depth)
        .environment(\.navigationPush) { pushed.set(pushed.value + [$0]) }
        .frame(maxWidth: .infinity, maxHeight: .infinity))
    let title = lowering.preferences[NavigationTitleKey.self] ?? nil
    lowering.preferences[NavigationTitleKey.self] = outer
    let start = lowering.roots.count
    if depth > 0 {
      lowering.lower(
        Button {
          pushed.set(Array(pushed.value.dropLast()))
        } label: {
          Text(verbatim: "‹ Back").frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 16))
    }
    if let title {
      lowering.lower(
        title.font(.largeTitle).fontWeight(.bold)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16))
    }
    lowering.roots.append(content)
    lowering.gather(from: start) { $0.stack(.vertical, alignment: .center, spacing: 0, $1) }
  }
}

/// What was pushed last, or the root.
private struct StackContent<Root: View>: PrimitiveView {
  let pushed: Slot?
  @ViewBuilder let root: Root

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    if let pushed = view.pushed { pushed.lower(&lowering) } else { lowering.lower(view.root) }
  }
}

/// The row of a navigation link: a tap pushes what it leads to.
struct LinkRow<Label: View>: View {
  let label: Label
  /// `nil` where the link says a value alone.
  let destination: Slot?
  @Environment(\.navigationPush) private var push

  var body: some View {
    Button {
      if let destination { push?(destination) }
    } label: {
      HStack {
        label
        Spacer()
        Text(verbatim: "›").foregroundStyle(.secondary)
      }
    }
    .buttonStyle(.plain)
    .disabled(destination == nil || push == nil)
  }
}

/// The title that a view gives the screen it is on.
struct NavigationTitleKey: PreferenceKey {
  static let defaultValue: Text? = nil

  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension EnvironmentValues {
  /// Pushes a view over the screen; `nil` outside of a navigation stack.
  var navigationPush: (@MainActor (Slot) -> Void)? {
    get { self[NavigationPushKey.self] }
    set { self[NavigationPushKey.self] = newValue }
  }
}

private struct NavigationPushKey: EnvironmentKey {
  static var defaultValue: (@MainActor (Slot) -> Void)? { nil }
}
