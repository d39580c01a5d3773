import Cells
import Formats
import Phone
import StageLink

extension PicturePaper {
  /// Black on white, or light on dark.
  init(_ appearance: Appearance) {
    self = appearance == .dark ? .dark : .light
  }

  /// The ground that a theme gives the terminal, with the ink that reads better on it.
  init(_ theme: Theme, _ appearance: Appearance) {
    let terminal = theme.half(for: appearance).terminal
    guard !terminal.isClear else {
      self.init(appearance)
      return
    }
    let inks = [Self.dark.ink, Self.light.ink]
    self.init(
      background: terminal, ink: inks.max { $0.contrast(with: terminal) < $1.contrast(with: terminal) }!)
  }
}
