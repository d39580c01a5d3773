import SwiftUI
import Testing

@MainActor @Suite struct SubviewTests {
  @ViewBuilder private var sections: some View {
    Text("loose")
    Section("One") {
      Text("a")
      Text("b")
    }
    Section {
      Text("c")
    } footer: {
      Text("end")
    }
    Text("last")
  }

  @Test func eachSubviewIsWrapped() {
    let view = VStack(alignment: .leading) {
      ForEach(
        subviews: Group {
          Text("a"); Text("b")
        }
      ) { subview in
        HStack {
          Text("-")
          subview
        }
      }
    }
    #expect(draw(view, width: 3, height: 2) == "- a\n- b")
  }

  @Test func sectionsAreTold() {
    let view = Group(sections: sections) { collection in
      Text(
        collection.map { "\($0.header.count)\($0.content.count)\($0.footer.count)" }.joined(separator: " "))
    }
    #expect(draw(view, width: 15, height: 1) == "010 120 011 010")
  }

  @Test func eachSectionIsMadeAnew() {
    let view = VStack(alignment: .leading) {
      ForEach(sections: sections) { section in
        HStack {
          section.header
          section.content
          section.footer
        }
      }
    }
    #expect(draw(view, width: 7, height: 4) == "loose\nOne a b\nc end\nlast")
  }

  @Test func sectionsInsideOfOtherViewsAreTheirs() {
    let view = Group(sections: VStack { Section("One") { Text("a") } }) { Text("\($0.count)") }
    #expect(draw(view, width: 1, height: 1) == "1")
    let nested = Group(sections: Section("A") { Section("B") { Text("c") } }) { collection in
      Text(collection.map { "\($0.header.count)\($0.content.count)" }.joined(separator: " "))
    }
    #expect(draw(nested, width: 2, height: 1) == "12")
  }
}
