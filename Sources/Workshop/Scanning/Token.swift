/// A piece of Swift source, as far as finding names needs it. Comments and strings leave no token but
/// for the code in interpolations.
struct Token: Hashable {
  enum Kind: UInt8 {
    /// A name or a keyword.
    case name
    /// A name in backticks, which is never a keyword; the range is what stands between them.
    case quotedName
    /// `#` and letters: a directive or a macro.
    case pound
    /// A number, a string or a regular expression: something that an operator may follow.
    case literal
    /// A run of operator characters.
    case operation
    /// Any other character by itself.
    case punctuation
  }

  var kind: Kind
  /// Bytes of the source.
  var range: Range<Int>
  /// The first token of its line.
  var startsLine: Bool
}
