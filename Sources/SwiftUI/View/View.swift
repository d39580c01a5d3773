/// A part of the user interface: a value that says what is seen.
///
/// Views made of others give a ``body``. How a view becomes boxes is a hidden requirement, so that the
/// way from view to box is a direct call and no search by type.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder
  var body: Body { get }

  /// Turns the view into boxes; views made of others take the default.
  static func _lower(_ view: Self, into lowering: inout _Lowering)
}

extension View {
  public static func _lower(_ view: Self, into lowering: inout _Lowering) { lowering.lowerBody(of: view) }
}

extension Never: View {
  public var body: Never { fatalError("Never has no value") }

  public static func _lower(_ view: Never, into lowering: inout _Lowering) {}
}

/// A view that lowers itself and has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body: it lowers itself to boxes") }
}
