internal import CFreeType

/// A font that is open.
final class FontFace {
  let face: FT_Face
  let font: FontChain.Font
  /// Whether it holds shapes; else it holds pictures of a few sizes.
  let isScalable: Bool
  private lazy var ligatures = LigatureTable(table("GSUB"))

  /// `nil` when the file is no font that FreeType reads.
  init?(_ font: FontChain.Font, library: FT_Library) {
    var face: FT_Face?
    guard FT_New_Face(library, font.path, font.index, &face) == 0, let face else { return nil }
    self.face = face
    self.font = font
    isScalable = islet_is_scalable(face)
  }

  deinit { FT_Done_Face(face) }

  /// The number of a character's glyph; `nil` when there is none.
  func glyphNumber(_ scalar: Unicode.Scalar) -> UInt32? {
    let number = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    return number == 0 ? nil : number
  }

  /// The number of the glyph for a sequence of characters; `nil` when there is none.
  func glyphNumber(_ scalars: [Unicode.Scalar]) -> UInt32? {
    let numbers = scalars.compactMap { glyphNumber($0) }
    guard numbers.count == scalars.count else { return nil }
    return numbers.count == 1 ? numbers[0] : ligatures.ligature(of: numbers)
  }

  /// A table of the font; empty when it has none of that name.
  private func table(_ name: String) -> [UInt8] {
    let tag = name.utf8.reduce(FT_ULong(0)) { $0 << 8 | FT_ULong($1) }
    var length: FT_ULong = 0
    guard FT_Load_Sfnt_Table(face, tag, 0, nil, &length) == 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(length))
    return FT_Load_Sfnt_Table(face, tag, 0, &bytes, &length) == 0 ? bytes : []
  }

  /// Sets the height of the em square, in 1/64 pt.
  func setSize(_ size: Int) -> Bool {
    if isScalable { return FT_Set_Char_Size(face, 0, size, 72, 72) == 0 }
    // The largest picture is made smaller.
    let count = Int(face.pointee.num_fixed_sizes)
    guard count > 0, let sizes = face.pointee.available_sizes else { return false }
    let largest = (0..<count).max { sizes[$0].y_ppem < sizes[$1].y_ppem }!
    return FT_Select_Size(face, FT_Int(largest)) == 0
  }

  /// How far the glyph that was loaded last moves the pen, in 1/64 pt.
  var advance: Int { face.pointee.glyph.pointee.advance.x }

  /// The shape of a glyph, in 1/64 pt from where the pen is.
  ///
  /// - Parameters:
  ///   - embolden: Makes the strokes thicker by so much.
  ///   - isSlanted: Leans it by 12 degrees.
  func outline(_ number: UInt32, embolden: Int, isSlanted: Bool) -> Outline? {
    guard FT_Load_Glyph(face, number, FT_Int32(ISLET_LOAD_OUTLINE)) == 0, islet_slot_has_outline(face) else {
      return nil
    }
    let slot = face.pointee.glyph!
    if embolden > 0 { FT_Outline_Embolden(&slot.pointee.outline, embolden) }
    if isSlanted {
      var slant = FT_Matrix(xx: 0x1_0000, xy: 0x3670, yx: 0, yy: 0x1_0000)
      FT_Outline_Transform(&slot.pointee.outline, &slant)
    }
    return Self.steps(of: &slot.pointee.outline)
  }

  private static func steps(of outline: inout FT_Outline) -> Outline? {
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, result in FontFace.append(.move(FontFace.point(to)), to: result) }
    functions.line_to = { to, result in FontFace.append(.line(FontFace.point(to)), to: result) }
    functions.conic_to = { control, to, result in
      FontFace.append(.quadratic(FontFace.point(control), FontFace.point(to)), to: result)
    }
    functions.cubic_to = { first, second, to, result in
      FontFace.append(.cubic(FontFace.point(first), FontFace.point(second), FontFace.point(to)), to: result)
    }
    var result = Outline()
    let error = withUnsafeMutablePointer(to: &result) {
      FT_Outline_Decompose(&outline, &functions, $0)
    }
    return error == 0 ? result : nil
  }

  private static func append(_ step: Outline.Step, to result: UnsafeMutableRawPointer?) -> Int32 {
    result?.assumingMemoryBound(to: Outline.self).pointee.steps.append(step)
    return 0
  }

  /// FreeType counts upwards.
  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> Outline.Point {
    guard let vector else { return Outline.Point(0, 0) }
    return Outline.Point(vector.pointee.x, -vector.pointee.y)
  }

  /// The picture of a glyph as red, green, blue and alpha, the colours multiplied by alpha.
  func picture(_ number: UInt32) -> (width: Int, height: Int, pixels: [UInt8])? {
    guard FT_Load_Glyph(face, number, FT_Int32(ISLET_LOAD_COLOUR)) == 0, islet_slot_has_colours(face) else {
      return nil
    }
    let bitmap = face.pointee.glyph.pointee.bitmap
    let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    guard width > 0, height > 0, pitch >= 4 * width, let buffer = bitmap.buffer else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = buffer + row * pitch + 4 * column
        pixels += [pixel[2], pixel[1], pixel[0], pixel[3]]
      }
    }
    return (width, height, pixels)
  }
}
