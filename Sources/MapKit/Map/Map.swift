import CoreLocation
import SwiftUI

/// A map; a widget may not hold one.
public struct Map<Content>: ProhibitedView {
  nonisolated private init() {}
}

extension Map where Content: MapContent {
  /// A map that begins with a position.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) {
    self.init()
  }

  /// A map whose position is bound.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) {
    self.init()
  }

  /// A map of what lies on it.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> Content
  ) {
    self.init()
  }
}

extension Map where Content == EmptyMapContent {
  /// A map that begins with a position.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all
  ) {
    self.init()
  }

  /// A map whose position is bound.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all
  ) {
    self.init()
  }

  /// A map of an area, in the older form.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) {
    self.init()
  }

  /// A map of an area with something over each of some places, in the older form.
  public init<Items: RandomAccessCollection, Mark>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Mark
  ) where Items.Element: Identifiable {
    self.init()
  }
}

/// How far the camera of a map may go.
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}

/// A pin over a place, in the older form; a widget may hold no map.
public struct MapMarker {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin over a place, in the older form; a widget may hold no map.
public struct MapPin {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view over a place, in the older form; a widget may hold no map.
public struct MapAnnotation<Content: View> {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

nonisolated extension View {
  /// Accepted; a widget may hold no map.
  public func mapStyle(_ mapStyle: MapStyle) -> some View { self }

  /// Accepted; a widget may hold no map.
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

  /// Accepted; a widget may hold no map.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
