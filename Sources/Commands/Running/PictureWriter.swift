import Cells
import Formats
import Phone

/// Makes pictures of frames: SVG, PNG and HTML.
@MainActor
struct PictureWriter {
  let format: RenderFormat
  /// Draws in ink on paper alone.
  private let isMonochrome: Bool
  /// Leaves some paper around cards and islands that stand there without a phone.
  private let hasMargin: Bool
  private let paper: PicturePaper

  /// - Parameter paper: What a picture in colour lies on.
  init(_ format: RenderFormat, _ options: RenderOptions, paper: PicturePaper) {
    self.format = format
    hasMargin = options.view.isBare
    isMonochrome = options.isPlain || options.color == .never
    self.paper = isMonochrome ? PicturePaper(options.view.appearance) : paper
  }

  /// The bytes of a file with some frames.
  func bytes(for frames: [LabelledFrame]) -> [UInt8] {
    let frames = frames.map(toned)
    if format == .html { return Array(HTMLFormat.string(for: frames, paper: paper).utf8) }
    var frame = FrameStrip.frame(of: frames)
    if hasMargin || frames.count > 1 {
      frame = frame.centred(in: CellSize(columns: frame.columns + 4, rows: frame.rows + 2))
    }
    if format == .png { return PNGFormat.bytes(for: frame, paper: paper) }
    return Array(SVGFormat.string(for: frame, title: Self.title(of: frames), paper: paper).utf8)
  }

  private func toned(_ labelled: LabelledFrame) -> LabelledFrame {
    guard isMonochrome else { return labelled }
    var labelled = labelled
    for index in labelled.frame.cells.indices {
      labelled.frame.cells[index].foreground = .clear
      labelled.frame.cells[index].background = .clear
    }
    return labelled
  }

  /// What a picture shows, in a line: the labels of its frames, those of one frame after the other.
  private static func title(of frames: [LabelledFrame]) -> String {
    frames.map(\.title).joined(separator: "; ")
  }
}
