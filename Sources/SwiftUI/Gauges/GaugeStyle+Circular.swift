/// An open dial with a mark at the value: the current value in the middle, the bounds or the label in
/// the gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let bounds = [configuration.minimumValueLabel?.slot, configuration.maximumValueLabel?.slot]
      .compactMap { $0 }
    Ring(
      form: .ringMarker(lineWidth: 5), amount: .fraction(configuration.value), sideLength: 50,
      middle: [configuration.currentValueLabel?.slot].compactMap { $0 },
      bottom: bounds.isEmpty ? [configuration.label.slot] : bounds)
  }
}

/// A closed ring that fills, the current value in its middle, else the label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Ring(
      form: .ring(lineWidth: 5, isOpen: false), amount: .fraction(configuration.value), sideLength: 50,
      middle: [configuration.currentValueLabel?.slot ?? configuration.label.slot])
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
