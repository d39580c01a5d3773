import Foundation

/// A view of UIKit; a widget may not hold it, and nothing here makes one.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType
  associatedtype Coordinator = Void

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator

  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body: the prohibited mark stands for it") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.lower(ProhibitedMark(name: "\(Self.self)"))
  }
}

/// What a view of UIKit's is told when it is made.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What keeps the view and the rest of the app together.
  public let coordinator: Representable.Coordinator
  /// The values that hold at the view.
  public let environment: EnvironmentValues
}

/// A view controller of UIKit; a widget may not hold it, and nothing here makes one.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator

  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body: the prohibited mark stands for it") }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.lower(ProhibitedMark(name: "\(Self.self)"))
  }
}

/// What a view controller of UIKit's is told when it is made.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What keeps the view controller and the rest of the app together.
  public let coordinator: Representable.Coordinator
  /// The values that hold at the view.
  public let environment: EnvironmentValues
}
