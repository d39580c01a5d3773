import Foundation
import Testing

/// Every public member of what surrounds views (intents, widgets, activities, alarms, the environment, gestures)
/// stands in a source of `Members`, in the form in which the compiler tells them apart, and what those sources
/// show is true.
@Suite struct MembersTests {
  private static let api = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let folder = api.deletingLastPathComponent().appendingPathComponent("Members")

  static let sources =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test(arguments: sources) func previewsShowTheirRows(source: String) throws {
    try BreadthTests.check(Self.folder.appendingPathComponent(source).path)
  }

  @Test func everyMemberIsUsed() throws {
    let graph = try SymbolGraph.all.get()
    let named = try Self.sources.reduce(into: Set<String>()) { named, source in
      let index = try CallIndex(Self.folder.appendingPathComponent(source), others: [])
      named.formUnion(index.names.values.joined())
    }
    let elsewhere = Set(
      try String(contentsOf: Self.api.appendingPathComponent("elsewhere.tsv"), encoding: .utf8)
        .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) })
    var count = 0
    for module in ["AppIntents", "WidgetKit", "ActivityKit", "AlarmKit", "SwiftUI"] {
      for symbol in graph.symbols[module] ?? [] where Self.isMember(symbol, of: module, in: graph) {
        count += 1
        let name = symbol.pathComponents.joined(separator: ".")
        let isUsed =
          named.contains(symbol.identifier.precise) || elsewhere.contains(name)
          || elsewhere.contains("\(symbol.pathComponents[0]).\(symbol.baseName)")
        #expect(isUsed, "no source in Members uses \(name): \(symbol.identifier.precise)")
      }
    }
    #expect(count > 500)
  }

  private static let kinds: Set = [
    "swift.init", "swift.method", "swift.property", "swift.type.method", "swift.type.property",
    "swift.enum.case",
    "swift.subscript",
  ]
  /// Of SwiftUI; the rest of it has probes.
  private static let owners: Set = [
    "Gesture", "DragGesture", "TapGesture", "LongPressGesture", "MagnifyGesture", "MagnificationGesture",
    "RotateGesture", "RotationGesture", "SpatialTapGesture", "ExclusiveGesture", "SequenceGesture",
    "SimultaneousGesture", "AnyGesture", "GestureState", "GestureMask", "EnvironmentValues",
  ]
  /// Called by the compiler in a source's place, which no index tells.
  private static let implicit: Set = [
    "body", "wrappedValue", "projectedValue", "init(from:)", "encode(to:)", "init(stringLiteral:)",
    "init(integerLiteral:)",
    "init(dictionaryLiteral:)", "init(stringInterpolation:)",
  ]

  private static func isMember(_ symbol: SymbolGraph.Symbol, of module: String, in graph: SymbolGraph) -> Bool
  {
    let owner = symbol.pathComponents.dropLast().last ?? ""
    return symbol.pathComponents.count > 1 && kinds.contains(symbol.kind.identifier)
      && (module != "SwiftUI" || owners.contains(symbol.pathComponents[0]))
      // Modifiers, controls and groups of views have probes, as all that is drawn.
      && !["View", "Button", "Toggle", "AccessoryWidgetGroup", "AccessoryWidgetBackground"].contains(
        symbol.pathComponents[0])
      && !owner.hasSuffix("Builder") && owner != "StringInterpolation" && !implicit.contains(symbol.title)
      // What a type that conforms brings itself, and what stands in for it.
      && !graph.isRequirement(symbol)
  }
}
