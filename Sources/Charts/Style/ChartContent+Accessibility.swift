import SwiftUI

extension ChartContent {
  /// Accepted; a frame is read, not spoken.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }

  /// Accepted; a frame is read, not spoken.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { self }

  /// Accepted; a frame is read, not spoken.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }

  /// Accepted; a frame is read, not spoken.
  public func accessibilityValue(_ valueDescription: Text) -> some ChartContent { self }

  /// Accepted; a frame is read, not spoken.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }

  /// Accepted; a frame is read, not spoken.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }

  /// Accepted; a frame is read, not spoken.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }

  /// Accepted; a frame is read, not spoken.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}
