import Foundation
import UIKit

/// Stands for an app's delegate. No app runs here, so none is made.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  public var wrappedValue: DelegateType { fatalError("no app runs here, so it has no delegate") }
}
