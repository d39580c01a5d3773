import Cells
import Foundation

/// What modifiers set for controls and text around a view.
extension EnvironmentValues {
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }

  public var labelsVisibility: Visibility { fields.labelsHidden ? .hidden : .automatic }

  /// The background style in force.
  public var backgroundStyle: AnyShapeStyle? {
    get { fields.backgroundStyle.map { AnyShapeStyle(GivenPaint(paint: $0)) } }
    set { fields.backgroundStyle = newValue?._paint(in: self) }
  }

  /// How much what lies behind a view stands out.
  public var backgroundProminence: BackgroundProminence { .standard }

  public var backgroundMaterial: Material? { nil }

  public var headerProminence: Prominence { .standard }

  /// Accepted; cells cannot be tightened.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// Accepted; a presentation holds no text fields.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Accepted; a presentation holds no lists.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The older name of the text size.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(fields.dynamicTypeSize) }
    set { fields.dynamicTypeSize = newValue.typeSize }
  }

  /// Whether text should be bolder than it says; nobody has asked for it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

private struct AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DefaultMinListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

private struct LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

/// How bold text is by a person's choice.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// How much what lies behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let number: Int

  public static let standard = BackgroundProminence(number: 0)
  public static let increased = BackgroundProminence(number: 1)
}

/// A paint that is known already.
private struct GivenPaint: ShapeStyle {
  let paint: Paint

  func _paint(in environment: EnvironmentValues) -> Paint { paint }
}
