// What every probe is made of: a title, and below it the same room twice, without and with a modifier.
import SwiftUI

struct Probe<Plain: View, Changed: View>: View {
  private let title: String
  private let height: CGFloat
  private let plain: Plain
  private let changed: Changed

  /// - Parameter title: The name of the modifier, or a number.
  init(
    _ title: String, height: CGFloat = 48, _ plain: Plain, @ViewBuilder _ change: (Plain) -> Changed
  ) {
    self.title = title
    self.height = height
    self.plain = plain
    changed = change(plain)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "= " + title).foregroundStyle(.white).frame(width: 320, height: 16, alignment: .leading)
      HStack(spacing: 0) {
        plain.frame(width: 160, height: height, alignment: .topLeading).clipped()
        changed.frame(width: 160, height: height, alignment: .topLeading).clipped()
      }
    }
    .frame(width: 320, height: height + 16)
  }
}

struct Probes<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { VStack(spacing: 0) { content } }
}
