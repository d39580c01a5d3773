extension CellArt {
  /// How a line leaves the middle of its cell for one of the four sides.
  private enum Arm: Int {
    case none, light, heavy
    /// Two light lines.
    case double
  }

  private static let (middleX, middleY) = (width / 2, height / 2)
  /// Half the thickness of a light line, which is 1 pt; heavy ones have 2 pt, and double ones 1 pt between
  /// their two lines.
  private static let half = PictureUnits.point / 2

  static func lines(_ value: UInt32) -> CellArt {
    switch value {
    case 0x2504...0x250B:
      let number = value - 0x2504
      return dashes(number < 4 ? 3 : 4, isHeavy: number & 1 == 1, isUpright: number & 2 == 2)
    case 0x254C...0x254F: return dashes(2, isHeavy: value & 1 == 1, isUpright: value >= 0x254E)
    case 0x256D: return arc(toRight: true, downwards: true)
    case 0x256E: return arc(toRight: false, downwards: true)
    case 0x256F: return arc(toRight: false, downwards: false)
    case 0x2570: return arc(toRight: true, downwards: false)
    case 0x2571: return CellArt(outline: diagonal(rises: true))
    case 0x2572: return CellArt(outline: diagonal(rises: false))
    case 0x2573:
      var both = diagonal(rises: true)
      both.append(diagonal(rises: false))
      return CellArt(outline: both)
    default: return CellArt(rects: rects(arms[Int(value - 0x2500)]))
    }
  }

  /// The arms of each character from U+2500 on, to the left, upwards, to the right and downwards: 1 light,
  /// 2 heavy, 3 double. By the characters' names in the Unicode Standard; those drawn otherwise have none.
  private static let arms: [[Int]] = """
    1010 2020 0101 0202 0000 0000 0000 0000 0000 0000 0000 0000 0011 0021 0012 0022
    1001 2001 1002 2002 0110 0120 0210 0220 1100 2100 1200 2200 0111 0121 0211 0112
    0212 0221 0122 0222 1101 2101 1201 1102 1202 2201 2102 2202 1011 2011 1021 2021
    1012 2012 1022 2022 1110 2110 1120 2120 1210 2210 1220 2220 1111 2111 1121 2121
    1211 1112 1212 2211 1221 2112 1122 2221 2122 2212 1222 2222 0000 0000 0000 0000
    3030 0303 0031 0013 0033 3001 1003 3003 0130 0310 0330 3100 1300 3300 0131 0313
    0333 3101 1303 3303 3031 1013 3033 3130 1310 3330 3131 1313 3333 0000 0000 0000
    0000 0000 0000 0000 1000 0100 0010 0001 2000 0200 0020 0002 1020 0102 2010 0201
    """.split(whereSeparator: \.isWhitespace).map { $0.compactMap(\.wholeNumberValue) }

  /// The arms of one character as rectangles that meet in the middle.
  private static func rects(_ numbers: [Int]) -> [UnitRect] {
    let arms = numbers.map { Arm(rawValue: $0)! }
    return (0..<4).flatMap { side in
      strokes(arms, side: side).map { stroke in
        // As if the arm went to the left; the other three are turned or mirrored from there.
        let (from, to) = (stroke.low, stroke.high)
        let end = stroke.end
        return switch side {
        case 0: UnitRect(0, middleY + from, middleX + end, middleY + to)
        case 1: UnitRect(middleX + from, 0, middleX + to, middleY + end)
        case 2: UnitRect(middleX - end, middleY + from, width, middleY + to)
        default: UnitRect(middleX + from, middleY - end, middleX + to, height)
        }
      }
    }
  }

  /// The lines of one arm: where they lie beside the middle, and how far beyond it they go.
  private static func strokes(_ arms: [Arm], side: Int) -> [(low: Int, high: Int, end: Int)] {
    // The arms on both sides of this one: those with smaller coordinates first.
    let (before, after) = side % 2 == 0 ? (arms[1], arms[3]) : (arms[0], arms[2])
    let opposite = arms[(side + 2) % 4]
    switch arms[side] {
    case .none: return []
    case .light, .heavy:
      let extent = arms[side] == .light ? half : 2 * half
      let end =
        if before == .double || after == .double {
          if before == after {
            // Up to the nearer line, or through both.
            opposite == .none ? -half : 0
          } else {
            opposite == .none ? 3 * half : 0
          }
        } else {
          max(thickness(before), thickness(after))
        }
      return [(-extent, extent, end)]
    case .double:
      func end(near: Arm, far: Arm) -> Int {
        switch (near, far) {
        case (.double, _): -half
        case (.none, .double): 3 * half
        default: max(thickness(near), thickness(far))
        }
      }
      return [
        (-3 * half, -half, end(near: before, far: after)), (half, 3 * half, end(near: after, far: before)),
      ]
    }
  }

  /// Half the thickness of a single line.
  private static func thickness(_ arm: Arm) -> Int {
    switch arm {
    case .light: half
    case .heavy: 2 * half
    case .none, .double: 0
    }
  }

  private static func dashes(_ count: Int, isHeavy: Bool, isUpright: Bool) -> CellArt {
    let extent = isHeavy ? 2 * half : half
    let length = isUpright ? height : width
    return CellArt(
      rects: (0..<count).map { index in
        // Gaps lie half in each of two dashes, so that they are even from cell to cell.
        let from = length * (10 * index + 2) / (10 * count)
        let to = length * (10 * index + 8) / (10 * count)
        return isUpright
          ? UnitRect(middleX - extent, from, middleX + extent, to)
          : UnitRect(from, middleY - extent, to, middleY + extent)
      })
  }

  /// A corner as round as the cell is wide, and a straight piece for the rest of its height.
  private static func arc(toRight: Bool, downwards: Bool) -> CellArt {
    let radius = width / 2
    let (x, y) = (toRight ? width : 0, downwards ? middleY + radius : middleY - radius)
    return CellArt(
      rects: [
        downwards
          ? UnitRect(middleX - half, y, middleX + half, height)
          : UnitRect(middleX - half, 0, middleX + half, y)
      ],
      outline: .quarterRing(x, y, radius: radius, width: 2 * half, toRight: !toRight, downwards: !downwards))
  }

  /// From corner to corner, and no farther.
  private static func diagonal(rises: Bool) -> Outline {
    // So much wide, measured along the edges, that the line is 1 pt thick.
    let (x, y) = (Int(Double(half) * 1.118), Int(Double(half) * 2.236))
    let points = [(0, 0), (x, 0), (width, height - y), (width, height), (width - x, height), (0, y)]
    return .polygon(rises ? points.map { (width - $0.0, $0.1) } : points)
  }
}
