extension Canvas {
  /// Paints a picture over a rectangle of cells, in the quarters of each.
  ///
  /// A cell shows two colours. Where a picture has more of them in one, its quarters are put into the two
  /// groups whose means come nearest to it.
  public mutating func draw(_ picture: Picture, in rect: CellRect, _ painting: PicturePainting) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty, opacity > 0 else { return }
    let sampler = PictureSampler(picture, painting, columns: rect.columns, rows: rect.rows)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        let seen = mask?[column, row] ?? 0b1111
        guard seen != 0 else { continue }
        let index = row * size.columns + column
        paint(
          sampler.quarters(column: column - rect.column, row: row - rect.row), seen: seen, at: index)
      }
    }
  }

  private mutating func paint(_ colours: [RGBA], seen: UInt8, at index: Int) {
    let behind = cells[index].quarters
    let below = [behind.0, behind.1, behind.2, behind.3]
    // What is seen in each quarter that is painted at all.
    var painted: [(quarter: UInt8, colour: RGBA)] = []
    for quarter in 0..<4 where seen & (1 << UInt8(quarter)) != 0 {
      let colour = colours[quarter].opacity(opacity)
      if !colour.isClear { painted.append((1 << UInt8(quarter), colour.over(below[quarter]))) }
    }
    guard !painted.isEmpty else { return }
    let mostIsOpaque = painted.count > 2 && colours.allSatisfy { $0.alpha >= 128 }
    // A third colour has no room beside what a clip leaves of the cell.
    let groups = painted.count == 4 ? QuarterGroups.nearest(painted.map(\.colour)) : [0b1111]
    for group in groups {
      let members = painted.indices.filter { group & (1 << UInt8($0)) != 0 }
      let colour = RGBA.mean(members.map { painted[$0].colour })
      let quarters = members.reduce(UInt8(0)) { $0 | painted[$1].quarter }
      set(colour, quarters: quarters, at: index, coversGlyph: mostIsOpaque)
    }
  }
}

/// Which quarters of a cell share a colour.
private enum QuarterGroups {
  /// The one or two groups, as bits, whose means come nearest to four colours.
  static func nearest(_ colours: [RGBA]) -> [UInt8] {
    if colours.allSatisfy({ $0 == colours[0] }) { return [0b1111] }
    var (best, least) = (UInt8(0b1111), Int.max)
    // The last quarter is in the second group: the other half of the groupings are the same ones again.
    for group in UInt8(1)...7 {
      let error = spread(colours, group) + spread(colours, ~group & 0b1111)
      if error < least { (best, least) = (group, error) }
    }
    return [best, ~best & 0b1111]
  }

  /// How far the members of a group are from their mean, squared.
  private static func spread(_ colours: [RGBA], _ group: UInt8) -> Int {
    let members = (0..<4).filter { group & (1 << UInt8($0)) != 0 }.map { colours[$0] }
    let mean = RGBA.mean(members)
    return members.reduce(0) { sum, colour in
      let (red, green, blue, alpha) = (
        Int(colour.red) - Int(mean.red), Int(colour.green) - Int(mean.green),
        Int(colour.blue) - Int(mean.blue), Int(colour.alpha) - Int(mean.alpha)
      )
      return sum + red * red + green * green + blue * blue + alpha * alpha
    }
  }
}

extension RGBA {
  /// The mean of some colours, each counted by its alpha.
  static func mean(_ colours: [RGBA]) -> RGBA {
    guard colours.count > 1 else { return colours.first ?? .clear }
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for colour in colours {
      let weight = Int(colour.alpha)
      red += Int(colour.red) * weight
      green += Int(colour.green) * weight
      blue += Int(colour.blue) * weight
      alpha += weight
    }
    guard alpha > 0 else { return .clear }
    func byte(_ sum: Int) -> UInt8 { UInt8((sum + alpha / 2) / alpha) }
    return RGBA(byte(red), byte(green), byte(blue), UInt8(alpha / colours.count))
  }
}

/// Answers the colours of a picture by the quarters of the cells it lies over.
private struct PictureSampler {
  let picture: Picture
  let painting: PicturePainting
  let columns: Int
  let rows: Int
  /// Pixels a quarter, across and down.
  private let stepX: Double
  private let stepY: Double

  init(_ picture: Picture, _ painting: PicturePainting, columns: Int, rows: Int) {
    self.picture = picture
    self.painting = painting
    self.columns = columns
    self.rows = rows
    var (across, down) = (Double(columns), Double(rows))
    if case .tiled(let columns, let rows) = painting.extent {
      (across, down) = (max(1, columns), max(1, rows))
    }
    stepX = Double(picture.width) / (across * 2)
    stepY = Double(picture.height) / (down * 2)
  }

  func quarters(column: Int, row: Int) -> [RGBA] {
    (0..<4).map { quarter in
      let (x, y) = (column * 2 + quarter % 2, row * 2 + quarter / 2)
      let colour = sample(x: x, y: y)
      guard let template = painting.template, !colour.isClear else { return colour }
      return template.colour(
        x: (Double(x) + 0.5) / Double(columns * 2), y: (Double(y) + 0.5) / Double(rows * 2)
      ).opacity(Double(colour.alpha) / 255)
    }
  }

  private func sample(x: Int, y: Int) -> RGBA {
    var (left, top) = (Double(x) * stepX, Double(y) * stepY)
    if case .tiled = painting.extent {
      left = left.truncatingRemainder(dividingBy: Double(picture.width))
      top = top.truncatingRemainder(dividingBy: Double(picture.height))
    }
    return painting.isSharp
      ? picture.pixel(x: left + stepX / 2, y: top + stepY / 2)
      : picture.average(x: left..<left + stepX, y: top..<top + stepY)
  }
}
