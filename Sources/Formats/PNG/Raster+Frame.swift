import Cells

extension Raster {
  /// The pixels of a frame.
  init(_ frame: Frame, paper: PicturePaper) {
    let drawing = FrameDrawing(frame, paper: paper)
    self.init(
      width: Self.pixel(drawing.width), height: Self.pixel(drawing.height), colour: paper.background)
    fill(drawing.backgrounds)
    fill(drawing.blocks)
    let stamps = FontLibrary.shared.withLock { library in
      var stamps: [GlyphKey: Stamp] = [:]
      for glyph in drawing.glyphs where stamps[glyph.key] == nil {
        stamps[glyph.key] = Stamp(glyph.key, library)
      }
      return stamps
    }
    for glyph in drawing.glyphs {
      let x = Self.pixel(glyph.column * PictureUnits.cellWidth)
      let y = Self.pixel(glyph.row * PictureUnits.cellHeight)
      switch stamps[glyph.key] {
      case .coverage(let coverage): blend(coverage, x: x, y: y, glyph.colour)
      case .picture(let picture, let left, let top): blend(picture, x: x + left, y: y + top)
      case .nothing, nil: break
      }
    }
    fill(drawing.rules)
  }

  private mutating func fill(_ fills: [FrameDrawing.Fill]) {
    for item in fills {
      fill(
        left: Self.pixel(item.rect.left), top: Self.pixel(item.rect.top), right: Self.pixel(item.rect.right),
        bottom: Self.pixel(item.rect.bottom), item.colour)
    }
  }

  /// The nearest edge between pixels.
  private static func pixel(_ units: Int) -> Int {
    (units * PictureUnits.pixelsPerPoint + PictureUnits.point / 2) / PictureUnits.point
  }

  /// A glyph in pixels.
  private enum Stamp {
    case nothing
    case coverage(Coverage)
    case picture(Raster, left: Int, top: Int)

    init(_ key: GlyphKey, _ library: FontLibrary) {
      switch library.picture(of: key) {
      case .blank: self = .nothing
      case .outline(let outline):
        let coverage = library.coverage(of: outline, scale: PictureUnits.pixelsPerPoint)
        self = coverage.map { .coverage($0) } ?? .nothing
      case .image(let image):
        self = .picture(
          Raster(image).halved, left: Raster.pixel(image.rect.left), top: Raster.pixel(image.rect.top))
      }
    }
  }
}
