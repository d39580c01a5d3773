// Views that a widget may not hold: each is the prohibited mark with its name.
import SwiftUI
import UIKit

private struct Row: Identifiable, Hashable {
  let id: Int
  var name: String
}

private let rows = [Row(id: 1, name: "one")]

//= ⊘ ScrollView
//= ⊘ List
//= ⊘ List
//= ⊘ Form
//= ⊘ Table
//= ⊘ TabView
//= ⊘ TabView
//= ⊘ NavigationStack
//= ⊘ NavigationSplitView
//= ⊘ NavigationView
//= ⊘ NavigationLink
//= inside
#Preview("containers") {
  Containers()
}

private struct Containers: View {
  @State private var tab = 1

  var body: some View {
    VStack {
      ScrollView(.horizontal, showsIndicators: false) { Text("x") }
      List(rows) { Text($0.name) }.listStyle(.plain)
      List {
        Section("s") { ForEach(rows) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in } }
      }
      Form { Section { Text("x") } }.formStyle(.grouped)
      Table(rows) { TableColumn("name") { Text($0.name) } }
      TabView(selection: $tab) {
        Tab("a", systemImage: "star", value: 1) { Text("a") }
        Tab(value: 2, role: .search) { Text("b") }
        TabSection("more") { Tab("c", systemImage: "star", value: 3) { Text("c") } }
      }
      .tabViewStyle(.sidebarAdaptable)
      TabView { Text("a").tabItem { Label("a", systemImage: "star") } }
        .tabViewStyle(.page(indexDisplayMode: .always))
      NavigationStack { Text("x").navigationTitle("x").toolbar { ToolbarItem { Text("t") } } }
      NavigationSplitView {
        Text("x")
      } detail: {
        Text("y")
      }
      NavigationView { Text("x") }.navigationViewStyle(.stack)
      NavigationLink("x", destination: Text("y"))
      ScrollViewReader { _ in Text("inside") }
    }
  }
}

//= ⊘ TextField
//= ⊘ SecureField
//= ⊘ TextEditor
//= ⊘ Picker
//= ⊘ DatePicker
//= ⊘ MultiDatePicker
//= ⊘ ColorPicker
//= ⊘ Slider
//= ⊘ Stepper
//= ⊘ Menu
//= ⊘ EditButton
//= ⊘ PasteButton
//= ⊘ AsyncImage
//= ⊘ Marker
//= ⊘ Screen
#Preview("fields") { Fields() }

private struct Fields: View {
  @State private var text = ""
  @State private var date = Date.now
  @State private var dates: Set<DateComponents> = []
  @State private var colour = Color.red

  var body: some View {
    VStack {
      TextField("x", text: $text).textFieldStyle(.roundedBorder).keyboardType(.numberPad).submitLabel(.done)
      SecureField("x", text: $text).textContentType(.password)
      TextEditor(text: $text).textEditorStyle(.plain)
      Picker("x", selection: $text) { Text("a").tag("a") }.pickerStyle(.segmented)
      DatePicker("x", selection: $date).datePickerStyle(.graphical)
      MultiDatePicker("x", selection: $dates)
      ColorPicker("x", selection: $colour)
      Slider(value: .constant(0.5))
      Stepper("x", value: .constant(1))
      Menu("x") { Button("a") {} }.menuStyle(.button)
      EditButton()
      PasteButton(payloadType: String.self) { _ in }
      AsyncImage(url: nil)
      Marker()
      Screen()
    }
  }
}

private struct Marker: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = .red }
}

private struct Screen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
