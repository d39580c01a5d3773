import Foundation

extension AttributedString {
  /// The text of an object; its attributes are not kept, as there are no objects for fonts and colours here.
  public init(_ text: NSAttributedString) {
    self.init(text.string)
  }
}
