import Cells
import Formats
import Phone

/// `islet render`: frames as text, ANSI or JSON.
@MainActor
struct RenderCommand {
  let options: RenderOptions
  let environment: [String: String]

  /// Draws what the options select of a catalog.
  ///
  /// - Parameter isTerminal: Whether the result goes to a terminal.
  func text(of catalog: Catalog, isTerminal: Bool) throws -> String {
    let (format, depth) = options.resolvedFormat(environment: environment, isTerminal: isTerminal)
    var painter = try ShotPainter(
      options.view, isOutlined: format == .text || (format == .ansi && depth == .none) || options.isPlain,
      environment: environment)
    let frames = try Shot.all(in: catalog, options.view.resolvedSelection).map { try painter.paint($0) }
    return switch format {
    case .text: TextFormat.string(for: frames.map(\.frame))
    case .ansi: ANSIFormat(depth: depth).string(for: frames.map(\.frame))
    case .json: JSONFormat.string(for: frames)
    }
  }
}
