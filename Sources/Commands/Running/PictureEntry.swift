import Cells
import Formats
import Foundation
import StageLink

/// A frame with its labels as text, to lie among finished frames until its picture is made.
///
/// Pictures are made last: one may show several frames, and fonts are looked for when the user's code has
/// done its part.
enum PictureEntry {
  private struct Label: Codable {
    var name: String
    var text: String?
    var number: Int?
  }

  private struct Record: Codable {
    var labels: [Label]
    var frame: Data
  }

  static func text(for labelled: LabelledFrame) throws -> String {
    let labels = labelled.labels.map { label in
      switch label.value {
      case .text(let text): Label(name: label.name, text: text)
      case .number(let number): Label(name: label.name, number: number)
      }
    }
    let record = Record(labels: labels, frame: Data(labelled.frame.bytes))
    return String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
  }

  static func frame(from text: String) throws -> LabelledFrame {
    let record = try JSONDecoder().decode(Record.self, from: Data(text.utf8))
    return LabelledFrame(
      try Frame(bytes: record.frame),
      labels: record.labels.map { label in
        label.number.map { .init(label.name, $0) } ?? .init(label.name, label.text ?? "")
      })
  }
}
