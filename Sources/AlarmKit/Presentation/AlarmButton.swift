import Foundation
import FoundationGaps
import SwiftUI

/// How a button of an alarm looks.
public struct AlarmButton: Sendable {
  /// The title.
  public var text: LocalizedStringResource
  /// The colour of the title.
  public var textColor: Color
  /// The name of an SF Symbol, for where a title has no room.
  public var systemImageName: String

  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.textColor = textColor
    self.systemImageName = systemImageName
  }
}

extension AlarmButton: Codable {
  private enum CodingKeys: String, CodingKey { case text, textColor, systemImageName }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    text = try fields.text(.text)
    textColor = try fields.color(.textColor)
    systemImageName = try fields.decode(String.self, forKey: .systemImageName)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(text, .text)
    try fields.encode(textColor, .textColor)
    try fields.encode(systemImageName, forKey: .systemImageName)
  }
}
