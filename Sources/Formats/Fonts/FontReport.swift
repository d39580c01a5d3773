/// Which fonts of this machine the letters of a picture come from.
public struct FontReport: Hashable, Sendable {
  /// The family that pictures are made for.
  public static let family = FontChain.family

  /// The file of the first font for letters; `nil` where there is no font at all.
  public let text: String?
  /// Whether that one is of the family that pictures are made for.
  public let isWanted: Bool
  /// The file of the first font with emoji in colour; `nil` where there is none.
  public let emoji: String?

  /// Asks fontconfig.
  public init() {
    let font = FontChain(.text(isBold: false)).first
    text = font?.path
    isWanted = font.map { $0.family == Self.family } ?? false
    emoji = FontChain(.emoji).fonts(with: "\u{1F600}").first { $0.hasColour }?.path
  }
}
