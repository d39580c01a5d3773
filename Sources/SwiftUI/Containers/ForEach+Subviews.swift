import BoxLayout

/// The views that `ForEach(subviews:)` goes through. It is empty: they are known only while views become boxes.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> Subview { preconditionFailure("\(Self.self) is empty") }
}

/// The sections that `ForEach(sections:)` goes through. It is empty: they are known only while views become boxes.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> SectionConfiguration { preconditionFailure("\(Self.self) is empty") }
}

extension ForEach where ID == Subview.ID, Content: View {
  /// A view for each of those that another one is made of.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content> {
    self.init(elements: ForEachSubviewCollection(), content: content)
    lowersItself = { lowering in
      lowering.lower(Group(subviews: view) { ForEach<SubviewsCollection, ID, Content>($0, content: content) })
    }
  }
}

extension ForEach where ID == SectionConfiguration.ID, Content: View {
  /// A view for each section that another one is made of.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content> {
    self.init(elements: ForEachSectionCollection(), content: content)
    lowersItself = { lowering in
      lowering.lower(Group(sections: view) { ForEach<SectionCollection, ID, Content>($0, content: content) })
    }
  }
}
