import CoreLocation
import SwiftUI

/// A balloon over a place; a widget may hold no map.
public struct Marker<Label: View>: PrimitiveMapContent {
  nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {}

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) {}
}

extension Marker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}

  nonisolated public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
}

/// A view over a place; a widget may hold no map.
public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// A line along places; a widget may hold no map.
public struct MapPolyline: PrimitiveMapContent {
  /// How a line runs from place to place.
  public enum ContourStyle: Hashable, Sendable {
    case straight, geodesic
  }

  nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
}

/// An area with corners; a widget may hold no map.
public struct MapPolygon: PrimitiveMapContent {
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// An area around a place; a widget may hold no map.
public struct MapCircle: PrimitiveMapContent {
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// Where one is; a widget may hold no map.
public struct UserAnnotation: PrimitiveMapContent {
  nonisolated public init() {}
}

extension MapContent {
  /// Accepted; a widget may hold no map.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }
  /// Accepted; a widget may hold no map.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    self
  }
  /// Accepted; a widget may hold no map.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
  /// Accepted; a widget may hold no map.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  /// Accepted; a widget may hold no map.
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Accepted; a widget may hold no map.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
}
