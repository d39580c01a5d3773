/// Shows a view by itself.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "ViewPreview")

/// Shows a view by itself, with traits that say how.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "ViewPreview")

/// Lets a property wrapper such as `@State` stand in the closure of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")
