// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct PrintJobAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var layer: Int
    var layers: Int
    var nozzle: Double
    var bed: Double
    var eta: Date?
    var error: String?
  }
  var file: String
  var printer: String
}

@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  private let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

@Observable
final class PrintModel {
  var state: PrintJobAttributes.ContentState
  @ObservationIgnored private lazy var formatter: MeasurementFormatter = {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    return formatter
  }()
  init(_ state: PrintJobAttributes.ContentState) { self.state = state }

  func temperature(_ value: Double) -> String { formatter.string(from: Measurement(value: value, unit: UnitTemperature.celsius)) }
  var progress: Double { Double(state.layer) / Double(max(state.layers, 1)) }
}

struct SegmentedGauge: GaugeStyle {
  var segments = 12

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      HStack(spacing: 1) {
        ForEach(0..<segments, id: \.self) { index in
          Rectangle()
            .fill(Double(index) / Double(segments) < configuration.value ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(height: 8)
        }
      }
      HStack {
        configuration.minimumValueLabel
        Spacer()
        configuration.currentValueLabel
        Spacer()
        configuration.maximumValueLabel
      }
      .font(.caption2)
    }
  }
}

struct PrintJobView: View {
  @State private var model: PrintModel
  let attributes: PrintJobAttributes

  init(context: ActivityViewContext<PrintJobAttributes>) {
    _model = State(initialValue: PrintModel(context.state))
    attributes = context.attributes
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      LabeledContent(attributes.file, value: attributes.printer)
        .font(.headline)
      if let error = model.state.error {
        Label(error, systemImage: "exclamationmark.octagon.fill")
          .symbolVariant(.fill)
          .foregroundStyle(.red)
          .frame(maxWidth: .infinity, minHeight: 40)
          .background(.red.opacity(0.2), in: .rect(cornerRadius: 8))
      } else {
        Gauge(value: model.progress) {
          Text("Layers")
        } currentValueLabel: {
          Text("\(model.state.layer)/\(model.state.layers)")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text(model.state.layers, format: .number)
        }
        .gaugeStyle(SegmentedGauge(segments: 16))
        HStack(spacing: 16) {
          Label(model.temperature(model.state.nozzle), systemImage: "thermometer.high").foregroundStyle(.orange)
          Label(model.temperature(model.state.bed), systemImage: "bed.double.fill").foregroundStyle(.yellow)
          Spacer()
          if let eta = model.state.eta {
            Text(.currentDate, format: .reference(to: eta))
          }
        }
        .font(.footnote)
      }
    }
    .padding()
  }
}

struct PrintJobLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PrintJobAttributes.self) { context in
      PrintJobView(context: context).tint(.teal)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { PrintJobView(context: context).tint(.teal) }
      } compactLeading: {
        Image(systemName: "printer.fill")
      } compactTrailing: {
        Text(verbatim: "\(100 * context.state.layer / max(context.state.layers, 1))%")
      } minimal: {
        Image(systemName: context.state.error == nil ? "printer" : "exclamationmark.triangle")
      }
    }
  }
}

#Preview("Print", as: .content, using: PrintJobAttributes(file: "benchy.gcode", printer: "MK4")) {
  PrintJobLiveActivity()
} contentStates: {
  PrintJobAttributes.ContentState(layer: 87, layers: 240, nozzle: 214.6, bed: 60, eta: .now + 3900, error: nil)
  PrintJobAttributes.ContentState(layer: 88, layers: 240, nozzle: 31, bed: 28, eta: nil, error: "Filament ran out")
}
