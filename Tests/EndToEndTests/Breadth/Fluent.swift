// What the tables list once or twice, and what a person fluent in SwiftUI tries next.
import SwiftUI
import WidgetKit

struct Ring: View {
  var progress: Double

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.3), lineWidth: 6)
      Circle().trim(from: 0, to: progress).stroke(.green, style: .init(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text(progress, format: .percent.precision(.fractionLength(0)))
        .contentTransition(.numericText(countsDown: true)).contentTransition(.identity)
    }
    .frame(width: 96, height: 96)
    .animation(.easeInOut, value: progress)
  }
}

//= 40%
//= 9:41
//= above
//= glass
//= id
#Preview("rings, timelines, glass") {
  VStack {
    Ring(progress: 0.4)
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date.formatted(.dateTime.hour(.defaultDigits(amPM: .omitted)).minute()))
    }
    TimelineView(.everyMinute) { _ in Text("above") }
    GlassEffectContainer(spacing: 8) { Text("glass").padding(4).glassEffect(.regular, in: .capsule) }
    Text("id").id("id").transition(.opacity).transition(.push(from: .bottom)).tag(3)
      .accessibilityLabel(Text("label")).accessibilityAddTraits(.isHeader).accessibilityHint("hint")
      .accessibilityElement(children: .combine).accessibilityAction {}.accessibilitySortPriority(1)
  }
}

//= a  1
//= bb 22
//= 1 2
//= 3 4
//= row row
//= 5   6
#Preview("grids") {
  VStack(alignment: .leading) {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        Text("a"); Text("1")
      }
      GridRow {
        Text("bb"); Text("22")
      }
    }
    LazyVGrid(columns: [GridItem(.fixed(16), spacing: 0), GridItem(.fixed(16))], spacing: 0) {
      ForEach(1..<5) { Text("\($0)") }
    }
    .fixedSize()
    LazyHStack {
      Text("row"); Text("row")
    }.fixedSize()
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2)) { ForEach(5..<7) { Text("\($0)") } }
      .frame(width: 48)
  }
}

//= Nothing here
//= Try again
//= Name                                         Mina
//= Value                                     Value 3
//= x
//= y
#Preview("content views") {
  VStack(alignment: .leading) {
    ContentUnavailableView("Nothing here", systemImage: "tray", description: Text("Try again"))
    LabeledContent("Name", value: "Mina").labelStyle(.iconOnly)
    LabeledContent("Value") { Text("Value 3") }
    let layout = AnyLayout(VStackLayout(alignment: .leading))
    layout {
      Text("x")
      Text("y")
    }
  }
}

struct Item: Identifiable {
  let id = UUID()
  var name: String
  var isDone = false
}

struct List3: View {
  let items = [Item(name: "Milk"), Item(name: "Tea", isDone: true)]
  var total: Decimal = 12.5

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(items) { item in
        Label(item.name, systemImage: item.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(item.isDone ? AnyShapeStyle(.green) : AnyShapeStyle(.tint))
          .strikethrough(item.isDone)
          .listRowInsets(EdgeInsets())
      }
      ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in
        if index > 0 { Divider() }
        Text("\(index + 1). \(item.name)")
      }
      Text(total, format: .currency(code: "EUR"))
      Text(items.map(\.name), format: .list(type: .and))
      Text("\(3, specifier: "%02d")/\(4.256, specifier: "%.1f")")
      Text("Placeholder").redacted(reason: .placeholder)
      Text("Hidden").hidden()
      Text("Private").privacySensitive().unredacted()
    }
  }
}

//= Milk
//= Tea
//= 1. Milk
//= 2. Tea
//= €12.50
//= Milk and Tea
//= 03/4.3
//= ▄▄▄▄▄▄▄▄▄▄▄
//= Private
#Preview("lists and formats", traits: .sizeThatFitsLayout) { List3() }

struct Badge<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View {
    content()
      .padding(.horizontal, 8)
      .background { Capsule().fill(.quaternary) }
      .overlay { Capsule().strokeBorder(.secondary, lineWidth: 1) }
      .containerShape(Capsule())
      .compositingGroup()
      .blendMode(.normal)
      .saturation(0.5).brightness(0.1).contrast(1).hueRotation(.degrees(10)).grayscale(0.1).colorMultiply(
        .white
      )
      .luminanceToAlpha().rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0))
      .drawingGroup().geometryGroup().allowsHitTesting(false).contentShape(Rectangle())
      .ignoresSafeArea().safeAreaInset(edge: .bottom) { EmptyView() }.safeAreaPadding(.horizontal, 0)
  }
}

//= (Badge)
//= two
//= case b
//= maybe
#Preview("generic and conditional") {
  VStack {
    Badge { Text("Badge") }
    choice(.b)
    if let text = Optional("maybe"), !text.isEmpty { Text(text) }
  }
}

private enum Choice { case a, b }

@ViewBuilder private func choice(_ choice: Choice) -> some View {
  switch choice {
  case .a: Text("case a")
  case .b:
    Text("two")
    Text("case b")
  }
}

struct Wave: Shape {
  var phase: Double

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
        path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 8 + phase) * rect.height / 2))
      }
    }
    .applying(CGAffineTransform(translationX: 0, y: 0))
  }
}

struct TwoLines: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading, proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

//= first line
//= second
//= wave
#Preview("layouts and shapes of one's own") {
  VStack(alignment: .leading) {
    TwoLines {
      Text("first line")
      Text("second")
    }
    Wave(phase: 0).stroke(.blue, lineWidth: 2).frame(width: 96, height: 32)
    Text("wave")
      .foregroundStyle(EllipticalGradient(colors: [.red, .blue]))
      .background(
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .blue, .green, .yellow])
      )
      .symbolEffect(.pulse).symbolEffect(.bounce, value: 1)
      .onGeometryChange(for: CGSize.self, of: \.size) { _ in }
      .visualEffect { content, _ in content.opacity(1) }
      .scrollTargetLayout()
      .sensoryFeedback(.success, trigger: 1)
      .badge(3)
      .statusBarHidden()
      .navigationTitle("Title")
  }
}
