import Foundation

/// The name of a picture in an asset catalog; Xcode makes a constant for each.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// - Parameter bundle: Where the catalog lies; all catalogs of a project are one here.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}
