import BoxLayout

/// Notes where sections begin and end among the boxes that a view leaves.
final class SectionCollector {
  struct Section {
    var start: Int
    var contentStart: Int
    var footerStart: Int
    var end: Int
  }

  var sections: [Section] = []
}

/// The parts of a section.
public struct SectionConfiguration: Identifiable {
  /// The place of a section among the others.
  public struct ID: Hashable {
    let number: Int
  }

  public let id: ID
  /// What stands above the section; empty where it has no header.
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  /// What stands below the section; empty where it has no footer.
  public let footer: SubviewsCollection

  /// What the views of the section have left for its container: what the first of them has.
  public var containerValues: ContainerValues {
    content.views.first?.containerValues ?? ContainerValues(tag: nil)
  }
}

/// The sections that a view is made of, in order. Views that are in no section are one of their own.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection {
  /// Lowers a view, takes the boxes that it leaves and answers them by sections.
  @MainActor
  init<Base: View>(_ base: Base, in lowering: inout _Lowering) {
    let collector = SectionCollector()
    let saved = lowering.sections
    let start = lowering.roots.count
    lowering.sections = collector
    lowering.lower(base)
    lowering.sections = saved
    let boxes = lowering.roots
    let tree = lowering.tree
    func views(_ range: Range<Int>) -> SubviewsCollection {
      SubviewsCollection(views: range.map { Subview(boxes[$0], number: $0 - start, in: tree) })
    }
    var sections: [SectionConfiguration] = []
    func add(_ header: Range<Int>, _ content: Range<Int>, _ footer: Range<Int>) {
      sections.append(
        SectionConfiguration(
          id: .init(number: sections.count), header: views(header), content: views(content),
          footer: views(footer)))
    }
    var place = start
    for section in collector.sections {
      if place < section.start { add(place..<place, place..<section.start, section.start..<section.start) }
      add(
        section.start..<section.contentStart, section.contentStart..<section.footerStart,
        section.footerStart..<section.end)
      place = section.end
    }
    if place < boxes.count { add(place..<place, place..<boxes.count, boxes.count..<boxes.count) }
    lowering.roots.removeSubrange(start...)
    self.sections = sections
  }
}

/// The content of a group that is made of a view's sections.
public struct GroupSectionsOfContent<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SectionCollection) -> Result

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let sections = SectionCollection(view.base, in: &lowering)
    lowering.makeEnvironmentCurrent()
    lowering.lower(view.transform(sections))
  }
}

extension Group {
  /// Views made of the sections that another one is made of.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}
