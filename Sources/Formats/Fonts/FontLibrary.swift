internal import CFontconfig
internal import CFreeType
internal import CUTF8Proc
import Cells
import Glibc
import Synchronization

/// Finds how glyphs look in the fonts of this machine, and draws shapes.
///
/// Letters are those of DejaVu Sans Mono, so large that they are as wide as a cell. What it lacks comes from
/// the fonts that fontconfig holds next best, made smaller where it would not fit; emoji come from a
/// font with colours. What no font has is an empty box.
final class FontLibrary {
  /// The one of the process: opening fonts costs more than drawing with them.
  static let shared = Mutex(FontLibrary())

  /// `nil` when there is no memory for it.
  private let freeType: FT_Library?
  private var chains: [FontChain.Purpose: FontChain] = [:]
  private var faces: [FontChain.Font: FontFace?] = [:]
  private var pictures: [GlyphKey: GlyphPicture] = [:]
  /// The em square that makes a letter of the first font as wide as a cell, in 1/64 pt.
  private lazy var size = cellSize()

  /// Glyphs that are kept; a frame has a few hundred at most.
  private static let mostPictures = 20_000

  private init() {
    var library: FT_Library?
    freeType = FT_Init_FreeType(&library) == 0 ? library : nil
  }

  deinit {
    faces = [:]
    if let freeType { FT_Done_FreeType(freeType) }
  }

  /// How a glyph looks.
  func picture(of key: GlyphKey) -> GlyphPicture {
    if let known = pictures[key] { return known }
    if pictures.count >= Self.mostPictures { pictures = [:] }
    let picture = draw(key)
    pictures[key] = picture
    return picture
  }

  private func draw(_ key: GlyphKey) -> GlyphPicture {
    let scalars = Self.scalars(of: key.glyph)
    guard let first = scalars.first else { return .blank }
    if let art = CellArt(first), scalars.count == 1 {
      return art.outline.isEmpty ? .blank : .outline(art.outline)
    }
    if Self.isBlank(first) { return .blank }
    if Self.isEmoji(key.glyph), let picture = emoji(scalars, key) { return picture }
    return text(scalars, key) ?? emoji(scalars, key) ?? .outline(Self.emptyBox(columns: key.columns))
  }

  // MARK: Text

  private func text(_ scalars: [Unicode.Scalar], _ key: GlyphKey) -> GlyphPicture? {
    guard let (face, number) = face(for: scalars[0], .text(isBold: key.isBold)) else { return nil }
    let embolden = key.isBold && !face.font.isBold ? size / 32 : 0
    guard face.setSize(size),
      var outline = face.outline(number, embolden: embolden, isSlanted: key.isItalic)
    else { return nil }
    let advance = face.advance
    for scalar in scalars.dropFirst() {
      guard let number = face.glyphNumber(scalar),
        let mark = face.outline(number, embolden: embolden, isSlanted: key.isItalic)
      else { continue }
      // Marks of a font with one width stand in a cell of their own; others stand before the pen.
      outline.append(mark.offset(face.advance == 0 ? advance : 0, 0))
    }
    return .outline(Self.fitted(outline, advance: advance, columns: key.columns))
  }

  /// Letters of two columns are drawn a little larger, for an em square is narrower than two cells.
  private static let wideFactor = 1.12

  /// The shape in the middle of its cells, made smaller where it is wider than they are.
  private static func fitted(_ outline: Outline, advance: Int, columns: Int) -> Outline {
    let room = Double(columns * PictureUnits.cellWidth)
    // Marks by themselves move no pen.
    let advance = advance == 0 ? room : Double(advance)
    var factor = min(columns == 2 ? wideFactor : 1, room / advance)
    // The first font's own letters are as wide as a cell but for what rounding takes.
    if abs(factor - 1) < 0.05 { factor = 1 }
    let left = Int(((room - advance * factor) / 2).rounded())
    if factor == 1 { return outline.offset(left, PictureUnits.baseline) }
    // The middle of capitals stays where it is.
    let middle = PictureUnits.cellHeight / 2 - PictureUnits.baseline
    return outline.mapped { point in
      Outline.Point(
        Int((Double(point.x) * factor).rounded()) + left,
        Int((Double(point.y - middle) * factor).rounded()) + middle + PictureUnits.baseline)
    }
  }

  /// What stands for a character that no font has.
  static func emptyBox(columns: Int) -> Outline {
    let (point, right) = (PictureUnits.point, columns * PictureUnits.cellWidth - PictureUnits.point)
    let (top, bottom) = (3 * point, PictureUnits.cellHeight - 3 * point)
    var box = Outline.polygon([(point, top), (right, top), (right, bottom), (point, bottom)])
    box.append(
      .polygon([
        (2 * point, top + point), (2 * point, bottom - point), (right - point, bottom - point),
        (right - point, top + point),
      ]))
    return box
  }

  // MARK: Emoji

  private func emoji(_ scalars: [Unicode.Scalar], _ key: GlyphKey) -> GlyphPicture? {
    guard let (face, first) = face(for: scalars[0], .emoji), face.setSize(size) else { return nil }
    // Fonts differ in whether a sequence holds the selector.
    let all = Array(key.glyph.string.unicodeScalars)
    let number =
      face.glyphNumber(all.filter { $0 != "\u{FE0F}" }) ?? face.glyphNumber(all) ?? first
    if face.isScalable {
      guard let outline = face.outline(number, embolden: 0, isSlanted: false), !outline.isEmpty else {
        return nil
      }
      return .outline(Self.fitted(outline, advance: face.advance, columns: key.columns))
    }
    guard let picture = face.picture(number) else { return nil }
    return .image(GlyphImage(picture, columns: key.columns))
  }

  /// Whether a glyph is meant to be a picture: by its own nature or by a variation selector.
  private static func isEmoji(_ glyph: Glyph) -> Bool {
    let scalars = glyph.string.unicodeScalars
    guard let first = scalars.first, first.value > 0x7F || scalars.count > 1 else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    return scalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation
  }

  // MARK: Fonts

  private func face(
    for scalar: Unicode.Scalar, _ purpose: FontChain.Purpose
  ) -> (face: FontFace, number: UInt32)? {
    for font in chain(purpose).fonts(with: scalar) {
      // Text is drawn in its own colour, and pictures are not.
      if font.hasColour != (purpose == .emoji) { continue }
      if let face = open(font), let number = face.glyphNumber(scalar) { return (face, number) }
    }
    return nil
  }

  private func chain(_ purpose: FontChain.Purpose) -> FontChain {
    if let chain = chains[purpose] { return chain }
    let chain = FontChain(purpose)
    chains[purpose] = chain
    return chain
  }

  private func open(_ font: FontChain.Font) -> FontFace? {
    if let face = faces[font] { return face }
    let face = freeType.flatMap { FontFace(font, library: $0) }
    faces[font] = .some(face)
    return face
  }

  private func cellSize() -> Int {
    let probe = 1000 * PictureUnits.point
    let usual = PictureUnits.cellWidth * 1000 / 602
    guard let font = chain(.text(isBold: false)).first, let face = open(font), face.setSize(probe),
      let number = face.glyphNumber("0"), face.outline(number, embolden: 0, isSlanted: false) != nil,
      face.advance > 0
    else { return usual }
    return probe * PictureUnits.cellWidth / face.advance
  }

  // MARK: Characters

  /// The scalars to draw: letters joined with their marks where Unicode has one character for both, and
  /// without selectors and joiners.
  private static func scalars(of glyph: Glyph) -> [Unicode.Scalar] {
    let all = composed(glyph.string).unicodeScalars
    return all.filter { !(0xFE00...0xFE0F).contains($0.value) && !isBlankFormat($0) }
  }

  private static func isBlankFormat(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format || TextWidth.isControl(scalar)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.value == 0x2800
  }

  /// Normalization form C.
  private static func composed(_ text: String) -> String {
    guard text.unicodeScalars.count > 1 else { return text }
    var text = text
    return text.withUTF8 { bytes in
      var result: UnsafeMutablePointer<utf8proc_uint8_t>?
      let options = utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
      let count = utf8proc_map(bytes.baseAddress, bytes.count, &result, options)
      defer { free(result) }
      guard count >= 0, let result else { return String(decoding: bytes, as: UTF8.self) }
      return String(decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
    }
  }

  // MARK: Shapes

  /// How much of each pixel a shape covers.
  ///
  /// - Parameter scale: Pixels a point.
  func coverage(of outline: Outline, scale: Int) -> Coverage? {
    guard let freeType, let bounds = outline.bounds else { return nil }
    let pixel = PictureUnits.point
    func floor(_ value: Int) -> Int { (value * scale - (value < 0 ? pixel - 1 : 0)) / pixel }
    let (left, top) = (floor(bounds.left), floor(bounds.top))
    let (width, height) = (floor(bounds.right) + 1 - left, floor(bounds.bottom) + 1 - top)
    var points: [Int32] = []
    var tags: [UInt8] = []
    var ends: [Int32] = []
    func add(_ point: Outline.Point, _ tag: UInt8) {
      points += [Int32(point.x * scale - left * pixel), Int32(point.y * scale - top * pixel)]
      tags.append(tag)
    }
    for step in outline.steps {
      switch step {
      case .move(let point):
        if !tags.isEmpty { ends.append(Int32(tags.count - 1)) }
        add(point, 1)
      case .line(let point): add(point, 1)
      case .quadratic(let control, let point):
        add(control, 0)
        add(point, 1)
      case .cubic(let first, let second, let point):
        add(first, 2)
        add(second, 2)
        add(point, 1)
      }
    }
    ends.append(Int32(tags.count - 1))
    // More points than FreeType counts; no character has them.
    guard tags.count <= Int(Int16.max) else { return nil }
    var values = [UInt8](repeating: 0, count: width * height)
    let error = islet_render_outline(
      freeType, points, tags, Int32(tags.count), ends, Int32(ends.count), &values, Int32(width),
      Int32(height))
    return error == 0 ? Coverage(left: left, top: top, width: width, height: height, values: values) : nil
  }
}

/// How much of each pixel of a rectangle is covered, 255 all of it.
struct Coverage: Hashable, Sendable {
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  var values: [UInt8]
}
