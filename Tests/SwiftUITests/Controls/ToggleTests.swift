import Testing

@testable import SwiftUI

@MainActor
struct ToggleTests {
  private struct Tick: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "x" : "-")
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }

  @Test func switchStandsAtTheEndOfTheLine() {
    #expect(draw(Toggle("Fan", isOn: .constant(true)), width: 12, height: 1) == "Fan     ( ●)")
    #expect(draw(Toggle("Fan", isOn: .constant(false)), width: 12, height: 1) == "Fan     (● )")
  }

  @Test func buttonStyleIsASurfaceWhileOn() {
    let on = Toggle("Fan", isOn: .constant(true)).toggleStyle(.button)
    let off = Toggle("Fan", isOn: .constant(false)).toggleStyle(.button)
    #expect(draw(on, width: 7, height: 1) == "( Fan )")
    #expect(draw(off, width: 3, height: 1) == "Fan")
  }

  @Test func tapTurnsTheValue() throws {
    let state = State(wrappedValue: false)
    let lowered = laidOut(Toggle("Fan", isOn: state.projectedValue), width: 12, height: 1)
    let control = try #require(lowered.controls.first)
    #expect(control.kind == .toggle(isOn: false))
    control.action?()
    #expect(state.wrappedValue)
  }

  @Test func ownStyleMadeOfAButtonLeavesOneToggle() throws {
    let state = State(wrappedValue: false)
    let view = Toggle("Fan", isOn: state.projectedValue).toggleStyle(Tick())
    #expect(draw(view, width: 5, height: 1) == "- Fan")
    let lowered = laidOut(view, width: 5, height: 1)
    #expect(lowered.controls.map(\.kind) == [.toggle(isOn: false)])
    lowered.controls[0].action?()
    #expect(state.wrappedValue)
    #expect(draw(view, width: 5, height: 1) == "x Fan")
  }
}
