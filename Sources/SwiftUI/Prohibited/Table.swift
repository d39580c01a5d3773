import Foundation

/// Rows and columns that scroll; a widget may not hold them.
///
/// Columns are not built: a table that lists them says so by `TableColumnBuilder`.
public struct Table<Value: Identifiable, Columns>: ProhibitedView {
  private init() {}
}

extension Table {
  /// A row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init()
  }
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Content: View> {
  /// A column of any views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {}

  /// A column of any views, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {}
}

extension TableColumn where Content == Text {
  /// A column of texts.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {}

  /// A column of texts, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {}
}

/// Lists the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Content>(
    _ column: TableColumn<RowValue, Content>
  ) -> TableColumn<RowValue, Content> { column }

  public static func buildBlock<each Column>(_ columns: repeat each Column) -> (repeat each Column) {
    (repeat each columns)
  }
}
