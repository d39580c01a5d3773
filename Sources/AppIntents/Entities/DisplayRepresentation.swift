import UIKit

/// How one value is shown to people.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture beside the title.
  public struct Image: Sendable, Hashable {
    /// The form that a picture is cut to.
    public enum DisplayStyle: Hashable, Sendable {
      case `default`, circular
    }

    private enum Source: Hashable, Sendable {
      case asset(String)
      case symbol(String)
      case data(Data)
      case url(URL)
    }

    private let source: Source

    /// A picture of the app.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .asset(name)
    }

    /// An SF Symbol.
    public init(systemName name: String, isTemplate: Bool? = nil) {
      source = .symbol(name)
    }

    /// An SF Symbol in a colour.
    public init(
      systemName name: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil
    ) {
      source = .symbol(name)
    }

    /// A picture of these bytes.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .data(data)
    }

    /// A picture that lies there.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .url(url)
    }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?

  /// Makes a representation of a title and, if there are, a subtitle and a picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Makes a representation that is found by other words too.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.init(title: title, subtitle: subtitle, image: image)
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}
