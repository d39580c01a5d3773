// Modifiers of charts that are accepted and not drawn: none of them changes a cell.
import Charts
import SwiftUI

@MainActor private var bars: some View {
  Chart(0..<3, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 + 1)) }
}

private struct AcceptedOfCharts: View {
  @State private var x: Int?
  @State private var angle: Double?
  @State private var place = 0

  var body: some View {
    Probes {
      Probe("1", height: 96, bars) {
        $0
          .chartAngleSelection(value: $angle)
          .chartXSelection(value: $x)
          .chartYSelection(value: $x)
          .chartGesture { _ in DragGesture() }
          .chartScrollPosition(x: $place)
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 2)
          .chartYVisibleDomain(length: 2)
      }
      Probe("2", height: 96, bars) {
        $0
          .chartXAxisStyle { $0.background(.red) }
          .chartYAxisStyle { $0.background(.red) }
          .chartSymbolSizeScale(range: [10.0, 100.0])
          .chartForegroundStyleScale(type: .linear)
      }
    }
  }
}

#Preview("charts") { AcceptedOfCharts() }
