/// A request of the compiler. Requests that this plug-in has no use for decode as `unknown`.
enum PluginRequest: Decodable {
  /// What was expanded, and where it stands.
  struct Syntax: Decodable {
    struct Location: Decodable {
      var fileID: String
      var fileName: String
      /// In bytes from the start of the file.
      var offset: Int
      /// From 1.
      var line: Int
    }

    var source: String
    var location: Location?
  }

  struct Macro: Decodable {
    var typeName: String
    var name: String
  }

  struct Freestanding: Decodable {
    var macro: Macro
    /// A prefix that no other declaration of the module has.
    var discriminator: String
    var syntax: Syntax
  }

  struct Attached: Decodable {
    var macro: Macro
    /// What the macro is to make: `accessor`, `peer` and others.
    var macroRole: String?
    /// The declaration that the macro stands on.
    var declSyntax: Syntax?
    /// What that declaration stands in, the nearest first, without its members.
    var lexicalContext: [Syntax]?
  }

  case getCapability
  case expandFreestandingMacro(Freestanding)
  case expandAttachedMacro(Attached)
  case unknown([String])

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let names = container.allKeys.map(\.stringValue)
    if names.contains("getCapability") {
      self = .getCapability
    } else if names.contains("expandFreestandingMacro") {
      self = .expandFreestandingMacro(
        try container.decode(Freestanding.self, forKey: Key(stringValue: "expandFreestandingMacro")))
    } else if names.contains("expandAttachedMacro") {
      self = .expandAttachedMacro(
        try container.decode(Attached.self, forKey: Key(stringValue: "expandAttachedMacro")))
    } else {
      self = .unknown(names.sorted())
    }
  }
}
