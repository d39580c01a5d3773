import Phone

/// What a sheet shows beside the frames that are selected.
public struct SheetOptions: Hashable, Sendable {
  /// Each beside what the other options say.
  public var variants: [SheetVariant] = []
  /// Cells that differ from the first tile of their line are marked.
  public var marksChanges = false

  public init() {}

  /// - Throws: `UsageError` for options without a sheet, or without anything to compare.
  init(_ reader: OptionReader, _ view: ViewOptions) throws(UsageError) {
    variants = try reader.variants("variants")
    marksChanges = reader.has("changes")
    for name in ["variants", "changes"] where reader.has(name) && !view.showsSheet {
      throw UsageError(
        message: "--\(name) goes with --surface sheet", command: reader.arguments.command.title)
    }
    if marksChanges, variants.isEmpty, view.selection.state != .all {
      throw UsageError(
        message: "--changes needs something to compare: --state all, or --variants such as state=2",
        command: reader.arguments.command.title)
    }
  }
}
