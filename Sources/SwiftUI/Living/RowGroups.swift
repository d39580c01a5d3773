import BoxLayout

/// The rows of a list or a form of an app that runs: a group for each section, as iOS shows them inset.
struct RowGroups<Content: View>: View {
  let content: Content

  var body: some View {
    ScrolledContent(axes: .vertical, content: groups)
  }

  private var groups: some View {
    VStack(alignment: .leading, spacing: 16) {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          VStack(alignment: .leading, spacing: 0) {
            ForEach(section.header) { $0.padding(.leading, 16) }
            RowGroup(rows: section.content)
            ForEach(section.footer) { $0.padding(.leading, 16) }
          }
        }
      }
    }
    .padding(.horizontal, 8)
  }
}

/// Rows one under another, with lines between.
private struct RowGroup: View {
  let rows: SubviewsCollection

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { row in
        if row.id != rows.first?.id { Divider().padding(.leading, 16) }
        row
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16)
      }
    }
    .background(Color.gray.opacity(0.2))
  }
}
