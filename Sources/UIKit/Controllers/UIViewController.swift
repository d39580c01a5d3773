import Foundation

/// A screen of UIKit's. A widget may not hold one: it keeps what it is told and is not shown.
@MainActor @preconcurrency
open class UIViewController: NSObject {
  open var title: String?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  private var loadedView: UIView?

  public override init() {}

  public init(nibName: String?, bundle: Bundle?) {}

  /// The view of the screen; it is made when it is first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }

  open func viewDidLoad() {}

  /// Not called; nothing is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Not called; nothing is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Not called; nothing is shown.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Not called; nothing is shown.
  open func viewDidDisappear(_ animated: Bool) {}

  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }

  open func didMove(toParent parent: UIViewController?) {}

  /// Says at once that it is done; nothing is shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    completion?()
  }

  /// Says at once that it is done; nothing is shown.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    completion?()
  }
}
