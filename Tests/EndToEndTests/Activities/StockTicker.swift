// swift-format-ignore-file

import ActivityKit
import Charts
import SwiftUI
import WidgetKit

struct StockAttributes: ActivityAttributes {
  struct Quote: Codable, Hashable, Identifiable {
    var time: Date
    var price: Double
    var id: Date { time }
  }
  struct ContentState: Codable, Hashable {
    var quotes: [Quote]
    var previousClose: Double
  }
  var symbol: String
}

struct PriceChart: View {
  let state: StockAttributes.ContentState
  private var isUp: Bool { (state.quotes.last?.price ?? 0) >= state.previousClose }

  var body: some View {
    Chart {
      ForEach(state.quotes) { quote in
        LineMark(x: .value("Time", quote.time), y: .value("Price", quote.price))
          .interpolationMethod(.catmullRom)
        AreaMark(x: .value("Time", quote.time), yStart: .value("Low", domain.lowerBound), yEnd: .value("Price", quote.price))
          .foregroundStyle(.linearGradient(colors: [tint.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
      }
      RuleMark(y: .value("Close", state.previousClose))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [2]))
        .foregroundStyle(.secondary)
    }
    .foregroundStyle(tint)
    .chartXAxis(.hidden)
    .chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
    .chartYScale(domain: domain)
  }

  private var tint: Color { isUp ? .green : .red }
  private var domain: ClosedRange<Double> {
    let prices = state.quotes.map(\.price) + [state.previousClose]
    return (prices.min()! - 1)...(prices.max()! + 1)
  }
}

struct StockLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: StockAttributes.self) { context in
      HStack(spacing: 12) {
        price(context)
        PriceChart(state: context.state).frame(height: 80)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { price(context) }
        DynamicIslandExpandedRegion(.bottom) { PriceChart(state: context.state).frame(height: 64) }
      } compactLeading: {
        Text(context.attributes.symbol).bold()
      } compactTrailing: {
        change(context.state)
      } minimal: {
        change(context.state).font(.caption2)
      }
    }
  }

  private func price(_ context: ActivityViewContext<StockAttributes>) -> some View {
    VStack(alignment: .leading) {
      Text(context.attributes.symbol).font(.headline)
      Text(context.state.quotes.last?.price ?? .nan, format: .number.precision(.fractionLength(2))).font(.title3.monospacedDigit())
      change(context.state)
    }
  }

  private func change(_ state: StockAttributes.ContentState) -> Text {
    let ratio = (state.quotes.last?.price ?? state.previousClose) / state.previousClose - 1
    return Text(ratio, format: .percent.precision(.fractionLength(1)).sign(strategy: .always()))
      .foregroundColor(ratio < 0 ? .red : .green)
  }
}

extension StockAttributes.Quote {
  /// A price every five minutes.
  static var morning: [Self] {
    (0..<40).map { index in
      let minutes = Double(40 - index) * 5
      let wave = 3 * sin(Double(index) / 5)
      return Self(time: .now - minutes * 60, price: 100 + wave + Double(index) / 10)
    }
  }
}

#Preview("Up", as: .content, using: StockAttributes(symbol: "ISLT")) {
  StockLiveActivity()
} contentStates: {
  StockAttributes.ContentState(
    quotes: StockAttributes.Quote.morning,
    previousClose: 100)
}
