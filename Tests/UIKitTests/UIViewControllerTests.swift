import Testing
import UIKit

@MainActor
@Suite struct UIViewControllerTests {
  private final class Screen: UIViewController {
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }
  }

  @Test func viewIsMadeOnce() {
    let screen = Screen()
    #expect(!screen.isViewLoaded && screen.loads == 0)
    screen.view.backgroundColor = .red
    #expect(screen.view.backgroundColor == .red && screen.loads == 1)
    #expect(screen.view.bounds == UIScreen.main.bounds)
  }

  @Test func viewsKnowTheirParent() {
    let (outer, other, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    other.addSubview(inner)
    #expect(outer.subviews.isEmpty && other.subviews == [inner] && inner.superview === other)
  }
}
