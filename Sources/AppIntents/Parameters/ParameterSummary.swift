/// A sentence that says what an intent does with its parameters.
public protocol ParameterSummary {
  associatedtype Intent: AppIntent
}

/// A sentence in which parameters stand by their key paths.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence, with parameters standing in it.
  public struct Sentence: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
      var text = ""

      public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity)
      }

      public mutating func appendLiteral(_ literal: String) { text += literal }

      public mutating func appendInterpolation<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
      ) {
        text += "${\(Intent()[keyPath: parameter].title.key)}"
      }
    }

    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  }

  package let sentence: String

  /// Makes a sentence; the parameters after it are shown below.
  public init(
    _ summary: Sentence,
    @ParameterSummaryBuilder<Intent> _ others: () -> [PartialKeyPath<Intent>] = { [] }
  ) {
    sentence = summary.text
  }

  /// Makes a summary of parameters alone.
  public init(@ParameterSummaryBuilder<Intent> _ others: () -> [PartialKeyPath<Intent>]) {
    sentence = ""
  }
}

extension AppIntent {
  /// The sentence of this intent.
  public typealias Summary = IntentParameterSummary<Self>
}

/// Lists parameters by their key paths, or makes the sentence of them.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] {
    [parameter]
  }

  public static func buildBlock(_ parameters: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
    parameters.flatMap { $0 }
  }
}

extension ParameterSummaryBuilder {
  public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }

  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}
