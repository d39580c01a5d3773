/// What is wrong with a scheme file: the place, the key and what was expected.
package struct SchemeError: Error, Hashable, Sendable {
  /// `nil` when the whole file is meant.
  package var place: SchemePlace?
  /// Such as `palette.base0A`; empty when no key is meant.
  package var key: String
  package var message: String
}

/// A line and a column, both from 1; columns count characters.
package struct SchemePlace: Hashable, Sendable {
  package var line: Int
  package var column: Int
}
