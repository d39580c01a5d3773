// Attributes, conditions and the environment as projects use them: each is seen in what is drawn.
import SwiftUI
import UIKit
import WidgetKit

private let old = Text("old")

private struct Conditions: View {
  var body: some View {
    Probes {
      Probe("#if", height: 16, old) { plain in
        #if os(iOS)
        Text("phone")
        #else
        plain
        #endif
      }
      Probe("#else", height: 16, old) { plain in
        #if os(macOS)
        plain
        #else
        Text("no Mac")
        #endif
      }
      Probe("#endif", height: 16, old) { plain in
        Text("first")
        #if os(macOS)
        plain
        #endif
      }
      Probe("#if os(iOS) && !targetEnvironment(macCatalyst)", height: 16, old) { plain in
        #if os(iOS) && !targetEnvironment(macCatalyst)
        Text("phone")
        #else
        plain
        #endif
      }
      Probe("#if canImport(ActivityKit)", height: 16, old) { plain in
        #if canImport(ActivityKit)
        Text("activities")
        #else
        plain
        #endif
      }
      Probe("#if canImport(UIKit)", height: 16, old) { plain in
        #if canImport(UIKit)
        Text("UIKit")
        #else
        plain
        #endif
      }
      Probe("#if os(iOS)", height: 16, old) { plain in
        #if os(iOS)
        Text("iOS")
        #else
        plain
        #endif
      }
      Probe("#if !targetEnvironment(macCatalyst)", height: 16, old) { plain in
        #if !targetEnvironment(macCatalyst)
        Text("no Mac")
        #else
        plain
        #endif
      }
      Probe("#if DEBUG", height: 16, old) { plain in
        #if DEBUG
        Text("debug")
        #else
        plain
        #endif
      }
      Probe("#if !os(tvOS)", height: 16, old) { plain in
        #if !os(tvOS)
        Text("no TV")
        #else
        plain
        #endif
      }
      Probe("#if canImport(WidgetKit)", height: 16, old) { plain in
        #if canImport(WidgetKit)
        Text("widgets")
        #else
        plain
        #endif
      }
    }
  }
}

#Preview("conditions of compiling") { Conditions() }

@available(iOS 17.0, *)
private struct Newer: View {
  var body: some View { Text("newer") }
}

private struct Available: View {
  var body: some View {
    Probes {
      Probe("@available", height: 16, old) { _ in Newer() }
      Probe("#available", height: 16, old) { plain in
        if #available(iOS 18.0, *) { Text("new") } else { plain }
      }
      Probe("#available(iOS 18.0, *)", height: 16, old) { plain in
        if #available(iOS 18.0, *) { Text("new") } else { plain }
      }
      Probe("#available(iOS 17.0, *)", height: 16, old) { plain in
        if #available(iOS 17.0, *) { Text("new") } else { plain }
      }
      Probe("#available(iOS 26.0, *)", height: 16, old) { plain in
        if #available(iOS 26.0, *) { Text("new") } else { plain }
      }
      Probe("#available(iOS 13.0, *)", height: 16, old) { plain in
        if #available(iOS 13.0, *) { Text("new") } else { plain }
      }
      Probe("#available(iOS 16.0, macOS 13.0, *)", height: 16, old) { plain in
        if #available(iOS 16.0, macOS 13.0, *) { Text("new") } else { plain }
      }
      Probe("#available(iOS 17.0, macOS 14.0, *)", height: 16, old) { plain in
        if #available(iOS 17.0, macOS 14.0, *) { Text("new") } else { plain }
      }
      Probe("#available(iOS 18, *)", height: 16, old) { plain in
        if #available(iOS 18, *) { Text("new") } else { plain }
      }
      Probe("#available(iOSApplicationExtension 18.0, iOS 18.0, *)", height: 16, old) { plain in
        if #available(iOSApplicationExtension 18.0, iOS 18.0, *) { Text("new") } else { plain }
      }
    }
  }
}

#Preview("conditions of running") { Available() }

private struct Twice<Content: View>: View {
  private let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View {
    HStack {
      content()
      content()
    }
  }
}

private struct Bound: View {
  @Binding var isOn: Bool

  var body: some View { Text(isOn ? "on" : "off") }
}

private struct Owner: View {
  @State private var isOn = true

  var body: some View { Bound(isOn: $isOn) }
}

private struct Stored: View {
  @AppStorage("probe") private var count = 4

  var body: some View { Text("stored \(count)") }
}

private final class Model: ObservableObject {
  @Published var text = "published"
}

private struct Observing: View {
  @ObservedObject var model: Model

  var body: some View { Text(model.text) }
}

@MainActor private func onMain() -> String { "main" }

@discardableResult private func noted(_ text: inout String) -> Int {
  text = "noted"
  return 1
}

private struct Size: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    switch size {
    case .large: Text("large")
    case .small: Text("small")
    @unknown default: Text("unknown")
    }
  }
}

private struct Keys: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.showsWidgetContainerBackground) private var showsWidgetContainerBackground
  @Environment(\.widgetRenderingMode) private var widgetRenderingMode
  @Environment(\.activityFamily) private var activityFamily

  var body: some View {
    Text(
      "\(colorScheme == .dark ? "dark" : "light") \(isLuminanceReduced ? 1 : 0)"
        + "\(showsWidgetContainerBackground ? 1 : 0)\(widgetRenderingMode == .accented ? 1 : 0)"
        + "\(activityFamily == .small ? 1 : 0)")
  }
}

private struct Attributes: View {
  var body: some View {
    Probes {
      Probe("@ViewBuilder", height: 16, old) { _ in Twice { Text("x") } }
      Probe("@escaping", height: 16, old) { _ in Twice { Text("y") } }
      Probe("@Binding", height: 16, old) { _ in Bound(isOn: .constant(true)) }
      Probe("@State", height: 16, old) { _ in Owner() }
      Probe("@AppStorage", height: 16, old) { _ in Stored() }
      Probe("@Published", height: 16, old) { _ in Observing(model: Model()) }
      Probe("@MainActor", height: 16, old) { _ in Text(onMain()) }
      Probe("@discardableResult", height: 16, old) { _ in
        var text = ""
        noted(&text)
        return Text(text)
      }
      Probe("@unknown", height: 16, old) { _ in Size().environment(\.dynamicTypeSize, .xxLarge) }
      Probe("@Environment", height: 16, Keys()) { $0.environment(\.colorScheme, .light) }
      Probe(#"@Environment(\.colorScheme)"#, height: 16, Keys()) { $0.environment(\.colorScheme, .light) }
      Probe(#"@Environment(\.isLuminanceReduced)"#, height: 16, Keys()) {
        $0.environment(\.isLuminanceReduced, true)
      }
      Probe(#"@Environment(\.showsWidgetContainerBackground)"#, height: 16, Keys()) {
        $0.environment(\.showsWidgetContainerBackground, false)
      }
      Probe(#"@Environment(\.widgetRenderingMode)"#, height: 16, Keys()) {
        $0.environment(\.widgetRenderingMode, .accented)
      }
      Probe(#"@Environment(\.activityFamily)"#, height: 16, Keys()) {
        $0.environment(\.activityFamily, .small)
      }
      Probe("activityFamily", height: 16, Keys()) { $0.environment(\.activityFamily, .small) }
    }
  }
}

#Preview("attributes and the environment") { Attributes() }
