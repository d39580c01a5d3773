extension Frame {
  /// The frame in the middle of a larger one, odd cells at the trailing and the bottom side, as content
  /// is centred everywhere. What is around it is blank.
  ///
  /// - Parameter size: at least as large as the frame.
  public func centred(in size: CellSize) -> Frame {
    precondition(size.columns >= columns && size.rows >= rows, "the room is at least as large as the frame")
    guard size != self.size else { return self }
    var frame = Frame(size: size, manner: manner)
    let (left, top) = ((size.columns - columns) / 2, (size.rows - rows) / 2)
    for row in 0..<rows {
      for column in 0..<columns { frame[left + column, top + row] = self[column, row] }
    }
    return frame
  }
}
