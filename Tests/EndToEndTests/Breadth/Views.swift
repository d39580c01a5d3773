// Views, shapes and styles by their types, as far as the other sources leave them out.
import Charts
import SwiftUI

private struct Folder: Identifiable {
  let id: String
  var parts: [Folder]?
}

private struct Equal: View, Equatable {
  let text: String

  var body: some View { Text(text) }
}

private func erased(_ value: some View) -> AnyView { AnyView(value) }

//= equal
//= top
//= a b
//= phase first
//= at 1
//= Share
//= pair
#Preview("views") {
  VStack(alignment: .leading) {
    EquatableView(content: Equal(text: "equal"))
    OutlineGroup([Folder(id: "top", parts: [Folder(id: "below")])], children: \.parts) { Text($0.id) }
    LazyHGrid(rows: [GridItem(.fixed(16))]) {
      Text("a"); Text("b")
    }.fixedSize()
    LazyVStack(alignment: .leading) { PhaseAnimator(["first", "second"]) { Text("phase \($0)") } }.fixedSize()
    KeyframeAnimator(initialValue: 1.0) {
      Text("at \(Int($0))")
    } keyframes: { _ in
      KeyframeTrack { CubicKeyframe(2.0, duration: 1) }
    }
    ShareLink("Share", item: URL(string: "https://example.com")!)
    TupleView(Text("pair"), Text("of"))
  }
}

private struct Loud: ViewModifier {
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content; Text("!")
    }
  }
}

//= modified!
//= A
//= B
//= C
//= D
//= E
//= F
//= G
//= H
#Preview("styles by type") {
  VStack(alignment: .leading, spacing: 0) {
    ModifiedContent(content: Text("modified"), modifier: Loud())
    Text("A").foregroundStyle(ForegroundStyle())
    Text("B").foregroundStyle(TintShapeStyle())
    Text("C").background(FillShapeStyle())
    Text("D").background(SeparatorShapeStyle())
    Text("E").foregroundStyle(PlaceholderTextShapeStyle())
    Text("F").foregroundStyle(LinkShapeStyle())
    Text("G").background(WindowBackgroundShapeStyle())
    Text("H").foregroundStyle(SelectionShapeStyle())
    Rectangle().fill(ImagePaint(image: Image("Missing"))).frame(height: 16)
    Rectangle().fill(AnyGradient(Gradient(colors: [.red, .blue]))).frame(height: 16)
  }
}

//= ┌────────┐
//= ┌────────┐
//= [] ┌──┐ ┌──┐
#Preview("shapes by type") {
  VStack(alignment: .leading) {
    AnyShape(Rectangle()).fill(.white).frame(width: 80, height: 32)
    ConcentricRectangle().fill(.white).frame(width: 80, height: 32)
    bordered(Rectangle())
  }
}

private func bordered(_ shape: some InsettableShape) -> some View {
  let filled: FillShapeView = shape.fill(.red)
  let stroked: StrokeShapeView = shape.stroke(.red, lineWidth: 1)
  let inner: StrokeBorderShapeView = shape.strokeBorder(.red, lineWidth: 1)
  return HStack {
    filled.frame(width: 16, height: 16)
    stroked.frame(width: 32, height: 32)
    inner.frame(width: 32, height: 32)
  }
}

//= Marks
//= ██
//= ⣿⣿
//= both
#Preview("marks by type") {
  VStack(alignment: .leading) {
    Text("Marks")
    Chart {
      Plot { RectangleMark(x: .value("x", 1), y: .value("y", 2)) }
      AnyChartContent(BarMark(x: .value("x", 2), y: .value("y", 3)))
      PointMark(x: .value("x", 3), y: .value("y", 1)).symbol(AnyChartSymbolShape(.square))
    }
    .chartXAxis {
      AnyAxisContent(AxisMarks { _ in AnyAxisMark(AxisValueLabel()) })
    }
    .frame(height: 80)
    Chart { SectorMark(angle: .value("share", 3)) }.frame(width: 64, height: 48)
    Text("both")
  }
}

//= turned
//= No Results for “tea”
//= 2: a b
//= #FF0000FF
//= Cancel
#Preview("newer views") {
  VStack(alignment: .leading) {
    HStack {
      RotatedShape(shape: Rectangle(), angle: .degrees(90)).fill(.red).frame(width: 32, height: 16)
      ScaledShape(shape: Circle(), scale: CGSize(width: 0.5, height: 0.5)).fill(.red).frame(
        width: 32, height: 32)
      OffsetShape(shape: Circle(), offset: CGSize(width: 8, height: 0)).fill(.red).frame(
        width: 32, height: 32)
      TransformedShape(shape: Circle(), transform: .identity).fill(.red).frame(width: 32, height: 32)
      Text("turned")
    }
    ContentUnavailableView.search(text: "tea").fixedSize(horizontal: false, vertical: true)
    Group(subviews: pair) { parts in
      HStack {
        Text("\(parts.count):")
        ForEach(parts) { $0.padding(0) }
      }
    }
    Text(Color(red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues()).description)
    Button(role: .cancel) {}
  }
}

@MainActor @ViewBuilder private var pair: some View {
  Text("a")
  Text("b")
}
