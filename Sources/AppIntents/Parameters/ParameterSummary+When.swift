/// How a parameter is compared.
public struct ParameterSummaryComparison: Hashable, Sendable {
  private let name: String

  public static let equalTo = ParameterSummaryComparison(name: "equalTo")
  public static let notEqualTo = ParameterSummaryComparison(name: "notEqualTo")
  public static let lessThan = ParameterSummaryComparison(name: "lessThan")
  public static let lessThanOrEqualTo = ParameterSummaryComparison(name: "lessThanOrEqualTo")
  public static let greaterThan = ParameterSummaryComparison(name: "greaterThan")
  public static let greaterThanOrEqualTo = ParameterSummaryComparison(name: "greaterThanOrEqualTo")
}

/// Whether a parameter is one of several values.
public struct ParameterSummaryContainment: Hashable, Sendable {
  private let isIn: Bool

  public static let oneOf = ParameterSummaryContainment(isIn: true)
  public static let notOneOf = ParameterSummaryContainment(isIn: false)
}

/// Whether a parameter has a value.
public struct ParameterSummaryPresence: Hashable, Sendable {
  private let isThere: Bool

  public static let hasAnyValue = ParameterSummaryPresence(isThere: true)
  public static let hasNoValue = ParameterSummaryPresence(isThere: false)
}

/// A sentence for when a condition holds, and another.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Condition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ condition: () -> Condition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ containment: ParameterSummaryContainment,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ condition: () -> Condition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ condition: () -> Condition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init(
    widgetFamily comparison: ParameterSummaryComparison, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ condition: () -> Condition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

/// The sizes of widgets as an intent's sentence names them.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}

/// A sentence for each value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue, Cases>: ParameterSummary
{
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) {}
}

/// The sentence for one value.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Summary: ParameterSummary> {
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {}

  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {}
}

/// The sentence for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Summary: ParameterSummary> {
  public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {}
}

/// Lists the sentences for values.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression<Summary: ParameterSummary>(
    _ value: ParameterSummaryCaseCondition<Intent, Value, Summary>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Summary> { value }

  public static func buildExpression<Summary: ParameterSummary>(
    _ value: ParameterSummaryDefaultCaseCondition<Intent, Summary>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Summary> { value }

  public static func buildBlock<each Part>(_ parts: repeat each Part) -> (repeat each Part) {
    (repeat each parts)
  }
}

extension AppIntent {
  public typealias When<Condition: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Condition, Otherwise>
  public typealias Switch<Value: _IntentValue, Cases> = ParameterSummarySwitchCondition<Self, Value, Cases>
  public typealias Case<Value, Summary: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Summary>
  public typealias DefaultCase<Summary: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Summary>
}
