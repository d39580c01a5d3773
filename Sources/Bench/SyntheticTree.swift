import SwiftUI

/// A tree of about so many views, of the kinds that fill a card: rows of text, symbols, spacers and
/// padding, nested four deep.
struct SyntheticTree: View {
  /// How many views there are, roughly.
  let views: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      // A row is ten views.
      ForEach(0..<max(1, views / 10), id: \.self) { row in
        HStack {
          Image(systemName: "star.fill").foregroundStyle(.yellow)
          VStack(alignment: .leading) {
            Text("Row \(row)").bold()
            Text("of many").font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Text(verbatim: "12:34").padding(.horizontal, 8)
        }
      }
    }
  }
}

/// Stacks in stacks, one view a level: what a layout without memory pays for with every level.
struct DeepTree: View {
  let depth: Int

  var body: AnyView {
    guard depth > 0 else { return AnyView(Text(verbatim: "end")) }
    return depth % 2 == 0
      ? AnyView(
        HStack {
          Text(verbatim: "a")
          DeepTree(depth: depth - 1)
        })
      : AnyView(
        VStack {
          Text(verbatim: "b")
          DeepTree(depth: depth - 1)
        })
  }
}
