import BoxLayout
import Cells
import SwiftUI
import Testing

@MainActor
@Suite struct ViewRecordTests {
  /// The boxes of a view, each with what made it, the outermost first.
  private func boxes(_ view: some View) -> [(kind: String, maker: BoxMaker?)] {
    var lowered = LoweredView(view, metrics: .cells, environment: EnvironmentValues(), isRecorded: true)
    lowered.tree.layOut(lowered.root, proposal: BoxProposal(width: 40, height: 10))
    let record = lowered.record
    let root = lowered.tree.description(
      of: lowered.root, at: .zero, inspection: BoxInspection(points: nil) { record?.maker(of: $0) })
    var found: [(kind: String, maker: BoxMaker?)] = []
    func look(_ box: BoxDescription) {
      found.append((box.kind, box.details?.maker))
      box.children.forEach(look)
    }
    look(root)
    return found
  }

  private func maker(_ kind: String, in view: some View) throws -> BoxMaker {
    try #require(boxes(view).first { $0.kind == kind }?.maker)
  }

  private struct Title: View {
    var body: some View { Text("title").bold() }
  }

  private struct Card<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { VStack { content }.padding() }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.frame(width: 80) }
  }

  @Test func viewsAndModifiersAreCalledAsOneWritesThem() {
    let names = boxes(HStack { Text("a").padding(8) }.background(Color.red)).map { $0.maker?.name ?? "-" }
    #expect(names == ["background(_:ignoresSafeAreaEdges:)", "HStack", "padding(_:)", "Text", "ShapeStyle"])
  }

  @Test func modifiersUpToTheContainer() throws {
    let text = try maker("text", in: HStack { Text("a").font(.caption).padding(8) }.opacity(0.5))
    #expect(text.name == "Text" && !text.isModifier)
    #expect(text.modifiers == ["font(caption)", "padding(_:)"])
    #expect(try maker("hstack", in: HStack { Text("a") }.opacity(0.5)).modifiers == ["opacity(_:)"])
    let padding = try maker("padding", in: Text("a").padding(8).opacity(0.5))
    #expect(padding.isModifier && padding.modifiers == ["opacity(_:)"])
  }

  @Test func membersOfAGroupHaveItsModifiers() throws {
    let view = HStack {
      Group {
        Text("a"); if true { Text("b") }
      }.opacity(0.5)
    }
    let texts = boxes(view).filter { $0.kind == "text" }
    #expect(texts.map { $0.maker?.modifiers ?? [] } == [["opacity(_:)"], ["opacity(_:)"]])
  }

  @Test func whatLiesBehindIsNotModifiedByIt() throws {
    let fill = try maker("fill", in: Text("a").background(Color.red.opacity(0.5)).bold())
    #expect(fill.name == "ShapeStyle")
    #expect(!fill.modifiers.contains { $0.hasPrefix("background") || $0.hasPrefix("bold") })
    // Behind a text lies another: the first is the one that is modified.
    let texts = boxes(Text("a").overlay(Text("b")).lineLimit(1)).filter { $0.kind == "text" }
    #expect(texts.map { $0.maker?.modifiers.count } == [2, 0])
  }

  @Test func theUsersOwnViewsAndModifiers() throws {
    #expect(try maker("text", in: VStack { Title() }).owner?.name == "Title.body")
    #expect(try maker("vstack", in: Card { Title() }).owner?.name == "Card.body")
    #expect(try maker("text", in: Card { Title() }).owner?.name == "Title.body")
    // A view made outside belongs to nobody, or to whoever holds it.
    #expect(try maker("text", in: VStack { Text("x") }).owner == nil)
    let frame = try maker("frame", in: Text("x").modifier(Framed()))
    #expect(frame.owner?.name == "Framed.body(content:)")
    #expect(
      try maker("text", in: Text("x").modifier(Framed())).modifiers == [
        "frame(width:height:alignment:)", "Framed",
      ])
    #expect(try maker("text", in: VStack { Title() }).owner?.descriptor != nil)
  }

  @Test func theEnvironmentThatDiffers() throws {
    let view = HStack { Text("a") }.font(.caption.bold()).lineLimit(2).foregroundStyle(.red).environment(
      \.colorScheme, .light)
    let facts = try maker("text", in: view).environment
    #expect(facts.map(\.name) == ["font", "lineLimit", "foregroundStyle", "colorScheme"])
    #expect(facts[0].value == "caption bold" && facts[1].value == "2" && facts[3].value == "light")
    #expect(facts[2].value.hasPrefix("#FF"))
    #expect(try maker("text", in: Text("a")).environment == [])
    // What is set below holds below only.
    let outer = try maker("hstack", in: HStack { Group { Text("a") }.font(.title) })
    #expect(outer.environment == [])
  }

  private enum Accent: EnvironmentKey { static let defaultValue = 1 }

  @Test func theEnvironmentOfTheUsersOwn() throws {
    let view = Text("a").transformEnvironment(\.self) { $0[Accent.self] = 7 }
    #expect(try maker("text", in: view).environment == [BoxFact("Accent", "7")])
  }

  @Test(arguments: [
    (Font.headline, "headline"), (.body, "body"), (.system(size: 15.5), "system 15.5"),
    (.title.monospacedDigit(), "title monospacedDigit"), (.system(.body, design: .rounded), "body rounded"),
  ])
  func fonts(font: Font, words: String) throws {
    #expect(try maker("text", in: Group { Text("a") }.font(font)).environment == [BoxFact("font", words)])
  }

  @Test func contentThatIsMadeLater() throws {
    let view = VStack { GeometryReader { _ in Title().padding(8) }.bold() }
    let text = try maker("text", in: view)
    #expect(text.owner?.name == "Title.body")
    #expect(try maker("padding", in: view).name == "padding(_:)")
  }

  @Test func nothingIsRecordedUnasked() {
    let view = HStack {
      Title(); Text("b").padding()
    }
    let plain = LoweredView(view, metrics: .cells, environment: EnvironmentValues())
    #expect(plain.record == nil)
    // Recording makes no box and measures none.
    func work(_ isRecorded: Bool) -> [Int] {
      var lowered = LoweredView(
        view, metrics: .cells, environment: EnvironmentValues(), isRecorded: isRecorded)
      lowered.tree.layOut(lowered.root, proposal: BoxProposal(width: 30, height: 5))
      return [lowered.tree.count, lowered.tree.measuredBoxes]
    }
    #expect(work(false) == work(true))
  }
}
