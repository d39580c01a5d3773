/// A reply to the compiler. It encodes as an object with one key, the kind of reply.
enum PluginReply: Encodable {
  struct Capability: Encodable {
    struct Version: Encodable { var protocolVersion = 7 }
    var capability = Version()
  }

  struct Expansion: Encodable {
    /// `nil` if there is no expansion, and then the diagnostics say why.
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      /// In bytes from the start of the file.
      var offset: Int
    }

    /// Notes, highlights and changes that could be offered: the compiler expects the keys, and this
    /// plug-in has none of them.
    struct Nothing: Encodable {}

    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Nothing] = []
    var notes: [Nothing] = []
    var fixIts: [Nothing] = []
  }

  case getCapabilityResult(Capability)
  case expandMacroResult(Expansion)

  private enum CodingKeys: String, CodingKey { case getCapabilityResult, expandMacroResult }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .getCapabilityResult(let capability):
      try container.encode(capability, forKey: .getCapabilityResult)
    case .expandMacroResult(let expansion):
      try container.encode(expansion, forKey: .expandMacroResult)
    }
  }
}
