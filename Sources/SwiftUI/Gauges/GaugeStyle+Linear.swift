/// The standard style: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills, its bounds at its ends, the label above it and the current value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      BoundedBar(form: .bar(thickness: 6), configuration: configuration)
      configuration.currentValueLabel
    }
  }
}

/// A bar that fills, with the label above it and the current value below, both from the leading edge.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      BoundedBar(form: .bar(thickness: 6), configuration: configuration)
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// A bar with a mark at the value, its bounds at its ends; without bounds the label stands before it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
        configuration.label
      }
      BoundedBar(form: .marker(thickness: 6), configuration: configuration)
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
