import BoxLayout
import SwiftUI

/// A chart of marks: `Chart(readings) { LineMark(x: .value("Time", $0.date), y: .value("Level", $0.level)) }`.
///
/// It takes the room it is offered. Labels, legend and titles are shown where the plot keeps at least two
/// rows; below that there are only the marks.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    ChartReader(content: content)
  }
}

/// Gathers the marks, and lays the chart out when its size is known.
private struct ChartReader<Content: ChartContent>: View {
  @Environment(\.self) private var environment
  let content: Content

  var body: some View {
    var marks = _ChartMarks(functionDomain: environment.chart.x.numbers ?? -10...10)
    Content._collect(content, into: &marks)
    let model = ChartModel(marks.records, environment.chart)
    return GeometryReader { proxy in
      ChartLayout(model: model, configuration: environment.chart, size: proxy.size)
    }
  }
}
