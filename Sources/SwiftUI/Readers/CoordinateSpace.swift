import Foundation

/// What coordinates are measured from.
public enum CoordinateSpace: Hashable {
  /// The corner of the presentation.
  case global
  /// The corner of the view itself.
  case local
  /// The corner of a view that a name was given to.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A coordinate space as a value of its own type.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the presentation.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view that a name was given to.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

nonisolated extension View {
  /// Gives the coordinates of this view a name for the views in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified { lowering, content in
      let space = lowering.tree.addSpace()
      lowering.with({ $0.fields.coordinateSpaces[name.name] = space }) {
        $0.wrap(content) { $0.space($1, space) }
      }
    }
  }

  /// Gives the coordinates of this view a name for the views in it; the older form.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}
