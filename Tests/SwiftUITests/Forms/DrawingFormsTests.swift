import SwiftUI
import Testing

/// The ways that apps write shapes, paints, modifiers, progress views and gauges in; that they compile is
/// the test.
@MainActor @Suite struct DrawingFormsTests {
  @Test func everyFormIsLowered() {
    let page = Page(progress: 0.4, end: .now + 60).modifier(Plain())
    #expect(size(page, width: 60, height: 200).width > 0)
    #expect(draw(Pair(a: 1, b: 2), width: 4, height: 2) == "┌──┐\n└──┘")
  }
}

private struct Wave: Shape {
  var progress: CGFloat
  var amp: Double = 3
  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 4) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 10) * amp))
    }
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: 5, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: true)
    path.closeSubpath()
    return path
  }
}
private struct Pair: Shape {
  var a: Double, b: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(a, b) }
    set { a = newValue.first; b = newValue.second }
  }
  func path(in rect: CGRect) -> Path { Path { p in p.addRect(rect) } }
}
private struct Arc: InsettableShape {
  var insetAmount = 0.0
  func path(in rect: CGRect) -> Path {
    let p = Path(roundedRect: rect, cornerRadius: 4)
    return p.strokedPath(.init(lineWidth: 2, lineCap: .round, dash: [2, 3]))
  }
  func inset(by amount: CGFloat) -> Arc { var a = self; a.insetAmount += amount; return a }
}
private struct RingStyle: ProgressViewStyle {
  var color: Color = .green
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return ZStack {
      Circle().stroke(color.opacity(0.3), lineWidth: 6)
      Circle()
        .trim(from: 0, to: CGFloat(fraction))
        .stroke(color, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(Angle(degrees: -90))
      configuration.currentValueLabel
      configuration.label?.font(.caption)
    }
  }
}
private struct MyGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { geo in
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 4).foregroundStyle(Color.gray.opacity(0.2))
        RoundedRectangle(cornerRadius: 4).frame(width: geo.size.width * configuration.value)
          .foregroundColor(.blue)
      }
    }
  }
}
private extension ProgressViewStyle where Self == RingStyle { static var ring: RingStyle { .init() } }

private func helper() -> some View { Circle().fill(Color.red).stroke(.white, lineWidth: 1) }
private let gradient = Gradient(colors: [.red, .blue])
private let lg = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)

private struct Page: View {
  let progress: Double
  let end: Date
  @Namespace private var ns
  @State private var on = false
  var body: some View {
    VStack {
      Group {
        ZStack {
          Circle().fill(.blue.gradient)
          Circle().stroke(lineWidth: 4).opacity(0.2).foregroundColor(.red)
          Circle().trim(from: 0.0, to: CGFloat(min(progress, 1.0)))
            .stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
            .foregroundColor(.red)
            .rotationEffect(.degrees(270))
            .animation(.linear, value: progress)
          Capsule(style: .continuous).strokeBorder(.white.opacity(0.3), lineWidth: 1)
          RoundedRectangle(cornerRadius: 10, style: .continuous).fill(Color(red: 1, green: 0, blue: 0))
            .shadow(color: .black, radius: 3, x: 0, y: 1)
          RoundedRectangle(cornerSize: CGSize(width: 3, height: 3)).stroke()
          UnevenRoundedRectangle(topLeadingRadius: 8).fill(.ultraThinMaterial)
          ContainerRelativeShape().inset(by: 4).fill(Color.red)
          Rectangle().fill(
            LinearGradient(colors: [.clear, .black.opacity(0.8)], startPoint: .top, endPoint: .bottom))
          Wave(progress: 0.4).stroke(Color.blue, lineWidth: 2)
          Wave(progress: 0.4).fill(lg)
          Arc().strokeBorder(AngularGradient(gradient: gradient, center: .center), lineWidth: 3)
          AnyShape(progress > 0.5 ? AnyShape(Circle()) : AnyShape(.rect(cornerRadius: 3)))
          Circle().rotation(.degrees(3)).fill(.orange)
          Circle().scale(0.5).fill(.orange)
          Path { path in
            path.move(to: .zero); path.addLine(to: CGPoint(x: 1, y: 1))
          }.stroke(.red, lineWidth: 2)
          LinearGradient(
            gradient: Gradient(stops: [
              .init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1),
            ]), startPoint: .leading, endPoint: .trailing)
          Circle().fill(.red).frame(width: 10, height: 10).overlay(Circle().stroke(Color.white, lineWidth: 2))
        }
        ProgressView(value: progress)
        ProgressView(value: progress, total: 1).tint(.red).progressViewStyle(
          LinearProgressViewStyle(tint: .orange))
        ProgressView(value: 3, total: 10.0) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }.progressViewStyle(.ring)
        ProgressView(timerInterval: Date.now...end, countsDown: false) {
          Text("x")
        } currentValueLabel: {
          EmptyView()
        }.progressViewStyle(.circular)
        ProgressView(
          timerInterval: Date()...end, countsDown: true, label: { EmptyView() },
          currentValueLabel: { EmptyView() })
        ProgressView("Loading…", value: 20, total: 100)
        ProgressView("Loading…")
        ProgressView { Text("x") }
        ProgressView(timerInterval: Date()...end)
      }
      Group {
        Gauge(value: 3, in: 0...10) {
          Text("x")
        } currentValueLabel: {
          Text("3")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
        Gauge(value: Float(0.3)) { Image(systemName: "heart") }.gaugeStyle(MyGauge())
        Gauge(value: progress, in: 0...1, label: { Text("") }).gaugeStyle(.accessoryLinearCapacity)
      }
      Text("x").background(Color.red).background(.regularMaterial, in: RoundedRectangle(cornerRadius: 4))
        .background(Capsule().fill(Color.red)).background(.red)
        .background { Color.red }.background(alignment: .top) { Circle() }.background(
          LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        )
        .background(in: Circle()).background(Color.red.opacity(0.3), in: Capsule()).background(.thinMaterial)
        .background(Color("name"))
        .overlay(alignment: .bottomTrailing) { Text("y") }.overlay(Circle().stroke(.red)).overlay {
          Text("z")
        }.overlay(Color.black.opacity(0.3))
        .background(progress > 0.5 ? Color.red : Color.blue)
        .background(progress > 0.5 ? AnyShapeStyle(.red) : AnyShapeStyle(.ultraThinMaterial))
      Text("y").clipShape(Circle()).clipShape(.rect(cornerRadius: 8)).clipShape(.capsule).clipShape(
        RoundedRectangle(cornerRadius: 3, style: .continuous)
      ).cornerRadius(8).clipped().mask(Circle()).mask {
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
      }
      .border(Color.red).border(.red, width: 2).blur(radius: 3).shadow(radius: 4).scaleEffect(
        x: 1, y: 2, anchor: .center
      ).scaleEffect(0.8).scaleEffect(y: 2).rotationEffect(.radians(3)).offset(x: 3).offset(y: 4).offset(
        CGSize(width: 1, height: 2)
      ).position(x: 3, y: 4).zIndex(2).hidden().opacity(on ? 1 : 0)
      .rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0)).brightness(0.1).blendMode(.multiply)
      .compositingGroup().grayscale(1).saturation(0)
      .transition(.opacity).transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
      .contentTransition(.numericText()).contentTransition(.numericText(value: 3)).animation(
        .default, value: on
      ).animation(.easeInOut(duration: 0.3).repeatForever(autoreverses: true), value: on).animation(
        .spring, value: on
      ).animation(.bouncy, value: on).animation(.spring()).animation(
        .spring(response: 0.3, dampingFraction: 0.8), value: on)
      Image(systemName: "bolt").symbolEffect(.pulse).symbolEffect(.bounce, value: on).symbolEffect(
        .variableColor.iterative, options: .repeating, isActive: on
      ).contentTransition(.symbolEffect(.replace)).matchedGeometryEffect(id: "a", in: ns).id(3)
      Image("logo").resizable().aspectRatio(contentMode: .fit).scaledToFit().aspectRatio(
        1.5, contentMode: .fill)
      Text("z").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      ).foregroundStyle(.red.shadow(.drop(radius: 2))).foregroundStyle(Color.red.gradient).foregroundStyle(lg)
      Text("g").glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8))
        .glassEffect(in: .capsule)
      Circle().foregroundStyle(.tint).tint(.red)
      RadialGradient(gradient: gradient, center: .center, startRadius: 1, endRadius: 30)
      Button("x") {
        withAnimation { on.toggle() }; withAnimation(.spring()) { on = true }
      }
      Rectangle().frame(height: 1).foregroundStyle(.quaternary)
      ForEach(0..<3) { i in
        Circle().fill(i < 2 ? Color.green : Color.gray.opacity(0.3)).frame(width: 8, height: 8)
      }
      Circle().fill(on ? .red : .blue)
      Circle().fill(on ? AnyShapeStyle(.red) : AnyShapeStyle(lg))
      helper()
    }
  }
}
private struct Plain: ViewModifier {
  func body(content: Content) -> some View {
    content.background(RoundedRectangle(cornerRadius: 8).fill(.red)).overlay(
      RoundedRectangle(cornerRadius: 3).strokeBorder(Color.red, lineWidth: 2))
  }
}
