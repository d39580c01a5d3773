/// Where a `#Preview` stands. What the macro writes calls `preview` on it, of which there is one for each
/// form of the macro, with the same labels.
@MainActor
public struct _PreviewSite {
  private let collector: UInt
  private let fileID: String
  private let line: Int

  public init(_ collector: UInt, fileID: String, line: Int) {
    self.collector = collector
    self.fileID = fileID
    self.line = line
  }

  /// Hands a preview to whoever called the record.
  package func add(_ content: any Preview.Content, name: String?) {
    PreviewCollector.with(token: collector)?
      .add(Preview(name: name, fileID: fileID, line: line, content: content))
  }

  public func preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    add(ViewPreview(traits: [], view: body), name: name)
  }

  public func preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    add(ViewPreview(traits: [traits] + additionalTraits, view: body), name: name)
  }
}
