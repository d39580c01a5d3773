import ActivityKit
import Foundation
import SwiftUI

/// The attributes of the Live Activity that shows an alarm.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState

  /// Texts and buttons.
  public var presentation: AlarmPresentation
  /// What the app adds.
  public var metadata: Metadata?
  /// The colour that belongs to the app.
  public var tintColor: Color

  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }

  private enum CodingKeys: String, CodingKey { case presentation, metadata, tintColor }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    presentation = try fields.decode(AlarmPresentation.self, forKey: .presentation)
    metadata = try fields.value(Metadata.self, .metadata)
    tintColor = try fields.color(.tintColor)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(presentation, forKey: .presentation)
    try fields.encodeIfPresent(metadata, forKey: .metadata)
    try fields.encode(tintColor, .tintColor)
  }
}
