import Cells
import Foundation

/// Kept in archives as its parts in the current traits: apps keep a colour of the user's choice so.
extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public convenience init?(coder: NSCoder) {
    func part(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    guard coder.containsValue(forKey: "UIAlpha") else { return nil }
    self.init(
      red: part("UIRed"), green: part("UIGreen"), blue: part("UIBlue"), alpha: part("UIAlpha"))
  }

  public func encode(with coder: NSCoder) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    for (key, part) in zip(["UIRed", "UIGreen", "UIBlue", "UIAlpha"], parts) {
      coder.encode(Double(part), forKey: key)
    }
  }
}
