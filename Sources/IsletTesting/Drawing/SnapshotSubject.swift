import Phone

/// Something to draw, with the part of its snapshots' names that is its own.
package struct SnapshotSubject {
  var activity: String
  var preview: CatalogPreview
  /// Empty where an assertion has only one.
  var word: String
}
