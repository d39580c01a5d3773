import BoxLayout
import UIKit

extension _Lowering {
  /// Lowers a picture of UIKit's that was made from data; an empty one is nothing.
  mutating func picture(_ image: Image, _ source: UIImage) {
    guard source.source != .empty else { return }
    let (width, height) = (Double(source.size.width), Double(source.size.height))
    if source.picture == nil {
      notices.append("A picture made from data is drawn as a box, for its bytes cannot be read.")
    }
    var box = box(
      for: image, label: "\(Int(width.rounded()))×\(Int(height.rounded()))", picture: source.picture,
      width: width, height: height, isTemplate: source.renderingMode == .alwaysTemplate)
    if let tint = source.tint, source.renderingMode != .alwaysTemplate {
      box.template = Color(uiColor: tint)._paint(in: environment)
    }
    roots.append(tree.picture(box))
  }
}
