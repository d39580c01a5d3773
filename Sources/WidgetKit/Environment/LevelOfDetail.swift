import SwiftUI

/// How much a widget shows, by how far away people are from it.
public struct LevelOfDetail: Hashable, Sendable {
  private let name: String

  /// Everything.
  public static let `default` = LevelOfDetail(name: "default")
  /// What can be read from afar.
  public static let simplified = LevelOfDetail(name: "simplified")
}

private struct LevelOfDetailKey: EnvironmentKey {
  static var defaultValue: LevelOfDetail { .default }
}

extension EnvironmentValues {
  /// How much is to be shown.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }
}
