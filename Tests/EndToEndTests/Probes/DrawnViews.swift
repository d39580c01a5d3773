// Views, shapes and styles in forms beside those of the tables: each is drawn otherwise than what stands beside it.
import AppIntents
import SwiftUI
import UIKit
import WidgetKit

private let now = Date.now
private let later = Date.now.addingTimeInterval(600)
private let string = "string"
private let resource = LocalizedStringResource("resource")
private let place = URL(string: "https://islet.example")!
private let on = Binding.constant(true)
private let room = CGRect(x: 0, y: 0, width: 160, height: 48)

private struct Loud: FormatStyle {
  func format(_ value: Int) -> AttributedString { AttributedString("\(value)!") }
}

private struct Clock: FormatStyle {
  func format(_ value: Date) -> String {
    "it is \(value.timeIntervalSinceReferenceDate > 0 ? "late" : "early")"
  }
}

private struct LoudClock: FormatStyle {
  func format(_ value: Date) -> AttributedString {
    AttributedString(value.timeIntervalSinceReferenceDate > 0 ? "LATE" : "EARLY")
  }
}

private var days: DateFormatter {
  let formatter = DateFormatter()
  formatter.dateFormat = "EEEE"
  return formatter
}

private final class Shouting: Formatter {
  override func string(for obj: Any?) -> String? { "SHOUT" }
}

private var pixels: CGImage { UIImage(named: "Brand")!.cgImage! }

private var half: Progress {
  let progress = Progress(totalUnitCount: 2)
  progress.completedUnitCount = 1
  return progress
}

private struct Plain: AppIntent {
  static let title: LocalizedStringResource = "Plain"

  func perform() async throws -> some IntentResult { .result() }
}

private struct Bracketed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("[")
      Label(configuration)
      Text("]")
    }
  }
}

private struct Outer: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration).underline() }
}

private struct Starred: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("*")
      Toggle(configuration)
    }
  }
}

private struct Framed: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("<")
      ProgressView(configuration)
      Text(">")
    }
  }
}

private struct Equal: View, Equatable {
  var body: some View { Text("equal") }
}

private struct Marked: ViewModifier {
  func body(content: Content) -> some View { content.underline() }
}

private var outline: CGPath { CGPath(rect: room, transform: nil) }

private var growing: CGMutablePath {
  let path = CGMutablePath()
  path.addRect(room)
  return path
}

private struct Switch {
  var isOn = Binding.constant(true)
}

private let switches = [Switch(), Switch()]

private struct Node: Identifiable {
  let name: String
  var children: [Node]?

  var id: String { name }
}

private let nodes = [Node(name: "node", children: [Node(name: "leaf")])]

private struct Texts1: View {
  var body: some View {
    Probes {
      Probe("Text of an image", EmptyView()) { _ in
        Text(Image(systemName: "star"))
      }
      Probe("Text of an interval", EmptyView()) { _ in
        Text(DateInterval(start: now, end: later))
      }
      Probe("Text of an attributed format", EmptyView()) { _ in
        Text(7, format: Loud())
      }
      Probe("Text of a source of time", EmptyView()) { _ in
        Text(.currentDate, format: Clock())
      }
      Probe("Text of a source of time, attributed", EmptyView()) { _ in
        Text(.currentDate, format: LoudClock())
      }
      Probe("Text of a date and a formatter", EmptyView()) { _ in
        Text(now, formatter: days)
      }
      Probe("Text of a subject and a formatter", EmptyView()) { _ in
        Text(now as NSDate, formatter: days)
      }
      Probe("Text of parts and a formatter", EmptyView()) { _ in
        Text(DateComponents(hour: 1), formatter: Shouting())
      }
      Probe("Text of a number and a formatter", EmptyView()) { _ in
        Text(NSNumber(value: 7), formatter: NumberFormatter())
      }
      Probe("Label of a resource", EmptyView()) { _ in
        Label(resource, systemImage: "star")
      }
      Probe("Label with a picture", EmptyView()) { _ in
        Label("word", image: "Brand")
      }
      Probe("Label of a resource with a picture", EmptyView()) { _ in
        Label(resource, image: "Brand")
      }
      Probe("Label of a string with a picture", EmptyView()) { _ in
        Label(string, image: "Brand")
      }
    }
  }
}

#Preview("texts, labels and pictures 1") { Texts1() }

private struct Texts2: View {
  var body: some View {
    Probes {
      Probe("Label of a configuration", Label("word", systemImage: "star")) { _ in
        Label("word", systemImage: "star").labelStyle(Bracketed())
      }
      Probe("Link", EmptyView()) { _ in
        Link("link", destination: place)
      }
      Probe("Link of a resource", EmptyView()) { _ in
        Link(resource, destination: place)
      }
      Probe("Link of a string", EmptyView()) { _ in
        Link(string, destination: place)
      }
      Probe("Image of a resource", EmptyView()) { _ in
        Image(ImageResource(name: "Brand", bundle: .main))
      }
      Probe("Image with a label", EmptyView()) { _ in
        Image("Brand", bundle: nil, label: Text("brand"))
      }
      Probe("Image of pixels", EmptyView()) { _ in
        Image(pixels, scale: 1, label: Text("brand"))
      }
      Probe("Image of pixels without a label", EmptyView()) { _ in
        Image(decorative: pixels, scale: 1)
      }
      Probe("LabeledContent", EmptyView()) { _ in
        LabeledContent {
          Text("value")
        } label: {
          Text("name")
        }
      }
      Probe("LabeledContent of a string", EmptyView()) { _ in
        LabeledContent(string) { Text("value") }
      }
      Probe("LabeledContent of strings", EmptyView()) { _ in
        LabeledContent(string, value: string)
      }
      Probe("LabeledContent of a format", EmptyView()) { _ in
        LabeledContent("name", value: 0.5, format: .percent)
      }
      Probe("Text of an attributed string", EmptyView()) { _ in
        Text(AttributedString("styled"))
      }
    }
  }
}

#Preview("texts, labels and pictures 2") { Texts2() }

private struct Texts3: View {
  var body: some View {
    Probes {
      Probe("Text of dates", EmptyView()) { _ in
        Text(now...later)
      }
      Probe("Label of a string", EmptyView()) { _ in
        Label(string, systemImage: "star")
      }
      Probe("Image without a label", EmptyView()) { _ in
        Image(decorative: "Brand")
      }
      Probe("Image with a variable value", EmptyView()) { _ in
        Image(systemName: "chart.bar.fill", variableValue: 0.5)
      }
      Probe("LabeledContent with a title", EmptyView()) { _ in
        LabeledContent("name") { Text("value") }
      }
    }
  }
}

#Preview("texts, labels and pictures 3") { Texts3() }

private struct Buttons1: View {
  var body: some View {
    Probes {
      Probe("Button of an intent", EmptyView()) { _ in
        Button("word", intent: Plain())
      }
      Probe("Button of an intent with a title and a symbol", EmptyView()) { _ in
        Button("word", systemImage: "star", intent: Plain())
      }
      Probe("Button with a title and a role", EmptyView()) { _ in
        Button("word", role: .destructive) {}
      }
      Probe("Button of a role alone", EmptyView()) { _ in
        Button(role: .cancel) {}
      }
      Probe("Button of a resource", EmptyView()) { _ in
        Button(resource) {}
      }
      Probe("Button of a string", EmptyView()) { _ in
        Button(string) {}
      }
      Probe("Button of a resource with a role", EmptyView()) { _ in
        Button(resource, role: .destructive) {}
      }
      Probe("Button of a string with a role", EmptyView()) { _ in
        Button(string, role: .destructive) {}
      }
      Probe("Button with a symbol", EmptyView()) { _ in
        Button("word", systemImage: "star") {}
      }
      Probe("Button of a resource with a symbol", EmptyView()) { _ in
        Button(resource, systemImage: "star") {}
      }
      Probe("Button of a string with a symbol", EmptyView()) { _ in
        Button(string, systemImage: "star") {}
      }
      Probe("Button with a symbol and a role", EmptyView()) { _ in
        Button("word", systemImage: "star", role: .destructive) {}
      }
      Probe("Button of a string with a symbol and a role", EmptyView()) { _ in
        Button(string, systemImage: "star", role: .destructive) {}
      }
    }
  }
}

#Preview("buttons and toggles 1") { Buttons1() }

private struct Buttons2: View {
  var body: some View {
    Probes {
      Probe("Button with a role", EmptyView()) { _ in
        Button(role: .destructive) {
        } label: {
          Text("x")
        }
      }
      Probe("Button of a configuration", Button("x") {}) { _ in
        Button("x") {}.buttonStyle(Outer())
      }
      Probe("Button of an intent, of a resource", EmptyView()) { _ in
        Button(resource, intent: Plain())
      }
      Probe("Button of an intent, of a string", EmptyView()) { _ in
        Button(string, intent: Plain())
      }
      Probe("Button of an intent with a role", EmptyView()) { _ in
        Button("word", role: .destructive, intent: Plain())
      }
      Probe("Button of an intent, of a string with a role", EmptyView()) { _ in
        Button(string, role: .destructive, intent: Plain())
      }
      Probe("Button of an intent with a symbol", EmptyView()) { _ in
        Button(string, systemImage: "star", role: nil, intent: Plain())
      }
      Probe("Button of an intent with a role and a label", EmptyView()) { _ in
        Button(role: .destructive, intent: Plain()) { Text("x") }
      }
      Probe("Toggle of a resource", EmptyView()) { _ in
        Toggle(resource, isOn: on)
      }
      Probe("Toggle of a string", EmptyView()) { _ in
        Toggle(string, isOn: on)
      }
      Probe("Toggle with a symbol", EmptyView()) { _ in
        Toggle("word", systemImage: "star", isOn: on)
      }
      Probe("Toggle of a string with a symbol", EmptyView()) { _ in
        Toggle(string, systemImage: "star", isOn: on)
      }
      Probe("Toggle of several", EmptyView()) { _ in
        Toggle(sources: switches, isOn: \.isOn) { Text("all") }
      }
    }
  }
}

#Preview("buttons and toggles 2") { Buttons2() }

private struct Buttons3: View {
  var body: some View {
    Probes {
      Probe("Toggle of an intent", EmptyView()) { _ in
        Toggle("word", isOn: true, intent: Plain())
      }
      Probe("Toggle of an intent, of a resource", EmptyView()) { _ in
        Toggle(resource, isOn: true, intent: Plain())
      }
      Probe("Toggle of an intent, of a string", EmptyView()) { _ in
        Toggle(string, isOn: true, intent: Plain())
      }
      Probe("Toggle of a configuration", Toggle("x", isOn: on)) { _ in
        Toggle("x", isOn: on).toggleStyle(Starred())
      }
    }
  }
}

#Preview("buttons and toggles 3") { Buttons3() }

private struct Meters1: View {
  var body: some View {
    Probes {
      Probe("ProgressView", EmptyView()) { _ in
        ProgressView()
      }
      Probe("ProgressView with a title and a value", EmptyView()) { _ in
        ProgressView("word", value: 0.5)
      }
      Probe("Gauge", EmptyView()) { _ in
        Gauge(value: 0.4) {
          Text("g")
        } currentValueLabel: {
          Text("40")
        }
      }
      Probe("Section", EmptyView()) { _ in
        VStack {
          Section { Text("in") }
        }
      }
      Probe("Section with a title", EmptyView()) { _ in
        VStack {
          Section("head") { Text("in") }
        }
      }
      Probe("OutlineGroup of what has names", EmptyView()) { _ in
        OutlineGroup(nodes, children: \.children) { Text($0.name) }
      }
      Probe("ForEach of numbers", EmptyView()) { _ in
        VStack(spacing: 0) {
          ForEach(0..<2) { Text("\($0)") }
        }
      }
      Probe("ForEach of bindings by a key path", EmptyView()) { _ in
        ForEach(.constant(nodes), id: \.name) { $node in Text(node.name) }
      }
      Probe("Group of subviews", EmptyView()) { _ in
        Group(subviews: Text("x")) { Text("\($0.count) of them") }
      }
      Probe("LazyHGrid", EmptyView()) { _ in
        LazyHGrid(rows: [GridItem(.fixed(16))]) { Text("x") }
      }
      Probe("LazyHStack", EmptyView()) { _ in
        LazyHStack { Text("x") }
      }
      Probe("LazyVGrid", EmptyView()) { _ in
        LazyVGrid(columns: [GridItem(.fixed(80))]) { Text("x") }
      }
      Probe("LazyVStack", EmptyView()) { _ in
        LazyVStack { Text("x") }
      }
    }
  }
}

#Preview("progress, groups and time 1") { Meters1() }

private struct Meters2: View {
  var body: some View {
    Probes {
      Probe("EquatableView", EmptyView()) { _ in
        EquatableView(content: Equal())
      }
      Probe("ModifiedContent", Text("x")) { _ in
        ModifiedContent(content: Text("x"), modifier: Marked())
      }
      Probe("TupleView", EmptyView()) { _ in
        VStack(spacing: 0) {
          TupleView(Text("a"), Text("b"))
        }
      }
      Probe("ContentUnavailableView with a title", height: 96, EmptyView()) { _ in
        ContentUnavailableView("none", systemImage: "star")
      }
      Probe("PhaseAnimator from the start", EmptyView()) { _ in
        PhaseAnimator([1, 2]) { Text("\($0)") }
      }
      Probe("KeyframeAnimator from the start", EmptyView()) { _ in
        KeyframeAnimator(initialValue: 1.0) {
          Text("\($0)")
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(2.0, duration: 1) }
        }
      }
      Probe("AsyncImage by itself", EmptyView()) { _ in
        AsyncImage(url: place)
      }
      Probe("ShareLink with a title and an address", EmptyView()) { _ in
        ShareLink("share", item: place)
      }
      Probe("ProgressView with a title", EmptyView()) { _ in
        ProgressView("word")
      }
      Probe("ProgressView of a resource", EmptyView()) { _ in
        ProgressView(resource)
      }
      Probe("ProgressView of a string", EmptyView()) { _ in
        ProgressView(string)
      }
      Probe("ProgressView of a progress", EmptyView()) { _ in
        ProgressView(half)
      }
    }
  }
}

#Preview("progress, groups and time 2") { Meters2() }

private struct Meters3: View {
  var body: some View {
    Probes {
      Probe("ProgressView of a configuration", ProgressView(value: 0.5)) { _ in
        ProgressView(value: 0.5).progressViewStyle(Framed())
      }
      Probe("ProgressView of a resource and a value", EmptyView()) { _ in
        ProgressView(resource, value: 0.5)
      }
      Probe("ProgressView of a string and a value", EmptyView()) { _ in
        ProgressView(string, value: 0.5)
      }
      Probe("ProgressView of a time with a label", EmptyView()) { _ in
        ProgressView(timerInterval: now...later, countsDown: true) { Text("label") }
      }
      Probe("Gauge with bounds", EmptyView()) { _ in
        Gauge(value: 0.4) {
          Text("g")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
      }
      Probe("Gauge with marks", EmptyView()) { _ in
        Gauge(value: 0.4) {
          Text("g")
        } currentValueLabel: {
          Text("40")
        } markedValueLabels: {
          Text("m")
        }
      }
      Probe("Gauge with bounds and marks", EmptyView()) { _ in
        Gauge(value: 0.4) {
          Text("g")
        } currentValueLabel: {
          Text("40")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        } markedValueLabels: {
          Text("m")
        }
      }
      Probe("GroupBox", EmptyView()) { _ in
        GroupBox { Text("in") }
      }
      Probe("GroupBox of a string", EmptyView()) { _ in
        GroupBox(string) { Text("in") }
      }
      Probe("GroupBox with a label", EmptyView()) { _ in
        GroupBox(label: Text("box")) { Text("in") }
      }
      Probe("Section of a string", EmptyView()) { _ in
        VStack { Section(string) { Text("in") } }
      }
      Probe("Section with a footer", EmptyView()) { _ in
        VStack {
          Section {
            Text("in")
          } footer: {
            Text("foot")
          }
        }
      }
      Probe("Section with a header", EmptyView()) { _ in
        VStack {
          Section {
            Text("in")
          } header: {
            Text("head")
          }
        }
      }
    }
  }
}

#Preview("progress, groups and time 3") { Meters3() }

private struct Meters4: View {
  var body: some View {
    Probes {
      Probe("Section with both", EmptyView()) { _ in
        VStack {
          Section {
            Text("in")
          } header: {
            Text("head")
          } footer: {
            Text("foot")
          }
        }
      }
      Probe("DisclosureGroup", EmptyView()) { _ in
        DisclosureGroup {
          Text("in")
        } label: {
          Text("more")
        }
      }
      Probe("DisclosureGroup of a string", EmptyView()) { _ in
        DisclosureGroup(string) { Text("in") }
      }
      Probe("DisclosureGroup that is open", EmptyView()) { _ in
        DisclosureGroup("more", isExpanded: on) { Text("in") }
      }
      Probe("DisclosureGroup that is open, with a label", EmptyView()) { _ in
        DisclosureGroup(isExpanded: on) {
          Text("in")
        } label: {
          Text("more")
        }
      }
      Probe("ControlGroup with a label", EmptyView()) { _ in
        ControlGroup {
          Text("a")
        } label: {
          Text("group")
        }
      }
      Probe("OutlineGroup", EmptyView()) { _ in
        OutlineGroup(nodes, id: \.name, children: \.children) { Text($0.name) }
      }
      Probe("ForEach of bindings", EmptyView()) { _ in
        ForEach(.constant(nodes)) { $node in Text(node.name) }
      }
      Probe("ContentUnavailableView", height: 96, EmptyView()) { _ in
        ContentUnavailableView {
          Text("none")
        } description: {
          Text("at all")
        } actions: {
          EmptyView()
        }
      }
      Probe("ContentUnavailableView of a string", height: 96, EmptyView()) { _ in
        ContentUnavailableView(string, systemImage: "star")
      }
      Probe("TimelineView", EmptyView()) { _ in
        TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
      }
    }
  }
}

#Preview("progress, groups and time 4") { Meters4() }

private struct Meters5: View {
  var body: some View {
    Probes {
      Probe("TimelineView of its own context", EmptyView()) { _ in
        TimelineView(.everyMinute) { (context: TimelineView<EveryMinuteTimelineSchedule, Text>.Context) in
          Text(context.date, style: .time)
        }
      }
      Probe("AnyView", EmptyView()) { _ in
        AnyView(erasing: Text("x"))
      }
      Probe("AsyncImage", EmptyView()) { _ in
        AsyncImage(url: place) { image in
          image
        } placeholder: {
          Text("x")
        }
      }
      Probe("AsyncImage of phases", EmptyView()) { _ in
        AsyncImage(url: place, scale: 1) { phase in Text(phase.error == nil ? "x" : "y") }
      }
      Probe("Canvas", EmptyView()) { _ in
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
      }
      Probe("PhaseAnimator", EmptyView()) { _ in
        PhaseAnimator([1, 2], trigger: 1) { Text("\($0)") }
      }
      Probe("KeyframeAnimator", EmptyView()) { _ in
        KeyframeAnimator(initialValue: 1.0, trigger: 1) {
          Text("\($0)")
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(2.0, duration: 1) }
        }
      }
      Probe("ShareLink with a title", EmptyView()) { _ in
        ShareLink("share", item: string)
      }
      Probe("ShareLink of a string", EmptyView()) { _ in
        ShareLink(item: string)
      }
      Probe("ShareLink of an address", EmptyView()) { _ in
        ShareLink(item: place)
      }
      Probe("ShareLink of a string with a label", EmptyView()) { _ in
        ShareLink(item: string) { Text("x") }
      }
      Probe("ShareLink of an address with a label", EmptyView()) { _ in
        ShareLink(item: place) { Text("x") }
      }
    }
  }
}

#Preview("progress, groups and time 5") { Meters5() }

private struct Shapes1: View {
  var body: some View {
    Probes {
      Probe("AngularGradient", EmptyView()) { _ in
        AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .zero)
      }
      Probe("AngularGradient of stops", EmptyView()) { _ in
        AngularGradient(
          stops: [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
          center: .center, angle: .zero)
      }
      Probe("AngularGradient between angles", EmptyView()) { _ in
        AngularGradient(
          gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero,
          endAngle: .degrees(180))
      }
      Probe("AngularGradient of colours", EmptyView()) { _ in
        AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
      }
      Probe("AngularGradient of stops between angles", EmptyView()) { _ in
        AngularGradient(
          stops: [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
          center: .center, startAngle: .zero, endAngle: .degrees(180))
      }
      Probe("EllipticalGradient", EmptyView()) { _ in
        EllipticalGradient(gradient: Gradient(colors: [.red, .blue]))
      }
      Probe("EllipticalGradient of stops", EmptyView()) { _ in
        EllipticalGradient(stops: [
          Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1),
        ])
      }
      Probe("RadialGradient of colours", EmptyView()) { _ in
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 48)
      }
      Probe("RadialGradient of stops", EmptyView()) { _ in
        RadialGradient(
          stops: [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
          center: .center, startRadius: 0, endRadius: 48)
      }
      Probe("Color of a resolved one", EmptyView()) { _ in
        Color(Color.red.resolve(in: EnvironmentValues()))
      }
      Probe("Color of a CGColor", EmptyView()) { _ in
        Color(UIColor.red.cgColor)
      }
      Probe("Color of a labelled CGColor", EmptyView()) { _ in
        Color(cgColor: UIColor.red.cgColor)
      }
      Probe("Color of a resource", EmptyView()) { _ in
        Color(ColorResource(name: "Brand", bundle: .main))
      }
    }
  }
}

#Preview("gradients, colours and shapes 1") { Shapes1() }

private struct Shapes2: View {
  var body: some View {
    Probes {
      Probe("AngularGradient of colours from an angle", EmptyView()) { _ in
        AngularGradient(colors: [.red, .blue], center: .center)
      }
      Probe("EllipticalGradient of colours", EmptyView()) { _ in
        EllipticalGradient(colors: [.red, .blue])
      }
      Probe("RadialGradient", EmptyView()) { _ in
        RadialGradient(
          gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 48)
      }
      Probe("AnyGradient", EmptyView()) { _ in
        Rectangle().fill(AnyGradient(Gradient(colors: [.red, .blue])))
      }
      Probe("MeshGradient", EmptyView()) { _ in
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .blue, .green, .yellow])
      }
      Probe("ImagePaint", EmptyView()) { _ in
        Rectangle().fill(ImagePaint(image: Image("Brand")))
      }
      Probe("AnyShape", Rectangle().fill(.red)) { _ in
        AnyShape(Circle()).fill(.red)
      }
      Probe("AnyShapeStyle", Rectangle()) { _ in
        Rectangle().fill(AnyShapeStyle(.red))
      }
      Probe("Color of a grey", EmptyView()) { _ in
        Color(.sRGB, white: 0.5, opacity: 1)
      }
      Probe("ConcentricRectangle by itself", EmptyView()) { _ in
        ConcentricRectangle()
      }
      Probe("Ellipse", Rectangle()) { _ in
        Ellipse()
      }
      Probe("OffsetShape", Circle()) { _ in
        OffsetShape(shape: Circle(), offset: CGSize(width: 16, height: 0))
      }
      Probe("RotatedShape", Rectangle()) { _ in
        RotatedShape(shape: Rectangle(), angle: .degrees(45))
      }
    }
  }
}

#Preview("gradients, colours and shapes 2") { Shapes2() }

private struct Shapes3: View {
  var body: some View {
    Probes {
      Probe("ScaledShape", Rectangle()) { _ in
        ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 0.5))
      }
      Probe("TransformedShape", Rectangle()) { _ in
        TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 32, y: 0))
      }
      Probe("UnevenRoundedRectangle", Rectangle()) { _ in
        UnevenRoundedRectangle(topLeadingRadius: 24)
      }
      Probe("Path of a CGPath", EmptyView()) { _ in
        Path(outline).fill(.red)
      }
      Probe("Path of a CGMutablePath", EmptyView()) { _ in
        Path(growing).fill(.red)
      }
      Probe("Path of a closure", EmptyView()) { _ in
        Path { $0.addRect(room) }.fill(.red)
      }
      Probe("FillShapeStyle", Rectangle()) { _ in
        Rectangle().fill(FillShapeStyle())
      }
      Probe("ForegroundStyle", Rectangle()) { _ in
        Rectangle().fill(ForegroundStyle()).foregroundStyle(.red)
      }
      Probe("LinkShapeStyle", Rectangle()) { _ in
        Rectangle().fill(LinkShapeStyle())
      }
      Probe("PlaceholderTextShapeStyle", Rectangle()) { _ in
        Rectangle().fill(PlaceholderTextShapeStyle())
      }
      Probe("SelectionShapeStyle", Rectangle()) { _ in
        Rectangle().fill(SelectionShapeStyle())
      }
      Probe("SeparatorShapeStyle", Rectangle()) { _ in
        Rectangle().fill(SeparatorShapeStyle())
      }
      Probe("TintShapeStyle", Rectangle()) { _ in
        Rectangle().fill(TintShapeStyle())
      }
    }
  }
}

#Preview("gradients, colours and shapes 3") { Shapes3() }

private struct Shapes4: View {
  var body: some View {
    Probes {
      Probe("WindowBackgroundShapeStyle", Rectangle()) { _ in
        Rectangle().fill(WindowBackgroundShapeStyle())
      }
      Probe("BackgroundStyle", EmptyView()) { _ in
        Rectangle().fill(BackgroundStyle()).environment(\.colorScheme, .light)
      }
      Probe("ConcentricRectangle", Rectangle().fill(.red)) { _ in
        ConcentricRectangle(corners: .fixed(16)).fill(.red)
      }
      Probe("FillShapeView", EmptyView()) { _ in
        FillShapeView(shape: Circle(), style: Color.red, fillStyle: FillStyle(), background: EmptyView())
      }
      Probe("StrokeShapeView", EmptyView()) { _ in
        StrokeShapeView(
          shape: Circle(), style: Color.red, strokeStyle: StrokeStyle(lineWidth: 4), isAntialiased: true,
          background: EmptyView())
      }
      Probe("StrokeBorderShapeView", EmptyView()) { _ in
        StrokeBorderShapeView(
          shape: Circle(), style: Color.red, strokeStyle: StrokeStyle(lineWidth: 4), isAntialiased: true,
          background: EmptyView())
      }
      Probe("Path of an ellipse", EmptyView()) { _ in
        Path(ellipseIn: room).fill(.red)
      }
      Probe("Path of a rounded rectangle", Path(room).fill(.red)) { _ in
        Path(roundedRect: room, cornerRadius: 16).fill(.red)
      }
      Probe("Path of a rounded rectangle by a size", Path(room).fill(.red)) { _ in
        Path(roundedRect: room, cornerSize: CGSize(width: 16, height: 16)).fill(.red)
      }
      Probe("Path of a rounded rectangle by radii", Path(room).fill(.red)) { _ in
        Path(roundedRect: room, cornerRadii: RectangleCornerRadii(topLeading: 24)).fill(.red)
      }
      Probe("RoundedRectangle of a size", Rectangle()) { _ in
        RoundedRectangle(cornerSize: CGSize(width: 16, height: 16))
      }
      Probe("UnevenRoundedRectangle of radii", Rectangle()) { _ in
        UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 24))
      }
    }
  }
}

#Preview("gradients, colours and shapes 4") { Shapes4() }

#Preview("parts of views, groups of a watch") {
  Probes {
    Probe("ForEach of subviews", EmptyView()) { _ in
      ForEach(subviews: Text("x")) { $0 }
    }
    Probe("ForEach of sections", EmptyView()) { _ in
      ForEach(sections: Text("x")) { $0.content }
    }
    Probe("Group of sections", EmptyView()) { _ in
      Group(sections: Text("x")) { Text("\($0.count) of them") }
    }
    Probe("containerValue of a subview", Dotted { Text("x") }) { _ in
      Dotted { Text("x").containerValue(\.isDotted, true) }
    }
    Probe("AccessoryWidgetGroup 1", EmptyView()) { _ in
      AccessoryWidgetGroup {
        Text("Steps")
      } content: {
        Text("12")
      }
    }
    Probe("AccessoryWidgetGroup 2", EmptyView()) { _ in
      AccessoryWidgetGroup("Steps") { Text("12") }
    }
    Probe("AccessoryWidgetGroup 3", EmptyView()) { _ in
      AccessoryWidgetGroup("Steps" as String) { Text("12") }
    }
    Probe("AccessoryWidgetGroup 4", EmptyView()) { _ in
      AccessoryWidgetGroup("Steps", systemImage: "figure.walk") { Text("12") }
    }
    Probe("AccessoryWidgetGroup 5", EmptyView()) { _ in
      AccessoryWidgetGroup("Steps" as String, systemImage: "figure.walk") { Text("12") }
    }
    Probe("AccessoryWidgetGroup 6", EmptyView()) { _ in
      AccessoryWidgetGroup("Steps", image: "shoe") { Text("12") }
    }
    Probe("AccessoryWidgetGroup 7", EmptyView()) { _ in
      AccessoryWidgetGroup("Steps" as String, image: "shoe") { Text("12") }
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var isDotted = false
}

/// Puts a point behind the views that want one.
private struct Dotted<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ForEach(subviews: content) { subview in
      HStack(spacing: 0) {
        subview
        if subview.containerValues.isDotted { Text(".") }
      }
    }
  }
}

private let brand = ImageResource(name: "Brand", bundle: .main)

private struct Resources: View {
  var body: some View {
    Probes {
      Probe("Label of a resource", EmptyView()) { _ in
        Label("word", image: brand)
      }
      Probe("Label of a string and a resource", EmptyView()) { _ in
        Label(string, image: brand)
      }
      Probe("Button of a resource", EmptyView()) { _ in
        Button("word", image: brand) {}
      }
      Probe("Button of a string and a resource", EmptyView()) { _ in
        Button(string, image: brand) {}
      }
      Probe("Button of a resource with a role", EmptyView()) { _ in
        Button("word", image: brand, role: .cancel) {}
      }
      Probe("Button of a string and a resource with a role", EmptyView()) { _ in
        Button(string, image: brand, role: .cancel) {}
      }
      Probe("Toggle of a resource", EmptyView()) { _ in
        Toggle("word", image: brand, isOn: on)
      }
      Probe("Toggle of a string and a resource", EmptyView()) { _ in
        Toggle(string, image: brand, isOn: on)
      }
      Probe("Image with a value", EmptyView()) { _ in
        Image("Brand", variableValue: 0.5)
      }
    }
  }
}

#Preview("resources") { Resources() }

private struct Titles: View {
  var body: some View {
    Probes {
      Probe("ContentUnavailableView with a picture", height: 96, EmptyView()) { _ in
        ContentUnavailableView("none", image: "Brand")
      }
      Probe("ContentUnavailableView of a string with a picture", height: 96, EmptyView()) { _ in
        ContentUnavailableView(string, image: "Brand")
      }
      Probe("ControlGroup with a title", EmptyView()) { _ in
        ControlGroup("group") { Text("a") }
      }
      Probe("ControlGroup of a string", EmptyView()) { _ in
        ControlGroup(string) { Text("a") }
      }
      Probe("ControlGroup with a title and a symbol", EmptyView()) { _ in
        ControlGroup("group", systemImage: "star") { Text("a") }
      }
      Probe("ControlGroup of a string and a symbol", EmptyView()) { _ in
        ControlGroup(string, systemImage: "star") { Text("a") }
      }
    }
  }
}

#Preview("titles") { Titles() }

private struct MoreTitles: View {
  var body: some View {
    Probes {
      Probe("Section that can be closed", EmptyView()) { _ in
        VStack { Section("head", isExpanded: on) { Text("in") } }
      }
      Probe("Section of a string that can be closed", EmptyView()) { _ in
        VStack { Section(string, isExpanded: on) { Text("in") } }
      }
      Probe("Section with a header that can be closed", EmptyView()) { _ in
        VStack {
          Section(isExpanded: on) {
            Text("in")
          } header: {
            Text("head")
          }
        }
      }
      Probe("DisclosureGroup of a string that is open", EmptyView()) { _ in
        DisclosureGroup(string, isExpanded: on) { Text("in") }
      }
      Probe("LabeledContent of a string and a format", EmptyView()) { _ in
        LabeledContent(string, value: 3, format: .number)
      }
      Probe("ShareLink of a string", EmptyView()) { _ in
        ShareLink(string, item: place)
      }
      Probe("ShareLink of two strings", EmptyView()) { _ in
        ShareLink(string, item: string)
      }
    }
  }
}

#Preview("more titles") { MoreTitles() }
