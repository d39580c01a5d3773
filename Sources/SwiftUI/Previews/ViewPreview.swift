/// A preview of a view alone.
package struct ViewPreview: Preview.Content {
  package let traits: [PreviewTrait<Preview.ViewTraits>]
  /// Makes the view.
  package let view: @MainActor () -> any View

  package init(traits: [PreviewTrait<Preview.ViewTraits>], view: @escaping @MainActor () -> any View) {
    self.traits = traits
    self.view = view
  }
}
