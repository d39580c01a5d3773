/// What gauges look like.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge shows, for a style to put into place.
public struct GaugeStyleConfiguration {
  public struct Label: StylePart {
    let slot: Slot
  }

  public struct CurrentValueLabel: StylePart {
    let slot: Slot
  }

  public struct MinimumValueLabel: StylePart {
    let slot: Slot
  }

  public struct MaximumValueLabel: StylePart {
    let slot: Slot
  }

  public struct MarkedValueLabel: StylePart {
    let slot: Slot
  }

  /// From 0 to 1, whatever the bounds were.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  /// Labels of single values; the system's styles here leave them out.
  public var markedValueLabels: MarkedValueLabel?
}

nonisolated extension View {
  /// Sets what gauges in this view look like.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(S.self) { (configuration: GaugeStyleConfiguration) in style.makeBody(configuration: configuration)
    }
  }
}
