import Cells
internal import _FoundationICU

/// What Unicode says of text that runs from right to left: the order of its glyphs in a line (UAX #9) and
/// the forms of letters that join.
enum WritingDirection {
  /// Whether a scalar belongs to a script that runs from right to left, or turns text that way.
  static func isRightToLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x590: false
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Whether a scalar decides the direction of its paragraph, and which; `nil` for digits, marks and signs.
  static func strongDirection(_ scalar: UInt32) -> Bool? {
    switch swift_u_charDirection(UChar32(bitPattern: scalar)) {
    case U_LEFT_TO_RIGHT: false
    case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC: true
    default: nil
    }
  }

  /// The text with its Arabic letters in the forms in which they join, lam and alef as the one sign they
  /// make: a terminal draws each cell by itself.
  static func joined(_ text: String) -> String {
    let source = Array(text.utf16)
    // Nothing here becomes longer.
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: source.count + 1) { buffer in
      var status = U_ZERO_ERROR
      let length = swift_u_shapeArabic(
        source, Int32(source.count), buffer.baseAddress, Int32(buffer.count),
        UInt32(U_SHAPE_LETTERS_SHAPE | U_SHAPE_LENGTH_GROW_SHRINK | U_SHAPE_TEXT_DIRECTION_LOGICAL), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return text }
      return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
  }

  /// The places of a line's glyphs from left to right, and whether each is mirrored there.
  ///
  /// - Parameter scalars: The first scalar of each glyph, in reading order.
  static func visualOrder(
    of scalars: [UInt32], isRightToLeft: Bool
  ) -> [(position: Int, isMirrored: Bool)] {
    guard let bidi = swift_ubidi_open() else { return scalars.indices.map { ($0, false) } }
    defer { swift_ubidi_close(bidi) }
    let units = scalars.map(unit)
    return units.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      let count = Int32(units.count)
      swift_ubidi_setPara(bidi, units.baseAddress, count, isRightToLeft ? 1 : 0, nil, &status)
      var map = [Int32](repeating: 0, count: units.count)
      swift_ubidi_getVisualMap(bidi, &map, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return units.indices.map { ($0, false) } }
      return map.map { (Int($0), swift_ubidi_getLevelAt(bidi, $0) & 1 == 1) }
    }
  }

  /// The sign that stands in a line's place instead of one, such as a bracket that opens the other way.
  static func mirrored(_ scalar: UInt32) -> Unicode.Scalar? {
    Unicode.Scalar(UInt32(bitPattern: swift_u_charMirror(UChar32(bitPattern: scalar))))
  }

  /// One unit of UTF-16 for a scalar; beyond the first plane, one of the same direction.
  private static func unit(_ scalar: UInt32) -> UInt16 {
    if let unit = UInt16(exactly: scalar) { return unit }
    return switch strongDirection(scalar) {
    case true?: 0x5D0
    case false?: 0x61
    case nil: 0x2022
    }
  }
}
