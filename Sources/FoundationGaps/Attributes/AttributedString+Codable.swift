import Foundation

/// An attributed string in an archive is a list in which texts and their attributes take turns; one without
/// attributes may be a plain string. Links and what Markdown says inside of a line are kept.
extension AttributedString: @retroactive Decodable, @retroactive Encodable {
  private struct Attributes: Codable {
    var link: URL?
    var intent: UInt?

    enum CodingKeys: String, CodingKey {
      case link = "NSLink"
      case intent = "NSInlinePresentationIntent"
    }
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      append(AttributedString(text))
      return
    }
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      var part = AttributedString(try list.decode(String.self))
      if !list.isAtEnd {
        let attributes = try list.decode(Attributes.self)
        part.link = attributes.link
        part.inlinePresentationIntent = attributes.intent.map(InlinePresentationIntent.init(rawValue:))
      }
      append(part)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for run in runs {
      try list.encode(String(self[run.range].characters))
      try list.encode(Attributes(link: run.link, intent: run.inlinePresentationIntent?.rawValue))
    }
  }
}
