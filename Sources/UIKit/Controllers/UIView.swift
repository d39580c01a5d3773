import Foundation

/// A view of UIKit's. A widget may not hold one: it keeps what it is told and is not drawn.
@MainActor @preconcurrency
open class UIView: NSObject {
  open var frame: CGRect
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  public init(frame: CGRect) {
    self.frame = frame
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Accepted; nothing is laid out.
  open func setNeedsLayout() {}

  /// Accepted; nothing is laid out.
  open func layoutSubviews() {}
}
