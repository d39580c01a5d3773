import BoxLayout
import SwiftUI
import Testing

/// What a screen reader would say of a view, element by element.
@MainActor
@Suite struct SpeechTests {
  private func spoken(_ view: some View, width: Int = 40) -> [SpokenElement] {
    LoweredView.spoken(
      view, environment: EnvironmentValues(), proposal: BoxProposal(width: width, height: 20))
  }

  /// Role and label of each element, with its value behind a colon.
  private func words(_ view: some View) -> [String] {
    spoken(view).map { element in
      "\(element.role) \(element.label)" + (element.value.map { ": \($0)" } ?? "")
    }
  }

  @Test func textsAndPicturesInReadingOrder() {
    let view = VStack {
      HStack {
        Image(systemName: "cup.and.saucer.fill")
        Text("Latte")
      }
      Circle()
      Text("ready in \(Image(systemName: "clock.fill")) 5")
      Text(" ")
      Image(decorative: "logo")
      Image("logo", label: Text("Our shop"))
    }
    #expect(
      words(view) == [
        "image cup and saucer", "text Latte", "text ready in clock 5", "image Our shop",
      ])
  }

  @Test func whatLiesBehindComesFirst() {
    let view = Text("middle").background(Text("behind")).overlay(Text("over"))
    #expect(words(view) == ["text behind", "text middle", "text over"])
  }

  @Test func whatCannotBeSeenIsNotSaid() {
    let view = VStack {
      Text("a").hidden()
      Text("b").opacity(0)
      Text("c").accessibilityHidden(true)
      Text("d").accessibilityHidden(true, isEnabled: false)
      ViewThatFits(in: .horizontal) {
        Text(String(repeating: "wide ", count: 20))
        Text("narrow")
      }
      Text("secret").redacted(reason: .placeholder)
    }
    #expect(words(view) == ["text d", "text narrow", "text placeholder"])
  }

  @Test func progress() {
    let view = VStack {
      ProgressView(value: 1, total: 4)
      ProgressView("Brewing", value: 0.5)
      ProgressView()
      Gauge(value: 30, in: 0...60) {
        Text("Speed")
      } currentValueLabel: {
        Text("30")
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(
      words(view) == [
        "progress : 25 percent", "progress Brewing: 50 percent", "progress : in progress",
        "progress 30, Speed: 50 percent",
      ])
  }

  @Test func controls() {
    let on = Binding.constant(true)
    let view = VStack {
      Button("Pause") {}
      Button {
      } label: {
        Image(systemName: "xmark.circle.fill")
      }
      Button("Later", systemImage: "clock") {}.disabled(true)
      Toggle("Wi-Fi", isOn: on)
      Link("Track", destination: URL(string: "coffee://order/1")!)
    }
    #expect(
      words(view) == [
        "button Pause", "button xmark circle", "button Later", "toggle(isOn: true) Wi-Fi",
        "link(\"coffee://order/1\") Track",
      ])
    #expect(spoken(view).map(\.isEnabled) == [true, true, false, true, true])
  }

  @Test func labelsGoByTheirTitles() {
    let label = Label("Delivery", systemImage: "bicycle")
    let view = VStack {
      label
      label.labelStyle(.iconOnly)
      label.labelStyle(.titleOnly)
      Button {
      } label: {
        label.labelStyle(.iconOnly)
      }
    }
    #expect(words(view) == ["text Delivery", "text Delivery", "text Delivery", "button Delivery"])
  }

  @Test func whatTheAppSays() {
    let view = VStack {
      Circle().accessibilityLabel("Battery").accessibilityValue("80 percent")
      Text("3").accessibilityLabel("Three hearts").accessibilityHint("Tap to heal")
      Text("Big").accessibilityAddTraits([.isHeader, .isSelected])
      Text("Title").accessibilityHeading(.h1)
      Image(systemName: "heart").accessibilityRemoveTraits(.isImage)
      Text("press").accessibilityAddTraits(.isButton)
      Text("more").accessibilityCustomContent("Size", Text("large"))
    }
    #expect(
      words(view) == [
        "text Battery: 80 percent", "text Three hearts", "text Big", "text Title", "text heart",
        "button press", "text more",
      ])
    let elements = spoken(view)
    #expect(elements[1].hint == "Tap to heal")
    #expect(elements[2].isHeading && elements[2].isSelected && elements[3].isHeading)
    #expect(elements[6].details == ["Size: large"])
  }

  @Test func elementsOfSeveral() {
    let row = HStack {
      Text("5")
      Text("minutes")
    }
    let view = VStack {
      row.accessibilityElement(children: .combine)
      row.accessibilityElement().accessibilityLabel("Five minutes")
      row.accessibilityElement(children: .ignore)
      row.accessibilityElement(children: .contain).accessibilityLabel("Time")
      row.accessibilityLabel("Time left")
      row.accessibilityRepresentation { Text("by words") }
      row.accessibilityChildren { Text("one") }
    }
    #expect(
      words(view) == [
        "text 5, minutes", "text Five minutes", "group Time", "group Time left", "text by words", "group ",
      ])
    let elements = spoken(view)
    // Nothing that is said may be lost: the name of several comes before them.
    #expect(elements[2].children.map(\.label) == ["5", "minutes"])
    #expect(elements[3].children.map(\.label) == ["5", "minutes"])
    #expect(elements[5].children.map(\.label) == ["one"])
  }

  @Test func priorities() {
    let view = HStack {
      Text("third")
      Text("first").accessibilitySortPriority(2)
      Text("second").accessibilitySortPriority(1)
      Text("fourth")
    }
    #expect(spoken(view).map(\.label) == ["first", "second", "third", "fourth"])
  }

  @Test func contentThatIsMadeLate() {
    let view = GeometryReader { _ in Text("late").accessibilityLabel("Made late") }
    #expect(words(view) == ["text Made late"])
  }
}
