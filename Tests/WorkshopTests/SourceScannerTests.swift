import Testing

@testable import Workshop

@Suite struct SourceScannerTests {
  func scan(_ text: String) -> SourceSummary { SourceScanner.summary(of: text) }

  @Test func imports() {
    let summary = scan(
      """
      import SwiftUI; import WidgetKit
      @testable import Mine
      import struct Foundation.Date
      @_exported public import UIKit.UIColor
      #if canImport(Combine)
      import Combine
      #endif
      // import StoreKit
      struct A { let `import` = "import AVKit" }
      """)
    #expect(
      summary.imports.map(\.module) == ["SwiftUI", "WidgetKit", "Mine", "Foundation", "UIKit", "Combine"])
    #expect(
      summary.imports.map(\.condition) == Array(repeating: .constant(true), count: 5) + [
        .canImport("Combine")
      ])
    #expect(summary.imports[2].range == 33..<54)
    #expect(summary.imports[1].range == 16..<32)
  }

  @Test func namesBehindTheirModule() {
    let names = scan("import Shared\nlet a = Shared.One(); let b = Other.Two(); let c = x.Shared.Three()")
      .names
    #expect(names.contains("One") && !names.contains("Two") && !names.contains("Three"))
  }

  @Test func conditions() {
    /// Code that certainly does not apply is not read at all.
    func condition(_ text: String) -> Bool? {
      scan("#if \(text)\nimport A\n#endif").imports.first.map { $0.condition.holds { $0 == "UIKit" } }
        ?? false
    }
    #expect(condition("os(iOS)") == true && condition("os(macOS) || os(Linux)") == false)
    #expect(condition("!os(macOS) && (canImport(UIKit) || swift(>=9))") == true)
    #expect(condition("canImport(AppKit) && hasFeature(X)") == false)
    #expect(condition("hasFeature(X)") == nil && condition("compiler(>=5.9)") == true)
    #expect(condition("os(iOS) &&\n  !DEBUG") == false)
    let other = scan(
      "#if os(macOS)\nimport B\nstruct X {}\n#elseif os(iOS)\nimport C\n#else\nimport D\n#endif")
    #expect(other.imports.map(\.module) == ["C"] && other.declarations.isEmpty)
  }

  @Test func declarations() {
    let summary = scan(
      """
      struct A<T> { struct Inner {}; let member = 1 }
      public final class B { class func make() {} }
      enum C { case one }; protocol D { associatedtype E }
      actor F {}
      typealias G = Int
      func h(x: Int) { let local = 2 }
      let i = 1
      @MainActor var j: Int { 1 }
      let (k, l) = (1, 2)
      infix operator <+>
      func <+> (a: Int, b: Int) -> Int { a }
      private struct Hidden {}
      fileprivate func hidden() {}
      private(set) var seen = 1
      """)
    #expect(
      summary.declarations == [
        "A", "B", "C", "D", "F", "G", "h", "i", "j", "k", "l", "<+>", "seen",
      ])
  }

  @Test func extensions() {
    let summary = scan(
      """
      extension Color { static let navy = Color.blue; init(hex: String) { self.init(h: 1) } ; private var no: Int { 1 } }
      extension A.B: Codable where T == Int { func c() { let inner = 1 } }
      private extension Text { var hidden: Int { 1 } }
      extension Array { subscript(safe index: Int) -> Element? { nil }; subscript(x: Int) -> Int { x } }
      """)
    #expect(summary.extensions.map(\.type) == ["Color", "A", "Text", "Array"])
    #expect(summary.extensions.map(\.members) == [["navy"], ["c"], [], []])
    #expect(
      summary.extensions.map { Set($0.parameters.map { "\($0.label): \($0.type)" }) } == [
        ["hex: String"], [], [], ["safe: Int", "_: Int"],
      ])
    #expect(summary.extensions.map(\.conformances) == [[], ["Codable"], [], []])
    #expect(summary.declarations.isEmpty)
  }

  @Test func uses() {
    let summary = scan(
      """
      struct V: View {
        var body: some View {
          Text("\\(model.count) \\(Helper.name)").foo(label: value, other: "x")
          ForEach(items) { item in Row(item: item) }
        }
        func f(for title: String) { print(title) }
      }
      """)
    #expect(summary.names.isSuperset(of: ["View", "Text", "model", "Helper", "value", "items", "Row"]))
    #expect(summary.names.isDisjoint(with: ["count", "foo", "label", "item", "title", "body"]))
    #expect(summary.members == ["count", "name", "foo"])
    #expect(summary.labels.isSuperset(of: ["label", "other", "item"]))
  }

  @Test func globalGivenToItsOwnLabel() {
    #expect(scan("let a = Foo(store: store)").names.contains("store"))
  }

  @Test func activitiesAndPreviews() {
    #expect(scan("ActivityConfiguration(for: A.self) {}").hasActivityConfiguration)
    #expect(!scan("// ActivityConfiguration\nlet a = \"ActivityConfiguration\"").hasActivityConfiguration)
    let macro = scan("#Preview(\"A\", as: .content, using: a) { W() } contentStates: { B() }")
    #expect(macro.hasPreview && macro.hasActivityPreview)
    let plain = scan("#Preview { V() }")
    #expect(plain.hasPreview && !plain.hasActivityPreview)
    #expect(scan("struct P: PreviewProvider {}").hasPreview)
  }

  @Test func foreignAttributes() {
    let text = "@main\nstruct A {}\n// @main\nlet s = \"@main\"\n@mainly struct B {}\n  @main struct C {}"
    #expect(scan(text).foreignAttributes == [0..<5, 65..<70])
    let objective = "@objc(A) class A {\n@objc (b) @IBAction func c() {}\n@objcMembers @escaping @objc(d:e:)"
    #expect(
      scan(objective).foreignAttributes.map { String(objective.utf8.prefix($0.upperBound).suffix($0.count))! }
        == ["@objc(A)", "@objc", "@IBAction", "@objcMembers", "@objc(d:e:)"])
  }

  @Test func selectors() {
    let text = "a(#selector(b)); #selector(A.go(to:) as (A) -> () -> Void)"
    #expect(scan(text).selectors.map(\.name) == ["b", "Void"])
    #expect(scan(text).selectors.map(\.range) == [2..<14, 17..<58])
    #expect(scan("#selector(A.go(_:))").selectors.map(\.name) == ["go"])
  }

  @Test func importsOfOtherSystems() {
    let text = "import os.log\nimport Darwin\nimport struct Foundation.Date\nimport Darwin.C"
    let imports = scan(text).imports
    #expect(imports.map(\.module) == ["os", "Glibc", "Foundation", "Glibc"])
    #expect(imports.map(\.submodule) == [9..<13, nil, nil, 71..<73])
    #expect(imports.map(\.renamed) == [nil, 21..<27, nil, 65..<71])
  }

  @Test func flagsOfWidgets() {
    let summary = scan(
      "#if !WIDGET_EXTENSION\nstruct A {}\n#elseif DEBUG && canImport(WIDGET)\n#endif\nstruct B {}")
    #expect(summary.declarations == ["B"])
    #expect(summary.platformConditions.map(\.range) == [5..<21])
  }

  @Test func platformConditions() {
    let summary = scan(
      """
      #if os(iOS) && !os( Linux )
      let os = 1
      func f() { _ = os(iOS) }
      #elseif canImport(UIKit) ||
        os(iOS)
      #endif
      """)
    #expect(summary.platformConditions.map(\.answer) == [true, false, true])
    #expect(summary.platformConditions[0].range == 4..<11)
    #expect(summary.platformConditions[1].range == 16..<27)
  }

  /// Each branch opens the same brace once.
  @Test func bracesInBranches() {
    let summary = scan("#if A\nstruct X {\n#else\nstruct X: Y {\n#endif\n}\nstruct Z {}")
    #expect(summary.declarations == ["X", "Z"])
  }
}
