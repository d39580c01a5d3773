/// Choices for a parameter, in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// What stands above them.
  public var promptLabel: LocalizedStringResource?
  /// Whether they are sorted under their first letters.
  public var usesIndexedCollation: Bool
  public var sections: [IntentItemSection<Result>]

  /// All choices, one after another.
  public var items: [IntentItem<Result>] { sections.flatMap(\.items) }

  /// No choices.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

  /// Makes choices in sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Makes choices in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// Makes choices of values that show themselves.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      items: items.map { IntentItem($0) })
  }

  /// Makes choices in sections that stand one below another.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @_IntentItemBuilder<IntentItemSection<Result>> sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }
}

/// Choices under one title.
public struct IntentItemSection<Result: _IntentValue> {
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
  public var image: DisplayRepresentation.Image?
  public var items: [IntentItem<Result>]

  /// Makes a section.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }

  /// Makes a section of values that show themselves.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }

  /// Makes a section of choices that stand one below another.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @_IntentItemBuilder<IntentItem<Result>> itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
  }
}

/// One choice.
public struct IntentItem<Result: _IntentValue> {
  public var value: Result
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
  public var image: DisplayRepresentation.Image?

  /// Makes a choice that shows itself.
  public init(_ value: Result) {
    self.value = value
  }

  /// Makes a choice with a title.
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Puts choices, or their sections, into a list.
@resultBuilder
public enum _IntentItemBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap { $0 } }
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  public static func buildEither(first elements: [Element]) -> [Element] { elements }
  public static func buildEither(second elements: [Element]) -> [Element] { elements }
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }
}

/// What a provider of choices answers with.
public protocol ResultsCollection {
  associatedtype Result
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
}

extension DynamicOptionsProvider {
  public typealias ItemCollection<Value> = IntentItemCollection<Value> where Value: _IntentValue
  public typealias ItemSection<Value> = IntentItemSection<Value> where Value: _IntentValue
  public typealias Item<Value> = IntentItem<Value> where Value: _IntentValue
}
