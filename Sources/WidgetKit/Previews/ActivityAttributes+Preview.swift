import ActivityKit
import SwiftUI

extension ActivityAttributes {
  /// Shows an activity with these attributes in a `PreviewProvider`.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    ActivityPreviewView(
      preview: ActivityPreview(viewKind: viewKind, attributes: self, isStale: isStale) { [contentState] })
  }
}

/// Stands for an activity among the views of a `PreviewProvider`. Lowered, it tells of the preview; what
/// it shows is drawn by the phone.
struct ActivityPreviewView: PrimitiveView {
  let preview: ActivityPreview

  static func _lower(_ view: ActivityPreviewView, into lowering: inout _Lowering) {
    let environment = lowering.environment
    environment.previewSink?.add(view.preview, name: environment.previewName)
  }
}
