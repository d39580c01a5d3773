import SwiftUI

extension IntentResult {
  /// A view that the system shows.
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> {
    IntentResultContainer(snippet: view)
  }

  /// A value for other intents, and a view that the system shows.
  public static func result<Value: _IntentValue, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never> {
    IntentResultContainer(value: value, snippet: view)
  }

  /// Something that the system says, and a view that it shows.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    IntentResultContainer(snippet: view, dialog: dialog)
  }

  /// A value for other intents, something that the system says, and a view that it shows.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
    IntentResultContainer(value: value, snippet: view, dialog: dialog)
  }

  /// A view that the system shows.
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> {
    IntentResultContainer(snippet: content())
  }

  /// A value for other intents, and a view that the system shows.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never> {
    IntentResultContainer(value: value, snippet: content())
  }

  /// Something that the system says, and a view that it shows.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    IntentResultContainer(snippet: content(), dialog: dialog)
  }

  /// A value for other intents, something that the system says, and a view that it shows.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
    IntentResultContainer(value: value, snippet: content(), dialog: dialog)
  }

  /// A snippet that the system shows.
  public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    IntentResultContainer(snippet: snippetIntent)
  }

  /// Something that the system says, and a snippet that it shows.
  public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    IntentResultContainer(snippet: snippetIntent, dialog: dialog)
  }

  /// A value for other intents, and a snippet that the system shows.
  public static func result<Value: _IntentValue, Snippet: SnippetIntent>(
    value: Value, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, Never> {
    IntentResultContainer(value: value, snippet: snippetIntent)
  }
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}
