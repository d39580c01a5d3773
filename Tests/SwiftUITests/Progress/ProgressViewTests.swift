import BoxLayout
import Cells
import Foundation
import Testing

@testable import SwiftUI

/// Blocks, one for each tenth.
private struct Tenths: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      Text(String(repeating: "#", count: Int((configuration.fractionCompleted ?? 0) * 10)))
      configuration.currentValueLabel
    }
  }
}

/// A style made of the view that it styles.
private struct Framed: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("<")
      ProgressView(configuration)
      Text(">")
    }
  }
}

@MainActor @Suite struct ProgressViewTests {
  @Test func aBarFillsByHalfCells() {
    #expect(draw(ProgressView(value: 0.5), width: 10, height: 1, manner: .filled) == "━━━━━━━━━━")
    #expect(draw(ProgressView(value: 0.5), width: 10, height: 1) == "━━━━━─────")
    #expect(draw(ProgressView(value: 0.25), width: 10, height: 1) == "━━╸───────")
    #expect(draw(ProgressView(value: 3, total: 4), width: 8, height: 1) == "━━━━━━──")
  }

  @Test func aBarIsNeverEmptyAboveNothingNorFullBelowAll() {
    #expect(draw(ProgressView(value: 0.001), width: 8, height: 1) == "╸───────")
    #expect(draw(ProgressView(value: 0.999), width: 8, height: 1) == "━━━━━━━╸")
    #expect(draw(ProgressView(value: 0.0), width: 8, height: 1) == "────────")
    #expect(draw(ProgressView(value: 1.0), width: 8, height: 1) == "━━━━━━━━")
    #expect(draw(ProgressView(value: 7.0), width: 8, height: 1) == "━━━━━━━━")
    #expect(draw(ProgressView(value: -1.0), width: 8, height: 1) == "────────")
    #expect(draw(ProgressView(value: Double.nan), width: 8, height: 1) == "────────")
  }

  @Test func labelsStandAboveAndBelowTheBar() {
    let view = ProgressView(value: 0.5) {
      Text("Oven")
    } currentValueLabel: {
      Text("50 %")
    }
    #expect(
      draw(view, width: 8, height: 3) == """
        Oven
        ━━━━────
        50 %
        """)
    #expect(draw(ProgressView("", value: 0.5), width: 4, height: 1) == "━━──")
    #expect(draw(ProgressView("Bake", value: 0.5), width: 4, height: 2) == "Bake\n━━──")
  }

  @Test func aFlatRingIsOneGlyphAndThenItsLabel() {
    func ring(_ value: Double) -> String {
      draw(
        ProgressView(value: value) { Text("\(Int(value * 100))") }.progressViewStyle(.circular),
        width: 6, height: 1)
    }
    #expect(ring(0) == " ○ 0")
    #expect(ring(0.14) == " ◔ 14")
    #expect(ring(0.5) == " ◑ 50")
    #expect(ring(0.67) == " ◕ 67")
    #expect(ring(0.99) == " ◕ 99")
    #expect(ring(1) == "● 100")
    #expect(draw(ProgressView(value: 0.5).progressViewStyle(.circular), width: 3, height: 1) == " ◑")
  }

  @Test func anOutlinedRingIsABoxWithAHeavyPart() {
    func ring(_ value: Double) -> String {
      draw(
        ProgressView(value: value).progressViewStyle(.circular).frame(width: 40, height: 40), width: 5,
        height: 2)
    }
    #expect(ring(0) == "╭───╮\n╰───╯")
    #expect(ring(0.01) == "╭─━─╮\n╰───╯")
    #expect(ring(0.5) == "╭─━━┓\n╰──━┛")
    #expect(ring(0.99) == "┏─━━┓\n┗━━━┛")
    #expect(ring(1) == "┏━━━┓\n┗━━━┛")
  }

  @Test func aRingOfTwoRowsHasItsLabelBelowAMark() {
    let view = ProgressView(value: 0.72) { Text("72") }.progressViewStyle(.circular)
      .frame(width: 32, height: 32)
    #expect(draw(view, width: 4, height: 2) == " ◕\n 72")
    #expect(draw(view, width: 4, height: 2, manner: .filled) == " ◕\n 72")
  }

  @Test func aLongLabelOfAFlatRingIsCut() {
    let view = ProgressView(value: 0.5) { Text("a long label") }.progressViewStyle(.circular)
    #expect(draw(view, width: 8, height: 1) == "◑ a lon…")
  }

  @Test func aRingIsRoundWithItsLabelInTheMiddle() {
    let view = ProgressView(value: 0.5) { Text("50") }.progressViewStyle(.circular)
    #expect(size(view, width: 40, height: 8) == BoxSize(width: 6, height: 3))
    #expect(
      draw(view, width: 6, height: 3) == """
        ╭──━━┓
        │ 50 ┃
        ╰──━━┛
        """)
    #expect(
      draw(view.frame(width: 64, height: 64), width: 8, height: 4, manner: .filled) == """
        ⢀⡴⠚⠉⠉⠓⢦⡀
        ⡞  50  ⢳
        ⢧      ⡼
        ⠈⠳⢤⣀⣀⡤⠞⠁
        """)
  }

  @Test func whatHasNoValueIsASmallRing() {
    #expect(draw(ProgressView(), width: 3, height: 1) == " ○")
    #expect(draw(ProgressView("Wait"), width: 4, height: 2) == " ○\nWait")
    #expect(draw(ProgressView(value: nil as Double?), width: 3, height: 1) == " ○")
    #expect(draw(ProgressView().progressViewStyle(.linear), width: 4, height: 1) == "────")
  }

  @Test func aTimerFollowsTheClock() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let interval = start...start.addingTimeInterval(100)
    func fraction(_ seconds: Double, countsDown: Bool) -> Double? {
      ProgressAmount.interval(interval, countsDown: countsDown).fraction(at: start + seconds)
    }
    #expect(fraction(25, countsDown: false) == 0.25)
    #expect(fraction(25, countsDown: true) == 0.75)
    #expect(fraction(-5, countsDown: true) == 1)
    #expect(fraction(500, countsDown: false) == 1)
    #expect(ProgressAmount.interval(start...start, countsDown: false).fraction(at: start) == 1)
  }

  @Test func aTimerShowsItsTime() {
    let past = Date(timeIntervalSinceReferenceDate: 0)
    let interval = past...past.addingTimeInterval(60)
    #expect(draw(ProgressView(timerInterval: interval), width: 8, height: 2) == "────────\n0:00")
    #expect(
      draw(ProgressView(timerInterval: interval, countsDown: false), width: 8, height: 2)
        == "━━━━━━━━\n1:00")
    let bare = ProgressView(timerInterval: interval, countsDown: false) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    #expect(draw(bare, width: 4, height: 1) == "━━━━")
    #expect(draw(bare.progressViewStyle(.circular), width: 1, height: 1) == "●")
  }

  @Test func aStyleOfTheUsersOwnPutsThePartsIntoPlace() {
    let view = ProgressView("Tea", value: 0.4).progressViewStyle(Tenths())
    #expect(draw(view, width: 6, height: 2) == " Tea\n ####")
  }

  @Test func aStyleMayBeMadeOfTheViewItStyles() {
    let view = ProgressView(value: 0.5).progressViewStyle(Framed())
    #expect(draw(view, width: 6, height: 1) == "<━━──>")
    #expect(draw(view.progressViewStyle(Tenths()), width: 7, height: 1) == "<#####>")
  }

  @Test func theTintPaintsTheBar() {
    let bar = frame(ProgressView(value: 0.5).tint(.red), width: 4, height: 1, manner: .filled)
    #expect(bar[0, 0].foreground == RGBA(255, 69, 58))
    #expect(bar[3, 0].foreground != RGBA(255, 69, 58))
    let standard = frame(ProgressView(value: 0.5), width: 4, height: 1, manner: .filled)
    #expect(standard[0, 0].foreground == RGBA(10, 132, 255))
    let ramp = frame(
      ProgressView(value: 1.0).tint(Gradient(colors: [.black, .white])), width: 4, height: 1,
      manner: .filled)
    #expect(ramp[0, 0].foreground.red < ramp[3, 0].foreground.red)
  }
}
