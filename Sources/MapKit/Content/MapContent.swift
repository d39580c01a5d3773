import CoreLocation
import SwiftUI

/// What lies on a map. A widget may hold no map, so none of it is drawn.
@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent

  @MapContentBuilder var body: Body { get }
}

extension Never: MapContent {}

/// Builds what lies on a map.
@resultBuilder
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> some MapContent {
    EmptyMapContent()
  }

  public static func buildOptional<Content: MapContent>(_ content: Content?) -> some MapContent {
    EmptyMapContent()
  }

  public static func buildEither<Content: MapContent>(first: Content) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither<Content: MapContent>(second: Content) -> EmptyMapContent {
    EmptyMapContent()
  }

  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> some MapContent {
    EmptyMapContent()
  }
}

/// Nothing on a map.
public struct EmptyMapContent: PrimitiveMapContent {
  nonisolated public init() {}
}

/// What lies on a map by itself.
@MainActor @preconcurrency
protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never

  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: MapContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, content: content)
  }
}
