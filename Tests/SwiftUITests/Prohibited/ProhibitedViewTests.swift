import BoxLayout
import Cells
import Foundation
import SwiftUI
import Testing

/// Each view in the forms that sources use, with plain imports, asserting on the frame.
@MainActor @Suite struct ProhibitedViewTests {
  private struct Item: Identifiable {
    let id: Int
    var name = "one"
  }

  private struct Dial: UIViewRepresentable {
    func makeUIView(context: Context) -> String { "dial" }
    func updateUIView(_ uiView: String, context: Context) {}
  }

  private struct Camera: UIViewControllerRepresentable {
    final class Coordinator {}

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> [Int] { [] }
    func updateUIViewController(_ controller: [Int], context: Context) {}
  }

  private let text = Binding.constant("")
  private let items = [Item(id: 1), Item(id: 2)]

  private func mark(_ view: some View) -> String {
    draw(view, width: 30, height: 1).trimmingCharacters(in: .whitespaces)
  }

  @Test func theMarkIsAYellowBoxWithARedSignAndTheName() {
    let frame = frame(ScrollView { Text("hidden") }, width: 16, height: 3, manner: .filled)
    #expect(frame.text == "\n  ⊘ ScrollView\n")
    #expect(frame[2, 1].foreground == RGBA(255, 69, 58))
    #expect(frame[4, 1].foreground == RGBA(0, 0, 0))
    for row in 0..<3 { #expect(frame[15, row].background == RGBA(255, 214, 10)) }
  }

  @Test func theMarkIsReportedOnce() {
    let view = VStack {
      TextEditor(text: text)
      TextEditor(text: text)
    }
    let lowered = LoweredView(view, metrics: .cells, environment: EnvironmentValues())
    #expect(
      lowered.notices == ["TextEditor cannot be part of a Live Activity; the prohibited mark stands for it."])
  }

  @Test func surroundingsDoNotChangeTheMark() {
    let hidden = Form { Text("a") }.redacted(reason: .placeholder).foregroundStyle(.green).font(.largeTitle)
    let frame = frame(hidden, width: 8, height: 1, manner: .filled)
    #expect(frame.text.contains("⊘ Form"))
    #expect(frame[1, 0].foreground == RGBA(255, 69, 58))
  }

  @Test func scrollViews() {
    #expect(mark(ScrollView(.horizontal, showsIndicators: false) { Text("a") }) == "⊘ ScrollView")
    #expect(
      mark(ScrollViewReader { proxy in ScrollView { Button("b") { proxy.scrollTo(1, anchor: .top) } } })
        == "⊘ ScrollView")
    #expect(mark(ScrollViewReader { _ in Text("plain") }) == "plain")
  }

  @Test func lists() {
    #expect(mark(List { Text("a") }) == "⊘ List")
    #expect(mark(List(items) { Text($0.name) }) == "⊘ List")
    #expect(mark(List(items, id: \.name) { Text($0.name) }) == "⊘ List")
    #expect(mark(List(0..<3) { Text("\($0)") }) == "⊘ List")
    #expect(mark(List(.constant(items)) { $item in TextField("n", text: $item.name) }) == "⊘ List")
    #expect(mark(List(items, selection: .constant(Int?.none)) { Text($0.name) }) == "⊘ List")
    #expect(mark(List(selection: .constant(Set<Int>())) { Text("a") }) == "⊘ List")
  }

  @Test func forms() {
    #expect(mark(Form { Section("S") { Toggle("t", isOn: .constant(true)) } }) == "⊘ Form")
  }

  @Test func textFields() {
    #expect(mark(TextField("Name", text: text)) == "⊘ TextField")
    #expect(mark(TextField("Name", text: text, prompt: Text("p"))) == "⊘ TextField")
    #expect(mark(TextField("Name", text: text, axis: .vertical)) == "⊘ TextField")
    #expect(mark(TextField(items[0].name, text: text)) == "⊘ TextField")
    #expect(mark(TextField("N", value: .constant(1), format: .number)) == "⊘ TextField")
    #expect(mark(TextField(text: text) { Image(systemName: "star") }) == "⊘ TextField")
    #expect(mark(SecureField("Code", text: text)) == "⊘ SecureField")
    #expect(mark(TextEditor(text: text)) == "⊘ TextEditor")
  }

  @Test func pickers() {
    let picker = Picker("P", selection: .constant(1)) {
      ForEach(0..<3) { Text("\($0)").tag($0) }
    }
    #expect(mark(picker) == "⊘ Picker")
    #expect(mark(Picker(selection: text, content: { Text("a") }, label: { Text("b") })) == "⊘ Picker")
    #expect(mark(DatePicker("D", selection: .constant(.now), displayedComponents: .date)) == "⊘ DatePicker")
    #expect(
      mark(DatePicker("D", selection: .constant(.now), in: Date.distantPast...Date.now)) == "⊘ DatePicker")
    #expect(mark(DatePicker("D", selection: .constant(.now), in: Date.distantPast...)) == "⊘ DatePicker")
    #expect(mark(MultiDatePicker("D", selection: .constant([]))) == "⊘ MultiDatePicker")
    #expect(mark(ColorPicker("C", selection: .constant(.red))) == "⊘ ColorPicker")
  }

  @Test func slidersAndSteppers() {
    #expect(mark(Slider(value: .constant(0.5))) == "⊘ Slider")
    #expect(mark(Slider(value: .constant(3.0), in: 0...10, step: 1)) == "⊘ Slider")
    let labelled = Slider(value: .constant(3.0), in: 0...10) {
      Text("l")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    #expect(mark(labelled) == "⊘ Slider")
    #expect(mark(Stepper("S", value: .constant(1))) == "⊘ Stepper")
    #expect(mark(Stepper("S \(1)", value: .constant(1), in: 0...5, step: 2)) == "⊘ Stepper")
    #expect(mark(Stepper(value: .constant(1), in: 0...5) { Text("s") }) == "⊘ Stepper")
    #expect(mark(Stepper("S", onIncrement: {}, onDecrement: nil)) == "⊘ Stepper")
  }

  @Test func menus() {
    #expect(mark(Menu("M") { Button("a") {} }) == "⊘ Menu")
    #expect(mark(Menu("M", systemImage: "star") { Button("a") {} }) == "⊘ Menu")
    #expect(
      mark(
        Menu {
          Button("a") {}
        } label: {
          Text("l")
        }) == "⊘ Menu")
  }

  @Test func navigation() {
    #expect(mark(NavigationStack { Text("a") }) == "⊘ NavigationStack")
    #expect(mark(NavigationStack(path: .constant([1])) { Text("a") }) == "⊘ NavigationStack")
    #expect(mark(NavigationStack(path: .constant(NavigationPath())) { Text("a") }) == "⊘ NavigationStack")
    #expect(mark(NavigationView { Text("a") }) == "⊘ NavigationView")
    #expect(
      mark(
        NavigationSplitView {
          Text("a")
        } detail: {
          Text("b")
        }) == "⊘ NavigationSplitView")
    #expect(mark(NavigationLink("L") { Text("a") }) == "⊘ NavigationLink")
    #expect(mark(NavigationLink(destination: Text("a")) { Text("l") }) == "⊘ NavigationLink")
    #expect(mark(NavigationLink("L", value: 1)) == "⊘ NavigationLink")
    #expect(mark(NavigationLink(value: 1) { Text("l") }) == "⊘ NavigationLink")
  }

  @Test func pathsKeepTheirValues() {
    var path = NavigationPath([1])
    path.append("two")
    #expect(path.count == 2)
    path.removeLast(2)
    #expect(path.isEmpty)
  }

  @Test func tabsAndTables() {
    #expect(mark(TabView { Text("a") }) == "⊘ TabView")
    #expect(mark(TabView(selection: .constant("b")) { Text("a").tag("b") }) == "⊘ TabView")
    let table = Table(items) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("\($0.id)") }
    }
    #expect(mark(table) == "⊘ Table")
  }

  @Test func picturesFromTheNetwork() {
    let url = URL(string: "https://example.com/a.png")
    #expect(mark(AsyncImage(url: url)) == "⊘ AsyncImage")
    let shaped = AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    #expect(mark(shaped) == "⊘ AsyncImage")
    let phased = AsyncImage(url: url) { phase in
      if let image = phase.image { image } else { Color.gray }
    }
    #expect(mark(phased) == "⊘ AsyncImage")
  }

  @Test func buttonsOfTheSystem() {
    #expect(mark(EditButton()) == "⊘ EditButton")
    #expect(mark(PasteButton(payloadType: String.self) { _ in }) == "⊘ PasteButton")
  }

  @Test func viewsOfUIKit() {
    #expect(mark(Dial()) == "⊘ Dial")
    #expect(mark(Camera().frame(width: 160)) == "⊘ Camera")
  }

  @Test func whatScreensPresentLeavesTheViewAsItIs() {
    let no = Binding.constant(false)
    let item = Binding.constant(Item?.none)
    let view = Text("a")
      .sheet(isPresented: no) { Text("b") }
      .sheet(item: item) { Text($0.name) }
      .fullScreenCover(isPresented: no) { Text("b") }
      .popover(isPresented: no) { Text("b") }
      .alert("Sure?", isPresented: no) { Button("OK") {} }
      .alert("Sure?", isPresented: no) {
        Button("OK") {}
      } message: {
        Text("m")
      }
      .confirmationDialog("Sure?", isPresented: no) { Button("OK") {} }
    #expect(mark(view) == "a")
    let screen = Text("a")
      .toolbar { Button("b") {} }
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("b") {} } }
      .toolbar {
        ToolbarItem { Text("b") }
        ToolbarItemGroup(placement: .bottomBar) { Text("b") }
      }
      .contextMenu { Button("b") {} }
      .swipeActions { Button("b") {} }
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .searchable(text: text)
      .refreshable {}
      .onSubmit {}
      .tabItem { Label("b", systemImage: "star") }
    #expect(mark(screen) == "a")
  }
}
