import BoxLayout
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct LargeTypeTests {
  private func size(_ view: some View, scale: TypeScale = .large) -> BoxSize {
    var lowered = LoweredView(
      view, metrics: .cells.typeScale(scale), environment: EnvironmentValues())
    return lowered.tree.measure(lowered.root, .ideal)
  }

  @Test func onlyLargeTextIsInBlocks() {
    #expect(size(Text("12").font(.system(size: 27))) == BoxSize(width: 2, height: 1))
    #expect(size(Text("12").font(.title)) == BoxSize(width: 4, height: 2))
    #expect(size(Text("12").font(.system(size: 40))) == BoxSize(width: 6, height: 3))
    #expect(size(Text("12").font(.title), scale: .plain) == BoxSize(width: 2, height: 1))
  }

  @Test func aTimerKeepsRoomForItsDigits() {
    let end = Date(timeIntervalSinceNow: 300)
    let timer = Text(timerInterval: Date.now...end).font(.largeTitle)
    // Four digits and a colon: 4 x 3 + 2.
    #expect(size(timer) == BoxSize(width: 14, height: 3))
  }

  @Test func aSymbolStaysOneCell() {
    #expect(size(Image(systemName: "star").font(.largeTitle)) == BoxSize(width: 1, height: 1))
  }

  @Test func largerTextBecomesLargeType() {
    #expect(size(Text("12").dynamicTypeSize(.accessibility1)) == BoxSize(width: 4, height: 2))
    #expect(size(Text("12").dynamicTypeSize(.accessibility3)) == BoxSize(width: 6, height: 3))
    #expect(size(Text("12").font(.system(size: 17)).dynamicTypeSize(.accessibility3)).height == 1)
  }
}
