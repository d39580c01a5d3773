/// An intent whose result is a view that the system shows.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  /// Accepted; the system shows no snippets here.
  public static func reload() {}
}
