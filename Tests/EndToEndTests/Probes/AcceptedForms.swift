// Forms of modifiers that are accepted beside the ones in `AcceptedModifiers`, and those that are seen
// elsewhere: none of them changes a cell.
import Charts
import SwiftUI
import WidgetKit

private struct Item: Identifiable {
  let id = 1
}

private struct Failure: LocalizedError {}

private let key: LocalizedStringKey = "key"

private struct Equal: View, Equatable {
  var body: some View { Text("x") }
}

private struct Word: View {
  var body: some View { Text("12") }
}

private struct Spoken: View {
  @AccessibilityFocusState private var place: Int?

  var body: some View {
    Probes {
      Probe("1", Text("x")) {
        $0
          .accessibility(addTraits: .isButton)
          .accessibility(hint: Text("x"))
          .accessibility(removeTraits: .isButton)
          .accessibility(sortPriority: 1)
          .accessibilityAction(named: Text("x")) {}
          .accessibilityAction(named: String("x")) {}
      }
      Probe("2", Text("x")) {
        $0
          .accessibilityActivationPoint(CGPoint(x: 1, y: 1))
          .accessibilityCustomContent(AccessibilityCustomContentKey("x"), Text("y"))
          .accessibilityFocused($place, equals: 1)
          .accessibilityHidden(true, isEnabled: true)
          .accessibilityHint(Text("x"))
          .accessibilityHint(String("x"))
          .accessibilityHint(LocalizedStringResource("x"))
          .accessibilityCustomContent("x", Text("y"))
          .accessibilityCustomContent("x", String("y"))
          .accessibilityCustomContent(AccessibilityCustomContentKey("x"), "y")
          .accessibilityCustomContent(AccessibilityCustomContentKey("x"), String("y"))
      }
      Probe("3", Text("x")) {
        $0
          .accessibilityHint(key)
          .accessibilityInputLabels([key])
          .accessibilityInputLabels([String("x")])
          .accessibilityValue(key)
          .accessibilityValue(String("x"))
          .accessibilityValue(LocalizedStringResource("x"))
      }
      Probe("labels", Text("x")) {
        $0
          .accessibility(label: Text("x"))
          .accessibilityLabel(Text("x"))
          .accessibilityLabel(key)
          .accessibilityLabel(String("x"))
          .accessibilityLabel(Text("x"), isEnabled: true)
          .accessibilityLabel(LocalizedStringResource("x"))
      }
      Probe("letters", Word()) { $0.monospacedDigit().monospaced().fontDesign(.rounded) }
      Probe("background of accessories", Color.clear) { $0.background { AccessoryWidgetBackground() } }
      Probe("equatable", Equal()) { $0.equatable() }
    }
  }
}

#Preview("speech and letters") { Spoken() }

private struct Presented: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var item: Item?
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Probes {
      Probe("4", Text("x")) {
        $0
          .alert(Text("x"), isPresented: $isOn) {}
          .alert(String("x"), isPresented: $isOn) {}
          .alert(Text("x"), isPresented: $isOn) {
          } message: {
            Text("x")
          }
          .alert(String("x"), isPresented: $isOn) {
          } message: {
            Text("x")
          }
      }
      Probe("5", Text("x")) {
        $0
          .alert("x", isPresented: $isOn, presenting: item) { _ in
          } message: { _ in
            Text("x")
          }
          .alert(isPresented: $isOn, error: Failure()) {}
          .alert(item: $item) { _ in Alert(title: Text("x")) }
          .confirmationDialog(Text("x"), isPresented: $isOn) {
          } message: {
            Text("x")
          }
          .confirmationDialog("x", isPresented: $isOn) {
          } message: {
            Text("x")
          }
      }
      Probe("6", Text("x")) {
        $0
          .confirmationDialog(Text("x"), isPresented: $isOn, titleVisibility: .visible) {}
          .confirmationDialog("x", isPresented: $isOn, titleVisibility: .visible) {}
          .fullScreenCover(item: $item) { _ in Text("x") }
          .presentationBackground { Color.red }
          .presentationDetents([.medium], selection: $detent)
          .searchable(text: $text, prompt: Text("x"))
      }
      Probe("7", Text("x")) {
        $0
          .searchable(text: $text, placement: .automatic, prompt: key)
          .searchable(text: $text, placement: .automatic, prompt: String("x"))
          .searchable(text: $text, placement: .automatic, prompt: Text("x"))
          .toolbar(id: "x") { ToolbarItem { Text("x") } }
          .toolbar(removing: .title)
          .searchable(text: $text, prompt: String("x"))
          .badge(String("x"))
          .badge(key)
      }
      Probe("11", Text("x")) {
        $0
          .alert(String("x"), isPresented: $isOn, presenting: item) { _ in }
          .alert(String("x"), isPresented: $isOn, presenting: item) { _ in
          } message: { _ in
            Text("x")
          }
          .alert(Text("x"), isPresented: $isOn, presenting: item) { _ in }
          .alert(Text("x"), isPresented: $isOn, presenting: item) { _ in
          } message: { _ in
            Text("x")
          }
          .alert(isPresented: $isOn, error: Failure()) { _ in
          } message: { _ in
            Text("x")
          }
      }
      Probe("12", Text("x")) {
        $0
          .confirmationDialog(String("x"), isPresented: $isOn) {}
          .confirmationDialog(String("x"), isPresented: $isOn) {
          } message: {
            Text("x")
          }
          .confirmationDialog(String("x"), isPresented: $isOn, presenting: item) { _ in }
          .confirmationDialog(String("x"), isPresented: $isOn, presenting: item) { _ in
          } message: { _ in
            Text("x")
          }
      }
      Probe("13", Text("x")) {
        $0
          .confirmationDialog("x", isPresented: $isOn, presenting: item) { _ in }
          .confirmationDialog("x", isPresented: $isOn, presenting: item) { _ in
          } message: { _ in
            Text("x")
          }
          .confirmationDialog(Text("x"), isPresented: $isOn, presenting: item) { _ in }
          .confirmationDialog(Text("x"), isPresented: $isOn, presenting: item) { _ in
          } message: { _ in
            Text("x")
          }
      }
    }
  }
}

#Preview("presented") { Presented() }

private final class Draft: ObservableObject {}

@Observable private final class Note {}

private struct NoteKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  @Entry fileprivate var number: Binding<Int>?
}

private struct Focused: View {
  @FocusedValue(\.note) private var note
  @FocusedValue(Note.self) private var object
  @FocusedBinding(\.number) private var number
  @FocusedObject private var draft: Draft?

  var body: some View {
    Probes {
      Probe("14", Text("x \(note ?? "-") \(number ?? 0) \(object == nil) \(draft == nil)")) {
        $0
          .focusedValue(\.note, "a")
          .focusedValue(\.note, nil)
          .focusedValue(Note())
          .focusedSceneValue(\.note, "a")
          .focusedSceneValue(\.note, nil)
          .focusedSceneValue(Note())
      }
      Probe("15", Text("x")) {
        $0
          .focusedObject(Draft())
          .focusedObject(draft)
          .focusedSceneObject(Draft())
          .focusedSceneObject(draft)
      }
    }
  }
}

#Preview("focused") { Focused() }

private struct Loud: TextAttribute {}

private struct Wave: TextRenderer {
  var strength = 1.0

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      context.draw(line)
      for run in line where run[Loud.self] != nil {
        context.draw(run)
        for slice in run { context.draw(slice, options: .disablesSubpixelQuantization) }
      }
    }
  }
}

private let noLines: [Text.Layout.Line] = []

private struct Rendered: View {
  var body: some View {
    Probes {
      Probe("16", Text("word")) { $0.customAttribute(Loud()).textRenderer(Wave()) }
      Probe("17", Canvas { context, _ in context.fill(Path(square), with: .color(.red)) }) { _ in
        Canvas { context, _ in
          context.fill(Path(square), with: .color(.red))
          for line in noLines {
            context.draw(line)
            for run in line {
              context.draw(run)
              for slice in run { context.draw(slice) }
            }
          }
        }
      }
    }
  }
}

#Preview("rendered") { Rendered() }

private struct Gone: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

private struct Moved: View {
  @State private var position = ScrollPosition()
  @State private var range: ClosedRange<Int>?

  var body: some View {
    Probes {
      Probe("8", Text("x")) {
        $0
          .contentMargins(8, for: .scrollContent)
          .contentMargins(.leading, 8, for: .scrollContent)
          .contentMargins(.leading, EdgeInsets(), for: .scrollContent)
          .gesture(TapGesture(), isEnabled: false)
          .help(Text("x"))
          .help(key)
          .help(String("x"))
      }
      Probe("9", Text("x")) {
        $0
          .listItemTint(.red)
          .listItemTint(.monochrome)
          .navigationBarItems(leading: Text("x"), trailing: Text("y"))
          .navigationBarItems(trailing: Text("y"))
          .navigationBarTitle(Text("x"))
          .navigationBarTitle(key)
      }
      Probe("10", Text("x")) {
        $0
          .navigationBarTitle(String("x"))
          .navigationBarTitle(Text("x"), displayMode: .inline)
          .navigationBarTitle(key, displayMode: .inline)
          .navigationBarTitle(String("x"), displayMode: .inline)
          .navigationSplitViewColumnWidth(min: 1, ideal: 2, max: 3)
          .navigationSubtitle(Text("x"))
      }
      Probe("11", Text("x")) {
        $0
          .navigationSubtitle(key)
          .navigationSubtitle(String("x"))
          .navigationTitle(Text("x"))
          .navigationTitle(key)
          .navigationTitle(String("x"))
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { _ in
          }
      }
      Probe("12", Text("x")) {
        $0
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { _, _ in
          }
          .scrollIndicatorsFlash(trigger: 1)
          .scrollPosition($position, anchor: .top)
          .sensoryFeedback(.success, trigger: 1) { _, _ in true }
          .transition(.opacity)
          .transition(AnyTransition.move(edge: .top))
          .transition(Gone())
      }
      Probe("13", Text("x")) {
        $0
          .widgetLabel(key)
          .widgetLabel(String("x"))
          .widgetLabel { Text("x") }
      }
      Probe("13b", Text("x")) {
        $0
          .controlWidgetActionHint(key)
          .controlWidgetActionHint(Text("x"))
          .controlWidgetActionHint(String("x"))
          .controlWidgetActionHint(LocalizedStringResource("x"))
          .controlWidgetStatus(key)
          .controlWidgetStatus(Text("x"))
          .controlWidgetStatus(String("x"))
          .controlWidgetStatus(LocalizedStringResource("x"))
      }
      Probe("14", height: 96, Chart { BarMark(x: .value("x", 1), y: .value("y", 1)) }) {
        $0
          .chartScrollPosition(initialX: 1)
          .chartSymbolSizeScale(domain: ["a"], range: [10.0])
          .chartXSelection(range: $range)
      }
    }
  }
}

#Preview("moved") { Moved() }

private let word = Text("word")

private struct Members: View {
  var body: some View {
    Probes {
      Probe("fonts", word.font(.body)) { _ in
        word.font(
          .body.leading(.loose).lowercaseSmallCaps().uppercaseSmallCaps().width(.condensed).monospaced()
            .monospacedDigit())
      }
      Probe("texts", word) {
        $0.baselineOffset(2).textScale(.secondary).fontDesign(.rounded).monospaced()
      }
      Probe("pictures", Image("Brand")) { $0.antialiased(true).interpolation(.high) }
      Probe("styles", Rectangle().fill(.red)) { _ in
        Rectangle().fill(Color.red.blendMode(.multiply).in(.zero).shadow(.drop(radius: 2)))
      }
      Probe("styles by name", Rectangle()) { _ in
        Rectangle().fill(.blendMode(.multiply)).overlay(Rectangle().fill(.shadow(.drop(radius: 2))))
      }
      Probe("filters", Canvas { context, _ in context.fill(Path(square), with: .color(.red)) }) { _ in
        Canvas { context, _ in
          context.addFilter(.blur(radius: 2))
          context.fill(Path(square), with: .color(.red))
        }
      }
      Probe("marks", height: 96, Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }) { _ in
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 1)).accessibilityHidden(true)
            .accessibilityIdentifier("x").accessibilityLabel(Text("x")).accessibilityLabel(key)
            .accessibilityLabel(String("x")).accessibilityValue(Text("x")).accessibilityValue(key)
            .accessibilityValue(String("x"))
        }
      }
      Probe("looks of marks", height: 96, Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }) { _ in
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 1)).alignsMarkStylesWithPlotArea()
            .mask { RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 1)) }
            .blendMode(.multiply).blur(radius: 1).clipShape(Circle()).compositingLayer()
            .shadow(radius: 2)
        }
      }
    }
  }
}

private let square = CGRect(x: 0, y: 0, width: 32, height: 32)

#Preview("members") { Members() }
