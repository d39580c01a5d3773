/// The options of `islet symbols`.
public struct SymbolsOptions: Hashable, Sendable {
  /// The names to list; empty: all of the table.
  public var names: [String] = []
  /// Where to look for symbols without a glyph; `nil`: names are listed.
  public var missing: SourceOptions?
  public var isJSON = false

  init(_ reader: OptionReader) throws(UsageError) {
    isJSON = reader.has("json")
    if reader.has("missing") {
      missing = try SourceOptions(reader)
    } else {
      names = reader.arguments.operands
    }
  }
}
