import Cells

@testable import BoxLayout

extension BoxTree {
  /// A white text.
  mutating func text(
    _ text: String, lines: ClosedRange<Int> = 1...Int.max, alignment: BoxGuide = .start,
    truncation: TextTruncation = .tail, reserved: Int = 0
  ) -> BoxID {
    var builder = TextBuilder()
    builder.append(text, style: TextStyle(paint: .colour(.white)))
    builder.lineLimit = lines
    builder.alignment = alignment
    builder.truncation = truncation
    builder.reservedWidth = reserved
    return self.text(builder)
  }

  mutating func row(_ children: [BoxID], spacing: Int? = 0, alignment: BoxGuide = .center) -> BoxID {
    stack(.horizontal, alignment: alignment, spacing: spacing, children)
  }

  mutating func column(_ children: [BoxID], spacing: Int? = 0, alignment: BoxGuide = .center) -> BoxID {
    stack(.vertical, alignment: alignment, spacing: spacing, children)
  }

  /// A spacer of one column and no rows at least, as 8 points are.
  mutating func spacer() -> BoxID { spacer(minimumWidth: 1, minimumHeight: 0) }

  mutating func white() -> BoxID { fill(.colour(.white)) }

  mutating func flexible(
    _ child: BoxID, minWidth: Int = .min, idealWidth: Int = .min, maxWidth: Int = .min,
    minHeight: Int = .min, idealHeight: Int = .min, maxHeight: Int = .min,
    alignment: BoxAlignment = .center
  ) -> BoxID {
    flexibleFrame(
      child, minimum: BoxProposal(width: minWidth, height: minHeight),
      ideal: BoxProposal(width: idealWidth, height: idealHeight),
      maximum: BoxProposal(width: maxWidth, height: maxHeight), alignment: alignment)
  }

  /// A box as it lies in the root, once it is laid out: column, row, columns, rows.
  func rect(of box: BoxID, in root: BoxID) -> [Int] {
    func find(_ from: BoxID, _ x: Int, _ y: Int) -> [Int]? {
      let (x, y) = (x + origin(of: from).x, y + origin(of: from).y)
      if from == box { return [x, y, size(of: from).width, size(of: from).height] }
      for child in children(of: from) {
        if let found = find(child, x, y) { return found }
      }
      return nil
    }
    return find(root, 0, 0) ?? []
  }
}

/// What a tree looks like as text in a space of so many cells, offered whole to its root.
func picture(
  _ columns: Int, _ rows: Int, manner: Manner = .filled, metrics: Metrics = .cells,
  rightToLeft: Bool = false, _ build: (inout BoxTree) -> BoxID
) -> String {
  frame(columns, rows, manner: manner, metrics: metrics, rightToLeft: rightToLeft, build).text
}

func frame(
  _ columns: Int, _ rows: Int, manner: Manner = .filled, metrics: Metrics = .cells,
  rightToLeft: Bool = false, _ build: (inout BoxTree) -> BoxID
) -> Frame {
  var tree = BoxTree(metrics: metrics)
  tree.isRightToLeft = rightToLeft
  let root = build(&tree)
  tree.layOut(root, proposal: BoxProposal(width: columns, height: rows))
  var canvas = Canvas(size: CellSize(columns: columns, rows: rows), manner: manner)
  tree.draw(root, into: &canvas, at: .zero)
  return canvas.resolve()
}

/// The size that a box answers.
func size(
  _ width: Int, _ height: Int, metrics: Metrics = .cells, _ build: (inout BoxTree) -> BoxID
) -> BoxSize {
  var tree = BoxTree(metrics: metrics)
  let box = build(&tree)
  return tree.measure(box, BoxProposal(width: width, height: height))
}

/// Stands for no proposal.
let open = BoxProposal.unspecified
let endless = BoxProposal.infinity

extension BoxSize {
  init(_ width: Int, _ height: Int) { self.init(width: width, height: height) }
}
