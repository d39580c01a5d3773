import Foundation

/// One `#Preview` turned into a record that a loaded library is searched for.
///
/// The arguments and closures are spliced in as they were written, as the arguments of a call of
/// `preview`. Its overloads, in SwiftUI and WidgetKit, are declared with the same labels and builders as
/// the macro, so the compiler types them once more in the same way, and no syntax tree is needed.
struct PreviewExpansion {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The section of the object file in which the records stand, one pointer each.
  static let section = "islet_previews"

  /// The declaration that replaces the use of the macro.
  let source: String

  /// - Throws: `Failure` if the macro is none of this plug-in or the source is no use of `#Preview`.
  init(_ use: PluginRequest.Freestanding) throws {
    let module =
      switch use.macro.typeName {
      case "ViewPreview": "SwiftUI"
      case "WidgetPreview": "WidgetKit"
      default: throw Failure(description: "there is no macro \(use.macro.typeName) in PreviewMacros")
      }
    let written = try MacroUse(use.syntax.source)
    let fileID = use.syntax.location.map { Self.literal($0.fileID) } ?? "#fileID"
    // The location is that of the end of what stands before, so lines are counted on from there.
    let line =
      use.syntax.location.map { String($0.line + written.leading.count(where: \.isNewline)) } ?? "#line"
    // Macros may only make names that the compiler can tell are theirs; this is its mangling of a
    // unique name that begins with "record".
    source = """
      @used @section("\(Self.section)")
      let \(use.discriminator)6recordfMu_: @convention(c) @MainActor (Swift.UInt) -> Swift.Void = { collector in
        \(module)._PreviewSite(collector, fileID: \(fileID), line: \(line)).preview\(written.arguments)
      }
      """
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
