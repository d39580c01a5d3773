import Cells
import Foundation
import StageLink
import SwiftUI

/// What is on the phone, in words: for somebody who listens to a terminal, or reads it line by line.
///
/// The surface and the state come first, then what is shown, in the order in which a screen reader goes through it.
@MainActor
struct SurfaceWords {
  let scene: PhoneScene
  let activity: String
  let layout: SurfaceLayout

  var lines: [String] { heading + content }

  /// Where one is.
  var heading: [String] {
    var place: [String] = []
    if let app = scene.app {
      return [
        "\(app.name), the app in front.",
        "\(scene.setting.screenName), \(scene.setting.appearance.rawValue).",
      ].map { PrintableText.make($0) }
    }
    if scene.preview.kind != .view { place.append(scene.setting.surface.title) }
    place.append("state \(scene.state + 1) of \(scene.preview.stateCount)")
    if scene.setting.isStale { place.append("stale") }
    if scene.setting.isRightToLeft { place.append("right to left") }
    var phone = [scene.setting.screenName, scene.setting.appearance.rawValue]
    if scene.setting.isLying { phone.append("lying") }
    return [
      place.joined(separator: ", ") + ".", "\(activity), preview \(scene.preview.name).",
      phone.joined(separator: ", ") + ".",
    ].map { PrintableText.make($0) }
  }

  /// What is shown and where a tap on it leads.
  var content: [String] {
    let contents = layout.bodies.flatMap { body in body.contents.map { (body, $0) } }
    var lines: [String] = []
    for body in layout.bodies {
      if body.isNeutral { lines.append("Another app's activity.") }
      for placed in body.contents {
        let elements = placed.content.speak(placed.proposal)
        let isAlone = contents.count == 1
        if !isAlone { lines.append(Self.name(of: placed.presentation) + ":") }
        let inner = SpokenElement.lines(of: elements, indent: isAlone ? 0 : 2)
        lines += inner.isEmpty ? [isAlone ? "Nothing is shown." : "  nothing"] : inner
      }
    }
    if lines.isEmpty { lines = ["Nothing is shown."] }
    if layout.isClipped { lines.append("Not all of it fits: the rest is cut off.") }
    if let url = layout.bodies.lazy.flatMap(\.contents).compactMap(\.content.widgetURL).first {
      lines.append("A tap opens \(PrintableText.make(url.absoluteString)).")
    }
    return lines
  }

  /// A presentation by the words of its name: a side of the compact island by its side.
  private static func name(of presentation: Presentation) -> String {
    var words: [String] = []
    for character in presentation.rawValue {
      if character.isUppercase || words.isEmpty {
        words.append(character.lowercased())
      } else {
        words[words.count - 1].append(character)
      }
    }
    if words.count > 1, words[0] == "compact" { words.removeFirst() }
    let name = words.joined(separator: " ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension LaidOutScene {
  /// The scene in words, a line each, see ``SurfaceWords``.
  ///
  /// - Parameters:
  ///   - activity: What the activity is called.
  ///   - isBare: Leaves out what the phone itself shows: its time.
  public func words(activity: String, isBare: Bool) -> [String] {
    let layout =
      scene.app.map { .app($0, scene.setting, on: device, screen: device.screen) } ?? self.layout
    let words = SurfaceWords(scene: scene, activity: activity, layout: layout)
    guard !isBare, scene.preview.kind != .view else { return words.lines }
    return words.heading + ["The time is \(PrintableText.make(scene.clock.time))."] + words.content
  }
}
