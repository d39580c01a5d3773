import Cells

extension RGBA {
  /// The colour, or as little darker or lighter as text of it needs for a contrast to a ground.
  ///
  /// - Parameter contrast: WCAG's ratio; where even black and white have less, the better of the two is answered.
  func readable(on ground: RGBA, contrast: Double = 4.5) -> RGBA {
    let end: RGBA = ground.contrast(with: .white) > ground.contrast(with: .black) ? .white : .black
    return toned(towards: end) { $0.contrast(with: ground) >= contrast }
  }

  /// The colour, or as little of another one in it as makes something true of it.
  func toned(towards end: RGBA, until isRight: (RGBA) -> Bool) -> RGBA {
    let steps = 32
    for step in 0..<steps {
      let colour = RGBA.mix(self, end, Double(step) / Double(steps))
      if isRight(colour) { return colour }
    }
    return end
  }
}
