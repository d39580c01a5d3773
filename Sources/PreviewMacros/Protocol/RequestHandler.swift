import Foundation

/// Answers the requests of the compiler, one by one. It keeps nothing between them.
struct RequestHandler {
  /// The reply to one message, both as JSON.
  ///
  /// Every message gets a reply, or the compiler would wait for ever: one that is not understood gets an
  /// expansion with a diagnostic.
  func reply(to message: Data) throws -> Data {
    let reply: PluginReply
    do {
      reply = self.reply(to: try JSONDecoder().decode(PluginRequest.self, from: message))
    } catch {
      reply = failure("the compiler sent a message that is not understood (\(error))", at: nil)
    }
    return try JSONEncoder().encode(reply)
  }

  func reply(to request: PluginRequest) -> PluginReply {
    switch request {
    case .getCapability:
      return .getCapabilityResult(.init())
    case .expandFreestandingMacro(let use):
      do {
        return .expandMacroResult(.init(expandedSource: try PreviewExpansion(use).source))
      } catch {
        return failure("\(error)", at: use.syntax.location)
      }
    case .expandAttachedMacro(let use):
      do {
        return .expandMacroResult(.init(expandedSource: try expansion(of: use)))
      } catch {
        return failure("\(error)", at: use.declSyntax?.location)
      }
    case .unknown(let names):
      return failure("the compiler asks for something else than an expansion: \(names)", at: nil)
    }
  }

  private func expansion(of use: PluginRequest.Attached) throws(EntryExpansion.Failure) -> String {
    switch use.macro.typeName {
    case "Previewable":
      // `@Previewable @State var x` keeps its variable where it stands: in the closure of the preview.
      return ""
    case "Entry":
      let entry = try EntryExpansion(
        declaration: use.declSyntax?.source ?? "", parent: use.lexicalContext?.first?.source)
      return use.macroRole == "accessor" ? entry.accessors : entry.peer
    default:
      throw .init(description: "there is no macro \(use.macro.typeName) in PreviewMacros")
    }
  }

  private func failure(_ message: String, at location: PluginRequest.Syntax.Location?) -> PluginReply {
    let position = PluginReply.Diagnostic.Position(
      fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
    return .expandMacroResult(
      .init(expandedSource: nil, diagnostics: [.init(message: message, position: position)]))
  }
}
