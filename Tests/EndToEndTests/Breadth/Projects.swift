// What the files of whole projects bring along: Apple's system modules, the Objective-C runtime, UIKit's
// paths, phases and keyframes, and intents whose sentences depend on their parameters.
import ActivityKit
import AppIntents
import Darwin
import Foundation.NSDate
import SwiftUI
import UIKit.UIColor
import WidgetKit
import os.log

@objc(TideKeeper) @objcMembers
final class TideKeeper: NSObject {
  @objc static let shared = TideKeeper()
  private let log = OSLog(subsystem: "tide", category: "keeper")
  private(set) var heights: [NSNumber] = [1, 2.5]

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(refresh), name: UIApplication.didBecomeActiveNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(TideKeeper.note(_:)), name: UIApplication.willTerminateNotification,
      object: nil)
  }

  @objc func refresh() { os_log("%{public}@ heights", log: log, type: .debug, "two") }

  @objc private func note(_ notification: Notification) {}

  @MainActor func knock() {
    let task = UIApplication.shared.beginBackgroundTask(withName: "knock") {}
    UIImpactFeedbackGenerator(style: .soft).impactOccurred()
    UIApplication.shared.endBackgroundTask(task)
  }

  func metres(_ index: Int) -> CGFloat { CGFloat(truncating: heights[index]) }
}

struct CutCorners: Shape {
  var radius: CGFloat
  var corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath)
  }
}

struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    let outline = CGMutablePath()
    outline.move(to: CGPoint(x: rect.minX, y: rect.minY))
    outline.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    outline.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    outline.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    outline.closeSubpath()
    return Path(outline)
  }
}

//= heights 1 and 2.5
//= ⡞⠉⠉⠉⠉⠉⠉⠉⠉⢳
//= ⡇  high  ⢸
//= ⣇⣀⣀⣀⣀⣀⣀⣀⣀⣸
//= ⡏⠉⠉⠉⠉⢹
//= ⣇⣀⣀⣀⣀⣸
#Preview("keepers and corners") {
  VStack {
    Text(
      "heights \(TideKeeper.shared.metres(0), format: .number) and \(TideKeeper.shared.metres(1), format: .number)"
    )
    Text("high").frame(width: 80, height: 48)
      .background { CutCorners(radius: 16, corners: [.topLeft, .topRight]).stroke(.blue) }
    Wedge().stroke(.blue).frame(width: 48, height: 32)
  }
}

struct Swell {
  var offset = 0.0
  var scale = 1.0
}

//= low
//= high low
//= rest 0.5
//= still
//= normal large false
#Preview("phases and keyframes") {
  VStack(alignment: .leading) {
    PhaseAnimator(["low", "high"]) {
      Text($0)
    } animation: {
      $0 == "low" ? .easeIn : .spring(.bouncy)
    }
    Text("high").phaseAnimator([false, true], trigger: 1) { text, isUp in
      HStack {
        text; Text(isUp ? "up" : "low")
      }
    } animation: { _ in
      .timingCurve(UnitCurve.easeInOut, duration: 0.3)
    }
    Text("rest").keyframeAnimator(initialValue: Swell(offset: 0.5), repeating: true) { text, swell in
      HStack {
        text; Text(swell.offset, format: .number)
      }
    } keyframes: { _ in
      KeyframeTrack(\.offset) {
        CubicKeyframe(4, duration: 0.2)
        SpringKeyframe(0, duration: 0.4, spring: .snappy)
      }
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.2, duration: 0.3, timingCurve: .easeIn)
        MoveKeyframe(1)
      }
    }
    Text("still").keyframeAnimator(initialValue: 1.0, trigger: true) { text, opacity in
      text.opacity(opacity)
    } keyframes: { _ in
      LinearKeyframe(0.0, duration: 1)
    }
    Wishes().flipsForRightToLeftLayoutDirection(true).contentMargins(.horizontal, 8)
  }
}

struct Wishes: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.sizeCategory) private var category

  var body: some View {
    Text(
      "\(weight == nil ? "normal" : "bold") \(category == .large ? "large" : "other") \(String(reduceMotion))"
    )
  }
}

struct CountIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Up", default: true) var isUp: Bool
  @Parameter(title: "By", default: 2) var step: Int

  static var parameterSummary: some ParameterSummary {
    When(\.$isUp, .equalTo, true) {
      Summary("Count up by \(\.$step)")
    } otherwise: {
      Switch(\.$step) {
        Case(1) { Summary("Count down") }
        DefaultCase { Summary { \.$step } }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

//= ( Count )
//= 9:41 AM, 9:41 AM
//= Jan 9
//= half
#Preview("sentences and dates") {
  let time = { () -> DateFormatter in
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter
  }()
  VStack {
    Button("Count", intent: CountIntent()).buttonStyle(.bordered)
    Text("\(Date.now, formatter: time), \(String(localized: "\(Date.now, formatter: time)"))")
    Text(AttributedString(NSAttributedString(string: "Jan 9")))
    #if WIDGET_EXTENSION
    Text("half")
    #else
    Text("whole")
    #endif
  }
}

//= kept
@available(iOS 17.0, *)
@available(macOS, unavailable)
#Preview("behind attributes") { Text("kept") }
