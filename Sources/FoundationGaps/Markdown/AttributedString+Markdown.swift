import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown is read.
    public enum InterpretedSyntax: Codable, Hashable, Sendable {
      /// Paragraphs, headings and lists too.
      case full
      /// Only what stands inside of a paragraph; ends of lines become blanks.
      case inlineOnly
      /// Only what stands inside of a paragraph; blanks and ends of lines stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of Markdown that is wrong. No text is wrong for this reader.
    public enum FailurePolicy: Codable, Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is read as attributes. Its text is kept in any case.
    public var allowsExtendedAttributes: Bool
    /// What of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of Markdown that is wrong.
    public var failurePolicy: FailurePolicy
    /// The language of the text, kept as an attribute.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown. Bold, italic, code and strikethrough become `inlinePresentationIntent`, links
  /// `link`. Of paragraphs, headings and lists only the text stays, one after another, as in Apple's
  /// attributed strings, where the blocks live in attributes.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(parsing: markdown, options: options, baseURL: baseURL)
  }

  /// Reads Markdown in UTF-8. Throws if it is not UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(parsing: text, options: options, baseURL: baseURL)
  }

  /// The translation of a text that is its own key, read as Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      parsing: String(
        localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment),
      options: MarkdownParsingOptions(
        allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace),
      baseURL: nil)
  }

  /// The text of a resource, read as Markdown.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(
      parsing: String(localized: resource),
      options: MarkdownParsingOptions(
        allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace),
      baseURL: nil)
  }

  private init(parsing text: String, options: MarkdownParsingOptions, baseURL: URL?) {
    self.init()
    let paragraphs =
      options.interpretedSyntax == .full ? MarkdownBlocks.paragraphs(in: text) : [text]
    let keeps = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    for run in paragraphs.flatMap({ InlineMarkdown.runs(in: $0, preservesWhitespace: keeps) }) {
      let locale = options.languageCode.map(Locale.init(identifier:)) ?? .current
      var part = AttributedString(run.inflects ? EnglishAgreement.text(run.text, locale: locale) : run.text)
      if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
      if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
      if let language = options.languageCode { part.languageIdentifier = language }
      append(part)
    }
  }
}
