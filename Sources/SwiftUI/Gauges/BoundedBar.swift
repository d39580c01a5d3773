import BoxLayout

/// The bar of a gauge between the labels of its bounds.
struct BoundedBar: View {
  let form: ProgressBox.Form
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack {
      configuration.minimumValueLabel
      ProgressMeter(form: form, amount: .fraction(configuration.value), isFlexible: true, sideLength: 6)
      configuration.maximumValueLabel
    }
  }
}
