import Foundation
import Testing

@testable import Workshop

private let sampleAppsFolder = ProcessInfo.processInfo.environment["ISLET_SAMPLE_APPS"]

@Suite struct WidgetSelectionTests {
  static let available: Set<String> = ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Foundation"]

  func select(_ files: KeyValuePairs<String, String>, explicit: Set<String> = []) throws -> WidgetSelection {
    try WidgetSelection(
      files: files.map {
        SourceFile(
          path: "/p/\($0.key)", displayPath: $0.key, isExplicit: explicit.contains($0.key), text: $0.value)
      }, isAvailable: Self.available.contains)
  }

  func names(_ files: KeyValuePairs<String, String>, explicit: Set<String> = []) throws -> [String] {
    try select(files, explicit: explicit).entries.map(\.file.displayPath)
  }

  func message(_ files: KeyValuePairs<String, String>, explicit: Set<String> = []) -> String {
    do {
      return "selected \(try names(files, explicit: explicit))"
    } catch {
      return "\(error)"
    }
  }

  let widget =
    "import SwiftUI\nstruct W: Widget { var body: some X { ActivityConfiguration(for: Attr.self) {} } }"

  @Test func takesWhatIsUsedAndNoMore() throws {
    #expect(
      try names([
        "App/App.swift": "import Combine\nstruct MyApp { let w = W() }",
        "Shared/Attr.swift": "struct Attr { var kind: Kind }",
        "Shared/Kind.swift": "enum Kind {}",
        "Shared/Unused.swift": "enum Unused {}",
        "Widget/W.swift": widget,
        "Widget/Bundle.swift": "@main struct B: WidgetBundle { W() }",
      ]) == ["Shared/Attr.swift", "Shared/Kind.swift", "Widget/W.swift"])
  }

  @Test func followsExtensions() throws {
    #expect(
      try names([
        "A.swift": widget + "\nlet c = Color.navy; let d = Color(hex: 1); struct Attr {}",
        "Conformance.swift": "extension Attr: Codable {}",
        "Hex.swift": "extension Color { init(hex: Int) {} }",
        "Navy.swift": "extension Color { static let navy = 1 }",
        "Other.swift": "extension Color { static let red2 = 1 }",
        "Foreign.swift": "extension Screen { var navy: Int { 1 } }\n",
        "Screen.swift": "struct Screen {}",
      ]) == ["A.swift", "Conformance.swift", "Hex.swift", "Navy.swift"])
  }

  @Test func privateNamesAreNotFound() throws {
    #expect(
      try names([
        "A.swift": widget, "B.swift": "private struct Attr {}", "C.swift": "struct Attr {}",
      ]) == ["A.swift", "C.swift"])
  }

  @Test func nearestOfTwoDeclarations() throws {
    #expect(
      try names([
        "App/Attr.swift": "struct Attr {}", "Widget/Attr.swift": "struct Attr {}", "Widget/W.swift": widget,
      ]) == ["Widget/Attr.swift", "Widget/W.swift"])
  }

  @Test func filesThatImportWhatIsNotThereAreLeftOut() throws {
    let selection = try select([
      "A.swift": widget, "B.swift": "import Foundation\nimport StoreKit\nstruct Attr {}",
    ])
    #expect(selection.entries.map(\.file.displayPath) == ["A.swift"])
    #expect(
      selection.leftOut == [
        WidgetSelection.LeftOut(
          displayPath: "B.swift", line: 2, column: 1, module: "StoreKit", user: "A.swift", name: "Attr",
          isCertain: true)
      ])
    #expect(
      selection.notices == ["B.swift was left out: it imports StoreKit, which Islet does not have"])
    #expect(
      CompileError(errors: [], leftOut: selection.leftOut).description == """
        B.swift:2:1: note: left out because it imports StoreKit, which Islet does not have, and A.swift uses Attr. \
        If StoreKit is a module of yours, give its folder: --module StoreKit=DIR. Else move what the activity needs \
        into a file without this import, or leave out with --exclude what uses it.
        0 errors
        """)
  }

  @Test func conditionalImports() {
    for condition in ["canImport(StoreKit)", "os(macOS)", "!os(iOS) || os(Linux)", "!DEBUG", "hasFeature(X)"]
    {
      #expect(
        message(["A.swift": "#if \(condition)\nimport StoreKit\n#endif\n" + widget])
          == "selected [\"A.swift\"]", "\(condition)")
    }
    for condition in ["os(iOS)", "!canImport(StoreKit)", "DEBUG && targetEnvironment(simulator)"] {
      #expect(
        message(["A.swift": "#if \(condition)\nimport StoreKit\n#endif\n" + widget])
          == """
          A.swift:2:1: imports StoreKit, which Islet does not have. If StoreKit is a module of yours, give its folder: \
          --module StoreKit=DIR. Else move what the activity needs into a file without this import, or leave out \
          with --exclude what uses it.
          """, "\(condition)")
    }
  }

  @Test func anActivityThatCannotBeIsNoReasonToFail() throws {
    let selection = try select([
      "A.swift": widget, "B.swift": "import StoreKit\n" + widget, "C.swift": "struct Attr {}",
    ])
    #expect(selection.entries.map(\.file.displayPath) == ["A.swift", "C.swift"])
    #expect(selection.notices == ["B.swift was left out: it imports StoreKit, which Islet does not have"])
  }

  @Test func memberAloneIsNoReasonForANotice() throws {
    let selection = try select([
      "A.swift": widget + "\nlet t = font.title",
      "App.swift": "import UIKit\nextension UIFont { var title: Int { 1 } }",
    ])
    #expect(selection.entries.map(\.file.displayPath) == ["A.swift"])
    #expect(selection.leftOut.map(\.isCertain) == [false])
    #expect(selection.notices.isEmpty)
  }

  @Test func twoAppsInOneFolder() throws {
    let other = widget.replacing("struct W", with: "struct Other")
    let selection = try select([
      "One/Attr.swift": "struct Attr {}", "One/W.swift": widget, "Two/Attr.swift": "struct Attr {}",
      "Two/W.swift": other,
    ])
    #expect(selection.entries.map(\.file.displayPath) == ["One/Attr.swift", "One/W.swift"])
    #expect(
      selection.notices == [
        "Two/W.swift was left out: it or what it needs declares Attr, as what is shown does; give its folder to see it"
      ])
    // A file with an activity and its preview is told of once.
    let preview = "\n#Preview(as: .content, using: Attr()) { W() } contentStates: { Attr.State() }"
    #expect(
      try select(["A.swift": widget + "\nstruct Attr {}", "B.swift": widget + "\nstruct Attr {}" + preview])
        .notices.count == 1)
    // Activities that share their types go together.
    #expect(
      try names(["One/W.swift": widget, "Shared/Attr.swift": "struct Attr {}", "Two/W.swift": other])
        == ["One/W.swift", "Shared/Attr.swift", "Two/W.swift"])
  }

  @Test func eachConformanceAndInitialiserIsFollowed() throws {
    #expect(
      try names([
        "A.swift": widget + "\nstruct Attr {}\nlet c = Color(1)",
        "B.swift": "extension Attr: Hashable {}", "C.swift": "extension Attr: Codable {}",
        "D.swift": "extension Color { init(_ hex: String) {} }",
        "E.swift": "extension Color { init(_ number: Int) {} }",
      ]) == ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift"])
  }

  @Test func whatProtocolsAskForIsFollowed() throws {
    #expect(
      try names([
        "A.swift": widget + "\nstruct Attr: Titled {}",
        "B.swift": "protocol Titled { var title: String { get } }",
        "C.swift": "extension Titled { var title: String { \"\" } }",
        "D.swift": "extension Titled { var other: String { \"\" } }",
      ]) == ["A.swift", "B.swift", "C.swift"])
  }

  @Test func codeForOtherSystemsDeclaresNothing() throws {
    #expect(
      try names([
        "A.swift": widget, "B.swift": "#if os(macOS)\nstruct Attr {}\n#else\nstruct Other {}\n#endif",
        "C.swift": "#if os(iOS) || os(watchOS)\nstruct Attr {}\n#endif",
      ]) == ["A.swift", "C.swift"])
  }

  @Test func givenFilesAreAlwaysTaken() throws {
    #expect(try names(["A.swift": "struct A {}"], explicit: ["A.swift"]) == ["A.swift"])
    #expect(
      try names(
        ["A.swift": "struct A {}", "B.swift": "#Preview { V() }", "W.swift": widget], explicit: ["A.swift"])
        == ["A.swift", "W.swift"])
  }

  @Test func previewsWhereThereIsNoActivity() throws {
    #expect(
      try names(["A.swift": "#Preview { V() }", "V.swift": "struct V {}", "B.swift": ""]) == [
        "A.swift", "V.swift",
      ])
    #expect(
      message(["A.swift": "struct A {}", "B.swift": ""])
        == "no Live Activity here: none of the 2 Swift files holds an ActivityConfiguration or a preview")
  }

  @Test func previewsOfActivitiesInTheirOwnFile() throws {
    #expect(
      try names([
        "P.swift": "#Preview(as: .content, using: a) { W() } contentStates: { 1 }",
        "Plain.swift": "#Preview { Text() }", "W.swift": widget,
      ]) == ["P.swift", "W.swift"])
  }

  @Test func ownModulesAreOneModule() throws {
    let selection = try select([
      "Sources/Shared/Attr.swift": "public struct Attr {}",
      "Widget/W.swift": "import Shared\n" + widget,
    ])
    #expect(selection.entries.count == 2)
    #expect(selection.projectModules == ["Shared"])
  }

  @Test(
    .enabled(if: sampleAppsFolder != nil),
    arguments: [
      ("LockScreenCounter", ["Widget/LockScreenWidgetLiveActivity.swift"]),
      (
        "WaterReminder",
        ["Shared/WaterReminderWidgetAttributes.swift", "Widget/WaterReminderWidgetLiveActivity.swift"]
      ),
      ("EmojiRangers", ["Widget/AdventureActivity.swift", "Widget/EmojiRanger.swift"]),
      (
        "DrinkOrder",
        [
          "Widget/DrinkOrderAttributes.swift", "Widget/DrinkOrderLiveActivity.swift",
          "Widget/RateDrinkIntent.swift",
        ]
      ),
    ])
  func sampleApps(name: String, expected: [String]) throws {
    let folder = try #require(sampleAppsFolder) + "/" + name
    let files = try SourceFinder().files(at: [folder])
    let selection = try WidgetSelection(files: files, isAvailable: Self.available.contains)
    #expect(selection.entries.map { String($0.file.displayPath.dropFirst(folder.count + 1)) } == expected)
    #expect(selection.leftOut.isEmpty)
  }
}
