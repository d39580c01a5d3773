/// What a label looks like.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label that a style puts into place.
public struct LabelStyleConfiguration {
  public struct Title: StylePart {
    let slot: Slot
  }

  public struct Icon: StylePart {
    let slot: Slot
  }

  public let title: Title
  public let icon: Icon
}

nonisolated extension View {
  /// Sets what labels in this view look like.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(S.self) { (configuration: LabelStyleConfiguration) in style.makeBody(configuration: configuration)
    }
  }
}

/// The standard style: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon and the title behind it.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title still names the control that the label belongs to.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    IconOnlyLabel(configuration: configuration)
  }
}

/// An icon that is called by its label's title.
private struct IconOnlyLabel: PrimitiveView {
  let configuration: LabelStyleConfiguration

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    if lowering.title != nil {
      // Lowered for its words only, in a tree of its own.
      var aside = _Lowering(metrics: lowering.metrics, environment: lowering.environment)
      let title = aside.collectTitle(view.configuration.title.slot.lower)
      lowering.title?.add(text: title)
    }
    lowering.lower(view.configuration.icon)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
