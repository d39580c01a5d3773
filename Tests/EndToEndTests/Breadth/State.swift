// Property wrappers, environment, preferences, platform conditions and Foundation's names.
#if canImport(ActivityKit)
import ActivityKit
#endif
#if canImport(UIKit)
import UIKit
#endif
import Combine
import SwiftUI
import os

private let log = Logger(subsystem: "org.example.tea", category: "views")

final class Kettle: ObservableObject {
  @Published var degrees = 20
  @Published private(set) var name = "Kettle"
  private var cancellables: Set<AnyCancellable> = []
  var changes = 0

  init() {
    objectWillChange.sink { [weak self] in self?.changes += 1 }.store(in: &cancellables)
    $degrees
      .dropFirst()
      .removeDuplicates()
      .filter { $0 > 90 }
      .map { "Boiling at \($0)" }
      .assign(to: &$name)
  }
}

@Observable final class Cup {
  var isFull = true
}

struct KettleView: View {
  @ObservedObject var kettle: Kettle
  @StateObject private var own = Kettle()
  @EnvironmentObject private var shared: Kettle
  @Environment(Cup.self) private var cup
  @State private var taps = 0
  @State private var date: Date?
  @Binding var isOn: Bool
  @AppStorage("level") private var level = 3
  @GestureState private var drag = CGSize.zero
  @Namespace private var space
  @FocusState private var isFocused: Bool
  @ScaledMetric private var side = 16.0

  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    let _ = log.debug("drawing \(kettle.name, privacy: .public)")
    VStack(alignment: .leading) {
      Text("\(kettle.name), changed \(kettle.changes)")
      Text("own \(own.degrees), shared \(shared.degrees), cup \(cup.isFull ? "full" : "empty")")
      Text("level \(level), taps \(taps), on \(isOn ? "yes" : "no")")
      Text("side \(Int(side)), drag \(Int(drag.width))").matchedGeometryEffect(id: "side", in: space)
      Toggle("Bound", isOn: $isOn)
      Stepping(value: $own.degrees)
    }
    .onAppear { taps += 1 }
    .onChange(of: taps) { _, new in print(new) }
    .onReceive(timer) { date = $0 }
    .task { await Task.yield() }
    .onDisappear {}
    .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
    .focused($isFocused)
  }
}

struct Stepping: View {
  @Binding var value: Int

  var body: some View { Text("bound \(value)") }
}

@MainActor private func boiled() -> Kettle {
  let kettle = Kettle()
  kettle.degrees = 95
  kettle.degrees = 99
  return kettle
}

//= Boiling at 99, changed 4
//= own 20, shared 20, cup full
//= level 3, taps 0, on yes
//= side 16, drag 0
//= Bound
//= bound 20
#Preview("wrappers") {
  KettleView(kettle: boiled(), isOn: .constant(true)).environmentObject(Kettle()).environment(Cup())
}

private struct IsWatchKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isWatch: Bool {
    get { self[IsWatchKey.self] }
    set { self[IsWatchKey.self] = newValue }
  }

  @Entry var theme: String = "plain"
}

struct Reads: View {
  @Environment(\.isWatch) private var isWatch
  @Environment(\.theme) private var theme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.openURL) private var openURL
  @Environment(\.locale) private var locale

  var body: some View {
    Text("watch \(isWatch ? "yes" : "no"), \(theme), \(direction == .leftToRight ? "ltr" : "rtl")")
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Card: ViewModifier {
  var title: String

  func body(content: Content) -> some View {
    VStack(alignment: .leading) {
      Text(title)
      content
    }
  }
}

extension View {
  func card(_ title: String) -> some View { modifier(Card(title: title)) }

  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}

//= watch yes, plain, ltr
//= watch no, dark red, ltr
//= Title
//= inside
//= changed
//= measured
#Preview("environment, preferences, modifiers") {
  VStack(alignment: .leading) {
    Reads().environment(\.isWatch, true)
    Reads().environment(\.theme, "dark red")
    Text("inside").card("Title")
    Text("plain").if(true) { _ in Text("changed") }
    Text("measured").preference(key: WidthKey.self, value: 3).onPreferenceChange(WidthKey.self) { _ in }
      .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
      .accessibilityIdentifier("measured")
  }
}

//= phone
//= newest
//= kit
#Preview("conditions") {
  VStack(alignment: .leading) {
    #if os(iOS) && !targetEnvironment(macCatalyst)
    Text("phone")
    #else
    Text("other")
    #endif
    if #available(iOS 26.0, *) { Text("newest") } else { Text("old") }
    #if DEBUG
    Text("debug")
    #else
    Text("release")
    #endif
    #if canImport(UIKit) && canImport(WidgetKit) && !os(tvOS)
    Text("kit")
    #endif
  }
}

//= 9:41
//= 2 hr, 5 min
//= 1,234.50
//= 1 KB
//= 6.6 lb
//= Jan 9, 2026
//= Home
//= id true
//= example.com
#Preview("Foundation") {
  VStack(alignment: .leading) {
    Text(Names.clock.string(from: .now))
    Text(Names.length.string(from: 7500) ?? "")
    Text(Names.number.string(from: NSNumber(value: 1234.5)) ?? "")
    Text(ByteCountFormatter.string(fromByteCount: 1234, countStyle: .file))
    Text(Measurement(value: 3, unit: UnitMass.kilograms).formatted())
    Text(Date.now.formatted(date: .abbreviated, time: .omitted))
    Text(NSLocalizedString("Home", comment: ""))
    Text("id \(String(UUID() != UUID()))")
    Text(URLComponents(string: "https://example.com/a?b=c")?.host ?? "")
  }
}

enum Names {
  static let clock: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "H:mm"
    return formatter
  }()
  static let length: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .short
    return formatter
  }()
  static let number: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 2
    return formatter
  }()
  static let shared = UserDefaults(suiteName: "group.org.example.tea")
  static let folder = FileManager.default.containerURL(
    forSecurityApplicationGroupIdentifier: "group.org.example.tea")
  static let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
  static let isPreview = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
}

@available(*, unavailable)
func old() {}

@discardableResult @MainActor
func later(_ action: @escaping () -> Void) -> Task<Void, Never> {
  DispatchQueue.main.async { os_log("later") }
  return Task { action() }
}
