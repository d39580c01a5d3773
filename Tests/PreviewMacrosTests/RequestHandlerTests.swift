import Foundation
import Testing

@testable import PreviewMacros

@Suite struct RequestHandlerTests {
  private func reply(_ message: String) throws -> [String: Any] {
    let data = try RequestHandler().reply(to: Data(message.utf8))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func expansion(of source: String, type: String = "ViewPreview", line: Int = 3) throws
    -> (source: String?, messages: [String])
  {
    let request: [String: Any] = [
      "expandFreestandingMacro": [
        "macro": ["moduleName": "PreviewMacros", "typeName": type, "name": "Preview"],
        "discriminator": "$s1aMf_",
        "lexicalContext": [],
        "syntax": [
          "kind": "declaration", "source": source,
          "location": ["fileID": "App/A \"1\".swift", "fileName": "/x/A.swift", "offset": 40, "line": line],
        ],
      ]
    ]
    let message = try JSONSerialization.data(withJSONObject: request)
    let result = try #require(
      try reply(String(decoding: message, as: UTF8.self))["expandMacroResult"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    return (result["expandedSource"] as? String, diagnostics.compactMap { $0["message"] as? String })
  }

  @Test func capability() throws {
    let result = try reply(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    let capability = (result["getCapabilityResult"] as? [String: [String: Int]])?["capability"]
    #expect(capability == ["protocolVersion": 7])
  }

  @Test func argumentsAndClosuresAreSplicedVerbatim() throws {
    let written =
      "(\"한 \\(\"x\")\", as: .content, using: A()) {\n  W()\n} contentStates: {\n  S(1) // )\n}"
    let (source, messages) = try expansion(of: "\n#Preview" + written, type: "WidgetPreview")
    #expect(messages == [])
    #expect(
      source == """
        @used @section("islet_previews")
        let $s1aMf_6recordfMu_: @convention(c) @MainActor (Swift.UInt) -> Swift.Void = { collector in
          WidgetKit._PreviewSite(collector, fileID: "App/A \\"1\\".swift", line: 4).preview\(written)
        }
        """)
  }

  @Test func linesAreCountedPastCommentsAndAttributes() throws {
    let before =
      "\n// one { \n/* two /* three */ #Other */\n@available(iOS 17, *, message: \"a)\")\n@MainActor "
    let (source, _) = try expansion(of: before + "#Preview { X() }", line: 10)
    #expect(source?.contains("SwiftUI._PreviewSite(") == true)
    #expect(source?.contains("line: 14).preview { X() }") == true)
  }

  @Test func theMacroMayNameItsModule() throws {
    #expect(try expansion(of: "#SwiftUI.Preview { X() }").source?.contains(".preview { X() }") == true)
    #expect(try expansion(of: "#SwiftUI::Preview { X() }").source?.contains(".preview { X() }") == true)
  }

  @Test func badUseIsADiagnostic() throws {
    for source in ["", "#", "#Previews {}", "let x = 1", "/* open", "@available(iOS"] {
      let (expanded, messages) = try expansion(of: source)
      #expect(expanded == nil)
      #expect(messages == ["#Preview is expected, with its arguments and closures"])
    }
    let (expanded, messages) = try expansion(of: "#Preview {}", type: "Other")
    #expect(expanded == nil)
    #expect(messages == ["there is no macro Other in PreviewMacros"])
  }

  @Test func whatIsNotUnderstoodStillGetsAReply() throws {
    for message in ["", "[]", "{}", "{\"loadPluginLibrary\":{}}", "{\"expandFreestandingMacro\":{}}"] {
      let result = try #require(try reply(message)["expandMacroResult"] as? [String: Any])
      #expect((result["diagnostics"] as? [Any])?.count == 1)
    }
  }

  private func entry(
    _ declaration: String, role: String, in parent: String = "extension EnvironmentValues {}"
  )
    throws -> (source: String?, messages: [String])
  {
    let request: [String: Any] = [
      "expandAttachedMacro": [
        "macro": ["moduleName": "PreviewMacros", "typeName": "Entry", "name": "Entry "], "macroRole": role,
        "declSyntax": ["kind": "declaration", "source": declaration],
        "lexicalContext": [["kind": "declaration", "source": parent]],
      ]
    ]
    let message = try JSONSerialization.data(withJSONObject: request)
    let result = try #require(
      try reply(String(decoding: message, as: UTF8.self))["expandMacroResult"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    return (result["expandedSource"] as? String, diagnostics.compactMap { $0["message"] as? String })
  }

  @Test(arguments: [
    ("\n  @Entry var accent = Color.blue", "static let defaultValue = Color.blue\n"),
    ("@Entry public var size: CGFloat = 3 // points", "static var defaultValue: CGFloat { 3 // points\n}"),
    ("@Entry var name: String?", "static var defaultValue: String? { nil\n}"),
    (
      "@available(iOS 18, *) @Entry private(set) var act: (Int, [String: Int]) -> Bool = { a, b in a == 1 }",
      "static var defaultValue: (Int, [String: Int]) -> Bool { { a, b in a == 1 }\n}"
    ),
  ])
  func entryMakesAKey(declaration: String, value: String) throws {
    let (peer, messages) = try entry(declaration, role: "peer")
    #expect(messages == [])
    #expect(peer?.contains(": SwiftUI.EnvironmentKey {\n\(value)}") == true)
  }

  @Test func entryLooksItsKeyUp() throws {
    let (accessors, _) = try entry("@Entry var accent = Color.blue", role: "accessor")
    #expect(
      accessors == "{ get { self[__Key_accent.self] } set { self[__Key_accent.self] = newValue } }")
  }

  @Test func entryInTheWrongPlaceIsTold() throws {
    let (source, messages) = try entry("@Entry var a = 1", role: "peer", in: "extension UserDefaults {}")
    #expect(source == nil)
    #expect(
      messages == [
        "@Entry var a belongs in an extension of EnvironmentValues, ContainerValues, Transaction or FocusedValues"
      ])
    #expect(
      try entry("@Entry let a = 1", role: "peer").messages.first?.contains("one stored variable") == true)
    #expect(try entry("@Entry var a", role: "peer").messages.first?.contains("needs a type") == true)
  }

  @Test func previewableExpandsToNothing() throws {
    let message =
      #"{"expandAttachedMacro":{"macro":{"typeName":"Previewable","name":"Previewable"},"macroRole":"peer"}}"#
    let result = try #require(try reply(message)["expandMacroResult"] as? [String: Any])
    #expect(result["expandedSource"] as? String == "")
  }
}
