import Cells
import SwiftUI

/// Where the engine's own canvas is meant, SwiftUI cannot be imported.
typealias SpokenElement = SwiftUI.SpokenElement

extension SpokenElement {
  /// The element in words, a line each; what is in a group stands below its name, two blanks further in.
  func lines(indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    guard role == .group else { return [margin + PrintableText.make(sentence)] }
    let inner = Self.lines(of: children, indent: label.isEmpty ? indent : indent + 2)
    return label.isEmpty ? inner : [margin + PrintableText.make(sentence + ":")] + inner
  }

  /// Elements one after another; neighbouring groups of one name are one.
  static func lines(of elements: [SpokenElement], indent: Int = 0) -> [String] {
    var merged: [SpokenElement] = []
    for element in elements {
      if let last = merged.last, last.role == .group, element.role == .group, !element.label.isEmpty,
        last.label == element.label
      {
        merged[merged.count - 1].children += element.children
      } else {
        merged.append(element)
      }
    }
    return merged.flatMap { $0.lines(indent: indent) }
  }

  /// What it is, what it is called and what is said of it, in the order in which a screen reader tells it.
  private var sentence: String {
    var parts: [String] = []
    if !label.isEmpty { parts.append(label) }
    if let value, !value.isEmpty { parts.append(value) }
    switch role {
    case .toggle(let isOn): parts.append(isOn ? "on" : "off")
    case .link(let address) where !address.isEmpty: parts.append("opens \(address)")
    default: break
    }
    if isSelected { parts.append("selected") }
    if !isEnabled { parts.append("disabled") }
    var text = parts.joined(separator: ", ")
    if let kind { text = text.isEmpty ? kind : "\(kind): \(text)" }
    for more in [hint].compactMap(\.self) + details where !more.isEmpty { text += ". \(more)" }
    // A text of several lines is one thing.
    return text.split(whereSeparator: \.isNewline).joined(separator: ", ")
  }

  /// The word before the name; a text needs none.
  private var kind: String? {
    switch role {
    case .text: isHeading ? "Heading" : nil
    case .image: "Image"
    case .progress: "Progress"
    case .button: "Button"
    case .toggle: "Switch"
    case .link: "Link"
    case .group: nil
    }
  }
}
