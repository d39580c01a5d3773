import Cells

extension Glyph {
  /// The glyph as text that cannot steer a terminal. Frames hold no control characters; should one get
  /// into a cell after all, the replacement character stands for it.
  var printable: String {
    PrintableText.make(string)
  }
}
