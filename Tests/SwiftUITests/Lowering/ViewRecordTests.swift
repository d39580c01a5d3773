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
    #expect(names == ["background(#FF453A)", "HStack", "padding(8)", "Text", "Color"])
  }

  @Test func modifiersUpToTheContainer() throws {
    let text = try maker("text", in: HStack { Text("a").font(.caption).padding(8) }.opacity(0.5))
    #expect(text.name == "Text" && !text.isModifier)
    #expect(text.modifiers == ["font(caption)", "padding(8)"])
    #expect(try maker("hstack", in: HStack { Text("a") }.opacity(0.5)).modifiers == ["opacity(0.5)"])
    let padding = try maker("padding", in: Text("a").padding(8).opacity(0.5))
    #expect(padding.isModifier && padding.modifiers == ["opacity(0.5)"])
  }

  private struct AccentKey: EnvironmentKey { static let defaultValue = 0 }

  private struct Own: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  /// A modifier is called as the source calls it, with what it was given.
  private static let calls: [(call: String, view: @MainActor (Text) -> AnyView)] = [
    ("padding()", { AnyView($0.padding()) }), ("padding(12)", { AnyView($0.padding(12)) }),
    ("padding(.horizontal, 12.5)", { AnyView($0.padding(.horizontal, 12.5)) }),
    ("padding([.top, .leading])", { AnyView($0.padding([.top, .leading])) }),
    (
      "padding(top: 4, trailing: 8)",
      { AnyView($0.padding(EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 8))) }
    ),
    ("safeAreaPadding(8)", { AnyView($0.safeAreaPadding(8)) }),
    ("scenePadding()", { AnyView($0.scenePadding()) }),
    ("frame(width: 140, height: 20)", { AnyView($0.frame(width: 140, height: 20)) }),
    (
      "frame(maxWidth: .infinity, minHeight: 8, alignment: .topLeading)",
      { AnyView($0.frame(maxWidth: .infinity, minHeight: 8, alignment: .topLeading)) }
    ),
    ("offset(y: -4)", { AnyView($0.offset(y: -4)) }),
    ("position(x: 10, y: 20)", { AnyView($0.position(x: 10, y: 20)) }),
    ("rotationEffect(.degrees(45))", { AnyView($0.rotationEffect(.degrees(45))) }),
    ("aspectRatio(1.5, contentMode: .fit)", { AnyView($0.aspectRatio(1.5, contentMode: .fit)) }),
    ("scaledToFit()", { AnyView($0.scaledToFit()) }), ("fixedSize()", { AnyView($0.fixedSize()) }),
    (
      "fixedSize(horizontal: true, vertical: false)",
      { AnyView($0.fixedSize(horizontal: true, vertical: false)) }
    ),
    ("layoutPriority(2)", { AnyView($0.layoutPriority(2)) }), ("zIndex(1)", { AnyView($0.zIndex(1)) }),
    ("opacity(0.25)", { AnyView($0.opacity(0.25)) }), ("hidden()", { AnyView($0.hidden()) }),
    ("clipShape(Capsule)", { AnyView($0.clipShape(Capsule())) }), ("clipped()", { AnyView($0.clipped()) }),
    ("cornerRadius(3)", { AnyView($0.cornerRadius(3)) }),
    ("mask(alignment: .top)", { AnyView($0.mask(alignment: .top) { Circle() }) }),
    (
      "background(#FF453A, in: RoundedRectangle)",
      { AnyView($0.background(.red, in: RoundedRectangle(cornerRadius: 4))) }
    ),
    ("overlay(alignment: .bottomTrailing)", { AnyView($0.overlay(alignment: .bottomTrailing) { Circle() }) }),
    ("border(#FF453A, width: 2)", { AnyView($0.border(.red, width: 2)) }),
    ("glassEffect()", { AnyView($0.glassEffect()) }),
    ("lineLimit(2)", { AnyView($0.lineLimit(2)) }), ("lineSpacing(3)", { AnyView($0.lineSpacing(3)) }),
    ("minimumScaleFactor(0.5)", { AnyView($0.minimumScaleFactor(0.5)) }),
    ("multilineTextAlignment(trailing)", { AnyView($0.multilineTextAlignment(.trailing)) }),
    ("truncationMode(middle)", { AnyView($0.truncationMode(.middle)) }),
    ("textCase(uppercase)", { AnyView($0.textCase(.uppercase)) }),
    ("dynamicTypeSize(xLarge)", { AnyView($0.dynamicTypeSize(.xLarge)) }),
    ("font(title bold)", { text in AnyView(Group { text }.font(.title.bold())) }),
    ("fontWeight(heavy)", { text in AnyView(Group { text }.fontWeight(.heavy)) }),
    ("fontDesign(.monospaced)", { text in AnyView(Group { text }.fontDesign(.monospaced)) }),
    ("monospacedDigit()", { text in AnyView(Group { text }.monospacedDigit()) }),
    ("foregroundStyle(#FF453A)", { text in AnyView(Group { text }.foregroundStyle(.red)) }),
    ("foregroundColor(#FF453A)", { text in AnyView(Group { text }.foregroundColor(.red)) }),
    ("tint(#FF453A)", { AnyView($0.tint(.red)) }),
    ("accentColor(#FF453A)", { AnyView($0.accentColor(.red)) }),
    ("disabled(true)", { AnyView($0.disabled(true)) }),
    ("controlSize(small)", { AnyView($0.controlSize(.small)) }),
    ("buttonStyle(BorderedProminentButtonStyle)", { AnyView($0.buttonStyle(.borderedProminent)) }),
    ("labelStyle(IconOnlyLabelStyle)", { AnyView($0.labelStyle(.iconOnly)) }),
    ("imageScale(large)", { AnyView($0.imageScale(.large)) }),
    ("redacted(reason: placeholder)", { AnyView($0.redacted(reason: .placeholder)) }),
    ("environment(colorScheme, light)", { AnyView($0.environment(\.colorScheme, .light)) }),
    ("tag(3)", { AnyView($0.tag(3)) }), ("gridCellColumns(2)", { AnyView($0.gridCellColumns(2)) }),
    ("preference(key: Own, value: 7)", { AnyView($0.preference(key: Own.self, value: 7)) }),
  ]

  @Test(arguments: calls.indices)
  func modifiersAreToldWithTheirValues(index: Int) throws {
    let (call, view) = Self.calls[index]
    let made = boxes(VStack { view(Text("a")) }).compactMap(\.maker)
    #expect(made.contains { $0.name == call || $0.modifiers.contains(call) }, "\(call): \(made)")
  }

  @Test func shapesAreCalledByTheirNames() throws {
    func first(_ view: some View) throws -> [String] {
      let maker = try maker("shape", in: view)
      return [maker.name] + maker.modifiers
    }
    #expect(try first(Circle()) == ["Circle"])
    #expect(try first(Circle().fill(.red)) == ["Circle", "fill(#FF453A)"])
    #expect(try first(Capsule().stroke(.red, lineWidth: 3)) == ["Capsule", "stroke(#FF453A, lineWidth: 3)"])
    #expect(
      try first(Rectangle().strokeBorder(.red)) == ["Rectangle", "strokeBorder(#FF453A, lineWidth: 1)"])
    #expect(try first(Circle().trim(from: 0, to: 0.5).stroke(.red))[0] == "Circle")
    #expect(
      try maker("fill", in: LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)).name
        == "LinearGradient")
    #expect(try maker("progress", in: ProgressView(value: 0.5)).name == "ProgressView")
  }

  @Test func valuesOfTheEnvironmentAreCalledAsOneReadsThem() throws {
    let view = Text("a").environment(\.accessibilityReduceMotion, true).transformEnvironment(\.self) {
      $0[AccentKey.self] = 4
    }
    let facts = try maker("text", in: HStack { view }).environment
    #expect(facts.map(\.name).sorted() == ["AccentKey", "accessibilityReduceMotion"])
  }

  @Test func membersOfAGroupHaveItsModifiers() throws {
    let view = HStack {
      Group {
        Text("a"); if true { Text("b") }
      }.opacity(0.5)
    }
    let texts = boxes(view).filter { $0.kind == "text" }
    #expect(texts.map { $0.maker?.modifiers ?? [] } == [["opacity(0.5)"], ["opacity(0.5)"]])
  }

  @Test func whatLiesBehindIsNotModifiedByIt() throws {
    let fill = try maker("fill", in: Text("a").background(Color.red.opacity(0.5)).bold())
    #expect(fill.name == "Color")
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
        "frame(width: 80)", "Framed",
      ])
    #expect(try maker("text", in: VStack { Title() }).owner?.descriptor != nil)
    // What a modifier is put on was made elsewhere.
    #expect(try maker("text", in: Title().modifier(Framed())).owner?.name == "Title.body")
    #expect(try maker("text", in: Card { Text("x").modifier(Framed()) }).owner?.name == "Card.body")
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
    #expect(try maker("padding", in: view).name == "padding(8)")
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
