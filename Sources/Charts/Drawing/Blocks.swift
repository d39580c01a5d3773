/// Block characters that fill a part of a cell.
enum Blocks {
  /// Filled from the bottom by eighths, 1 to 8.
  static let lower: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// Filled from the leading edge by eighths, 1 to 8.
  static let leading: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
  /// Whole cells that tell series apart in frames without colour.
  static let shades: [Unicode.Scalar] = ["█", "▒", "░", "▓"]
}
