/// Makes a variable in an extension of `EnvironmentValues`, `ContainerValues`, `Transaction` or `FocusedValues` a
/// value of its own, with a key.
///
///     extension EnvironmentValues {
///       @Entry var accent = Color.blue
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")
