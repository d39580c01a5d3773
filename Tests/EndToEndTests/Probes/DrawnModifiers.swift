// Modifiers that show: each changes what is drawn.
import Charts
import SwiftUI
import WidgetKit

private let word = Text("word")
private let words = Text("one two three four five six seven")

private struct Paint: View {
  var body: some View {
    Probes {
      Probe("accentColor", Text("x").foregroundStyle(.tint)) { $0.accentColor(.red) }
      Probe("tint", Text("x").foregroundStyle(.tint)) { $0.tint(.green) }
      Probe("foregroundColor", word) { $0.foregroundColor(.red) }
      Probe("foregroundStyle", word) { $0.foregroundStyle(.red, .blue, .green).foregroundStyle(.secondary) }
      Probe("background", word) { $0.background(.red).background(alignment: .top) { Color.blue } }
      Probe("backgroundStyle", word.background(.background)) { $0.backgroundStyle(.red) }
      Probe("border", Color.clear) { $0.border(.red, width: 16) }
      Probe("opacity", word) { $0.opacity(0.4) }
      Probe("overlay", word) { $0.overlay { Text("over") } }
      Probe("mask", Color.red) { $0.mask { Circle() } }
      Probe("clipShape", Color.red) { $0.clipShape(.circle) }
      Probe("cornerRadius", Color.red) { $0.cornerRadius(20) }
      Probe("hidden", word) { $0.hidden() }
    }
  }
}

#Preview("paint") { Paint() }

private struct PaintInItsSurroundings: View {
  var body: some View {
    Probes {
      Probe("colorScheme", word.background(.background)) { $0.colorScheme(.light) }
      Probe("glassEffect", word) { $0.glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 8)) }
      Probe("rotationEffect", Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4).frame(width: 48)) {
        $0.rotationEffect(.degrees(90))
      }
      Probe("symbolRenderingMode", Image(systemName: "star.circle.fill").foregroundStyle(.red, .blue)) {
        $0.symbolRenderingMode(.monochrome)
      }
      Probe("symbolVariant", Image(systemName: "star")) { $0.symbolVariant(.fill) }
      Probe("imageScale", Image(systemName: "star").font(.title2)) { $0.imageScale(.large) }
      Probe(
        "zIndex",
        ZStack {
          Color.red.zIndex(0); Color.blue
        }
      ) { _ in
        ZStack {
          Color.red.zIndex(1); Color.blue
        }
      }
      Probe("clipped", Text("wide word").fixedSize().frame(width: 16, alignment: .leading)) { $0.clipped() }
      Probe("disabled", Button("x") {}) { $0.disabled(true) }
      Probe("environment", word.foregroundStyle(.primary)) { $0.environment(\.colorScheme, .light) }
      Probe("transformEnvironment", word) { $0.transformEnvironment(\.font) { $0 = .headline } }
      Probe("redacted", word) { $0.redacted(reason: .placeholder) }
    }
  }
}

#Preview("paint in its surroundings") { PaintInItsSurroundings() }

private struct Letters: View {
  var body: some View {
    Probes {
      Probe("font", word) { $0.font(.headline) }
      Probe("fontWeight", VStack { Text("x") }) { $0.fontWeight(.bold) }
      Probe("bold", VStack { Text("x") }) { $0.bold() }
      Probe("italic", VStack { Text("x") }) { $0.italic() }
      Probe("underline", VStack { Text("x") }) { $0.underline() }
      Probe("strikethrough", VStack { Text("x") }) { $0.strikethrough() }
      Probe("textCase", word) { $0.textCase(.uppercase) }
      Probe("lineLimit", words) { $0.lineLimit(1) }
      Probe("truncationMode", words.lineLimit(1)) { $0.truncationMode(.middle) }
      Probe("multilineTextAlignment", Text("a\nlong word")) { $0.multilineTextAlignment(.trailing) }
      Probe("lineSpacing", Text("a\nb")) { $0.lineSpacing(16) }
      Probe("privacySensitive", word.redacted(reason: .privacy)) { _ in
        word.privacySensitive().redacted(reason: .privacy)
      }
      Probe("modifier", word) { $0.modifier(Shout()) }
    }
  }
}

#Preview("text") { Letters() }

private struct Shout: ViewModifier {
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content; Text("!")
    }
  }
}

private struct Room: View {
  var body: some View {
    Probes {
      Probe("frame", word) { $0.frame(width: 80, height: 32, alignment: .bottomTrailing) }
      Probe("padding", word) { $0.padding(.leading, 16) }
      Probe("safeAreaPadding", word) { $0.safeAreaPadding(.leading, 16) }
      Probe("scenePadding", word) { $0.scenePadding() }
      Probe("safeAreaInset", word) { $0.safeAreaInset(edge: .top) { Text("top") } }
      Probe("safeAreaBar", word) { $0.safeAreaBar(edge: .top) { Text("top") } }
      Probe("offset", word) { $0.offset(x: 16) }
      Probe("position", word) { $0.position(x: 80, y: 16) }
      Probe("fixedSize", words.lineLimit(1).frame(width: 32).clipped()) { _ in
        words.lineLimit(1).fixedSize().frame(width: 32)
      }
      Probe("aspectRatio", Color.red) { $0.aspectRatio(1, contentMode: .fit) }
      Probe("scaledToFit", Rectangle().fill(.red).aspectRatio(1, contentMode: .fill)) { _ in
        Rectangle().fill(.red).scaledToFit()
      }
      Probe("scaledToFill", Circle().fill(.red)) { $0.scaledToFill() }
      Probe("containerRelativeFrame", Color.red) { $0.containerRelativeFrame(.horizontal) { _, _ in 48 } }
    }
  }
}

#Preview("room") { Room() }

private struct RoomAmongOthers: View {
  var body: some View {
    Probes {
      Probe(
        "layoutPriority",
        HStack {
          words.lineLimit(1); words.lineLimit(1)
        }
      ) { _ in
        HStack {
          words.lineLimit(1); words.lineLimit(1).layoutPriority(1)
        }
      }
      Probe(
        "alignmentGuide",
        VStack(alignment: .trailing) {
          word; word
        }
      ) { _ in
        VStack(alignment: .trailing) {
          word; word.alignmentGuide(.trailing) { $0.width + 16 }
        }
      }
      Probe("gridCellColumns", grid { Text("wide word") }) { _ in
        grid { Text("wide word").gridCellColumns(2) }
      }
      Probe("gridCellAnchor", grid { word }) { _ in grid { Text("w").gridCellAnchor(.trailing) } }
      Probe("gridColumnAlignment", grid { Text("w") }) { _ in
        grid { Text("w").gridColumnAlignment(.trailing) }
      }
      Probe(
        "gridCellUnsizedAxes",
        Grid {
          GridRow { word }; Divider()
        }
      ) { _ in
        Grid {
          GridRow { word }; Divider().gridCellUnsizedAxes(.horizontal)
        }
      }
      Probe("layoutValue", Indented { word }) { _ in Indented { word.layoutValue(key: Indent.self, value: 3) }
      }
      Probe("tag", Symbols { Text("no").tag(2) }) { _ in Symbols { Text("yes").tag(1) } }
    }
  }
}

#Preview("room among others") { RoomAmongOthers() }

private func grid<Cell: View>(@ViewBuilder _ cell: () -> Cell) -> some View {
  Grid(horizontalSpacing: 8) {
    GridRow {
      cell(); Text("b")
    }
    GridRow {
      Text("first"); Text("second")
    }
  }
}

private struct Indent: LayoutValueKey {
  static let defaultValue = 0
}

private struct Indented: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 80, height: 16))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(subview[Indent.self]) * 8, y: bounds.minY),
        proposal: .unspecified)
    }
  }
}

private struct Symbols<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Canvas { context, size in
      if let symbol = context.resolveSymbol(id: 1) {
        context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    } symbols: {
      content
    }
  }
}

private struct Told: PreferenceKey {
  static let defaultValue = "nothing"

  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct Places: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Listens<Content: View>: View {
  let content: Content

  var body: some View { content.overlayPreferenceValue(Told.self, alignment: .topLeading) { Text($0) } }
}

private struct Counts<Content: View>: View {
  let content: Content

  var body: some View {
    content.overlayPreferenceValue(Places.self, alignment: .topLeading) { places in
      GeometryReader { proxy in
        ForEach(places.indices, id: \.self) { Text("at \(Int(proxy[places[$0]].width))") }
      }
    }
  }
}

@MainActor private final class Note {
  var text = "not asked"
}

private struct Asked: View {
  let note = Note()
  let asks: Bool

  var body: some View {
    VStack {
      if asks {
        word.preference(key: Told.self, value: "told").onPreferenceChange(Told.self) { told in
          MainActor.assumeIsolated { note.text = told }
        }
      } else {
        word
      }
      Later { Text(note.text) }
    }
  }
}

private struct Later<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

private struct Telling: View {
  var body: some View {
    Probes {
      Probe("preference", Listens(content: Color.clear)) { _ in
        Listens(content: Color.clear.preference(key: Told.self, value: "told"))
      }
      Probe("transformPreference", Listens(content: Color.clear)) { _ in
        Listens(content: Color.clear.transformPreference(Told.self) { $0 = "changed" })
      }
      Probe("overlayPreferenceValue", Color.clear) { $0.overlayPreferenceValue(Told.self) { Text($0) } }
      Probe("backgroundPreferenceValue", Color.clear) { $0.backgroundPreferenceValue(Told.self) { Text($0) } }
      Probe("onPreferenceChange", Asked(asks: false)) { _ in Asked(asks: true) }
      Probe("anchorPreference", Counts(content: Color.clear)) { _ in
        Counts(content: Color.clear.anchorPreference(key: Places.self, value: .bounds) { [$0] })
      }
      Probe("transformAnchorPreference", Counts(content: Color.clear)) { _ in
        Counts(
          content: Color.clear.transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) })
      }
      Probe("coordinateSpace", Placed().coordinateSpace(.named("other")).padding(.leading, 16)) { _ in
        Placed().coordinateSpace(.named("probe")).padding(.leading, 16)
      }
      Probe("environmentObject", Shows()) { $0.environmentObject(Model(text: "inner")) }
      Probe("dynamicTypeSize", TypeSize()) { $0.dynamicTypeSize(.accessibility2) }
      Probe("phaseAnimator", word) { $0.phaseAnimator([0.2, 1]) { $0.opacity($1) } }
      Probe("keyframeAnimator", word) {
        $0.keyframeAnimator(initialValue: 0.2) {
          $0.opacity($1)
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(1.0, duration: 1) }
        }
      }
      Probe("animation", word) { $0.animation(.smooth) { $0.opacity(0.2) } }
    }
    .environmentObject(Model(text: "outer"))
  }
}

#Preview("telling") { Telling() }

private final class Model: ObservableObject {
  @Published var text: String

  init(text: String) { self.text = text }
}

private struct Shows: View {
  @EnvironmentObject var model: Model

  var body: some View { Text(model.text) }
}

private struct TypeSize: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View { Text(size.isAccessibilitySize ? "large" : "standard") }
}

private struct Placed: View {
  var body: some View {
    GeometryReader { Text("x \(Int($0.frame(in: .named("probe")).minX))") }
  }
}

private struct Controls: View {
  var body: some View {
    Probes {
      Probe("buttonStyle", Button("x") {}) { $0.buttonStyle(.plain) }
      Probe("buttonBorderShape", Button("x") {}.buttonStyle(.bordered).controlSize(.large)) {
        $0.buttonBorderShape(.roundedRectangle(radius: 0))
      }
      Probe("controlSize", Button("x") {}.buttonStyle(.bordered)) { $0.controlSize(.large) }
      Probe(
        "controlGroupStyle",
        ControlGroup {
          Text("a"); Text("b")
        }
      ) { $0.controlGroupStyle(Numbered()) }
      Probe("disclosureGroupStyle", DisclosureGroup("more") { Text("in") }) {
        $0.disclosureGroupStyle(AlwaysOpen())
      }
      Probe("gaugeStyle", Gauge(value: 0.4) { Text("g") }) { $0.gaugeStyle(.accessoryCircular) }
      Probe("groupBoxStyle", GroupBox("box") { Text("in") }) { $0.groupBoxStyle(Bare()) }
      Probe("labelStyle", Label("label", systemImage: "star")) { $0.labelStyle(.iconOnly) }
      Probe("labeledContentStyle", LabeledContent("name", value: "value")) { $0.labeledContentStyle(Short()) }
      Probe("labelsHidden", Toggle("on", isOn: .constant(true))) { $0.labelsHidden() }
      Probe("labelsVisibility", Toggle("on", isOn: .constant(true))) { $0.labelsVisibility(.hidden) }
      Probe("progressViewStyle", ProgressView(value: 0.4)) { $0.progressViewStyle(.circular) }
      Probe("toggleStyle", Toggle("on", isOn: .constant(true))) { $0.toggleStyle(.button) }
    }
  }
}

#Preview("controls") { Controls() }

private struct Numbered: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("2:"); configuration.content
    }
  }
}

private struct AlwaysOpen: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label; configuration.content
    }
  }
}

private struct Bare: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }
  }
}

private struct Short: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

private struct SymbolsThatFollowText: View {
  var body: some View {
    Probes {
      Probe("unredacted", word.redacted(reason: .placeholder)) { _ in
        word.unredacted().redacted(reason: [])
      }
      Probe(
        "flipsForRightToLeftLayoutDirection",
        Image(systemName: "arrow.right").environment(\.layoutDirection, .rightToLeft)
      ) { $0.flipsForRightToLeftLayoutDirection(true) }
      Probe("symbolVariant", Image(systemName: "bell")) { $0.symbolVariant(.slash) }
    }
  }
}

#Preview("symbols that follow text") { SymbolsThatFollowText() }
