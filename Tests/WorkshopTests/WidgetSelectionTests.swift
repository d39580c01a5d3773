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

  @Test func missingModuleIsNamed() {
    #expect(
      message(["A.swift": widget, "B.swift": "import Foundation\nimport MapKit\nstruct Attr {}"])
        == """
        B.swift:2:1: imports MapKit, which Islet does not have; the file is needed because A.swift uses Attr. \
        Move what the activity needs into a file without this import.
        """)
    #expect(
      message(["A.swift": "#if canImport(MapKit)\nimport MapKit\n#endif\n" + widget])
        == "selected [\"A.swift\"]")
  }

  @Test func memberAloneIsNoReasonToFail() throws {
    let selection = try select([
      "A.swift": widget + "\nlet t = font.title",
      "App.swift": "import UIKit\nextension UIFont { var title: Int { 1 } }",
    ])
    #expect(selection.entries.map(\.file.displayPath) == ["A.swift"])
    #expect(selection.leftOut == [WidgetSelection.LeftOut(displayPath: "App.swift", module: "UIKit")])
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
