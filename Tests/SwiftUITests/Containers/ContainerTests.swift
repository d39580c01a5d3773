import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct ContainerTests {
  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  @Test func firstViewThatFits() {
    let view = ViewThatFits(in: .horizontal) {
      Text("long enough")
      Text("short")
    }
    #expect(draw(view, width: 11, height: 1) == "long enough")
    #expect(draw(view, width: 8, height: 1) == " short")
  }

  @Test func lazyStacksFillAcross() {
    let column = LazyVStack(alignment: .trailing) { Text("ab") }
    #expect(draw(column, width: 5, height: 1) == "   ab")
    #expect(size(LazyHStack { Text("ab") }, width: 9, height: 3) == .init(width: 2, height: 3))
  }

  @Test func sectionIsHeaderContentAndFooter() {
    let view = VStack(alignment: .leading) {
      Section {
        Text("body")
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
    }
    #expect(draw(view, width: 4, height: 3) == "head\nbody\nfoot")
  }

  @Test func groupBoxStandsOnASurface() {
    let text = draw(GroupBox("Box") { Text("in") }, width: 7, height: 4)
    #expect(text == "╭─────╮\n│ Box │\n│ in  │\n╰─────╯")
  }

  @Test func branchesAreClosed() {
    let tree = [Node(id: "a", children: [Node(id: "b")]), Node(id: "c")]
    let view = VStack(alignment: .leading) {
      OutlineGroup(tree, children: \.children) { Text($0.id) }
    }
    #expect(draw(view, width: 6, height: 2) == "a    ›\nc")
    let open = DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
    #expect(draw(open, width: 6, height: 2).hasSuffix("\ninside"))
  }

  @Test func unavailableContentSaysWhy() {
    let view = ContentUnavailableView("None", systemImage: "tray", description: Text("Try later"))
    let lines = draw(view, width: 11, height: 3).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.count == 3)
    #expect(lines.suffix(2) == ["None", "Try later"])
  }
}
