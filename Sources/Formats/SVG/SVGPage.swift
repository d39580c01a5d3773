import Cells

/// Pictures of frames on one HTML page, with glyphs that all of them share.
///
///     var page = SVGPage()
///     let pictures = frames.map { page.picture(of: $0) }
///     let html = "<body>\(page.sharedDefinitions)\(pictures.joined())</body>"
///
/// The definitions are known once all pictures are made, and may stand anywhere on the page. A glyph's name
/// depends on the glyph alone, so that pages that are put together do not mix them up.
public struct SVGPage: Sendable {
  private var order: [GlyphKey] = []
  private var found: [GlyphKey: String] = [:]

  public init() {}

  /// An `<svg>` that uses the page's glyphs.
  ///
  /// - Parameters:
  ///   - title: What the picture shows, for `<title>`.
  ///   - paper: The colours of what the frame does not paint.
  public mutating func picture(of frame: Frame, title: String = "", paper: PicturePaper = .dark) -> String {
    Self.opening(frame, title: title) + body(of: frame, paper: paper) + "</svg>\n"
  }

  /// A picture with or without its text for those who do not see it.
  mutating func picture(of frame: Frame, isDescribed: Bool, paper: PicturePaper) -> String {
    isDescribed
      ? picture(of: frame, paper: paper)
      : Self.tag(frame, "aria-hidden=\"true\"") + body(of: frame, paper: paper) + "</svg>\n"
  }

  /// An `<svg>` without any size that holds the glyphs of all pictures made so far.
  public var sharedDefinitions: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" style=\"position:absolute\" "
      + "aria-hidden=\"true\">\n\(definitions)</svg>\n"
  }

  /// `<defs>` with the glyphs that were used; empty without any.
  var definitions: String {
    order.isEmpty ? "" : "<defs>\n" + order.map { found[$0]! + "\n" }.joined() + "</defs>\n"
  }

  /// The start of a picture, with what it says to those who do not see it.
  static func opening(_ frame: Frame, title: String) -> String {
    var text = tag(frame, "role=\"img\"")
    if !title.isEmpty { text += "<title>\(Markup.escaped(title))</title>\n" }
    return text + "<desc>\n\(Markup.escaped(TextFormat.string(for: frame.readable)))</desc>\n"
  }

  private static func tag(_ frame: Frame, _ role: String) -> String {
    let (width, height) = (frame.columns * 8, frame.rows * 16)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" \(role)>\n"
  }

  /// What is inside of a picture.
  mutating func body(of frame: Frame, paper: PicturePaper) -> String {
    let drawing = FrameDrawing(frame, paper: paper)
    var text =
      "<path fill=\"\(paper.background.hex)\" d=\"M0 0h\(frame.columns * 8)v\(frame.rows * 16)H0z\"/>\n"
    text += Self.group(drawing.backgrounds)
    text += Self.group(drawing.blocks)
    text += glyphs(of: drawing)
    text += Self.group(drawing.rules)
    return text
  }

  /// Rectangles, a path for each colour, their edges on whole pixels so that neighbours leave no gap.
  private static func group(_ fills: [FrameDrawing.Fill]) -> String {
    guard !fills.isEmpty else { return "" }
    var text = "<g shape-rendering=\"crispEdges\">\n"
    for (colour, fills) in byColour(fills, \.colour) {
      let steps = fills.map { fill in
        let rect = fill.rect
        let (left, top) = (number(rect.left), number(rect.top))
        return "M\(left) \(top)H\(number(rect.right))V\(number(rect.bottom))H\(left)z"
      }
      text += "<path fill=\"\(colour.hex)\" d=\"\(steps.joined())\"/>\n"
    }
    return text + "</g>\n"
  }

  private mutating func glyphs(of drawing: FrameDrawing) -> String {
    var text = ""
    for (colour, glyphs) in Self.byColour(drawing.glyphs, \.colour) {
      var uses = ""
      for glyph in glyphs where isDefined(glyph.key) {
        uses += "<use href=\"#\(glyph.key.name)\" x=\"\(glyph.column * 8)\" y=\"\(glyph.row * 16)\"/>"
      }
      if !uses.isEmpty { text += "<g fill=\"\(colour.hex)\">\(uses)</g>\n" }
    }
    return text
  }

  /// Defines a glyph that is used for the first time; answers whether there is anything to see of it.
  private mutating func isDefined(_ key: GlyphKey) -> Bool {
    if found[key] != nil { return true }
    switch FontLibrary.shared.withLock({ $0.picture(of: key) }) {
    case .blank: return false
    case .outline(let outline):
      guard !outline.isEmpty else { return false }
      found[key] = "<path id=\"\(key.name)\" transform=\"scale(.015625)\" d=\"\(Self.path(outline))\"/>"
    case .image(let image):
      let (rect, data) = (image.rect, PNGFormat.bytes(for: Raster(image)))
      found[key] =
        "<image id=\"\(key.name)\" x=\"\(Self.number(rect.left))\" y=\"\(Self.number(rect.top))\" "
        + "width=\"\(Self.number(rect.right - rect.left))\" height=\"\(Self.number(rect.bottom - rect.top))\" "
        + "href=\"data:image/png;base64,\(Base64.string(for: data))\"/>"
    }
    order.append(key)
    return true
  }

  /// A shape as path data, in steps from point to point.
  static func path(_ outline: Outline) -> String {
    var text = ""
    var (pen, start) = (Outline.Point(0, 0), Outline.Point(0, 0))
    func relative(_ points: Outline.Point...) -> String {
      var numbers = ""
      for point in points {
        for number in [point.x - pen.x, point.y - pen.y] {
          // A minus sign is enough between two numbers.
          numbers += numbers.isEmpty || number < 0 ? "\(number)" : " \(number)"
        }
      }
      return numbers
    }
    for step in outline.steps {
      switch step {
      case .move(let point):
        if !text.isEmpty {
          text += "z"
          pen = start
        }
        text += "m" + relative(point)
        (pen, start) = (point, point)
      case .line(let point):
        if point == pen { continue }
        text += "l" + relative(point)
        pen = point
      case .quadratic(let control, let point):
        text += "q" + relative(control, point)
        pen = point
      case .cubic(let first, let second, let point):
        text += "c" + relative(first, second, point)
        pen = point
      }
    }
    return text.isEmpty ? "" : text + "z"
  }

  /// A length in 1/64 pt as points.
  static func number(_ units: Int) -> String {
    units % PictureUnits.point == 0
      ? "\(units / PictureUnits.point)" : "\(Double(units) / Double(PictureUnits.point))"
  }

  /// Items of one colour together, in the order in which the colours are met.
  private static func byColour<Item>(_ items: [Item], _ colour: (Item) -> RGBA) -> [(RGBA, [Item])] {
    var places: [RGBA: Int] = [:]
    var result: [(RGBA, [Item])] = []
    for item in items {
      let colour = colour(item)
      if let place = places[colour] {
        result[place].1.append(item)
      } else {
        places[colour] = result.count
        result.append((colour, [item]))
      }
    }
    return result
  }
}
