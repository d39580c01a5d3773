import Cells

/// What a snapshot shows: names with values, in the order in which they stand in its file.
///
/// A name is one word of small letters, digits and hyphens; a value is one line without control
/// characters and without blanks at its ends. The size of the frames is not among them: they have it.
public struct SnapshotHeader: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  public struct Field: Hashable, Sendable {
    public var name: String
    public var value: String
  }

  public private(set) var fields: [Field] = []

  public init() {}

  public init(dictionaryLiteral fields: (String, String)...) {
    for (name, value) in fields { self[name] = value }
  }

  /// The value of a name; `nil` is no field. Characters that may not be in a file are replaced; a value
  /// without any that show is no field either.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name == name }?.value }
    set {
      precondition(Self.isName(name), "'\(name)' cannot be the name of a field")
      let value = newValue.map(Self.clean).flatMap { $0.isEmpty ? nil : $0 }
      let index = fields.firstIndex { $0.name == name }
      switch (index, value) {
      case (let index?, let value?): fields[index].value = value
      case (let index?, nil): fields.remove(at: index)
      case (nil, let value?): fields.append(Field(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  static func isName(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text != "size"
      && text.utf8.allSatisfy { byte in
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
          || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
      }
  }

  private static func clean(_ value: String) -> String {
    var scalars = PrintableText.make(value).unicodeScalars[...]
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
