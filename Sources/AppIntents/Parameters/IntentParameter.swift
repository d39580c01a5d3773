import Synchronization

/// A parameter of an intent. Copies of the intent share it.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  // Sendable because the lock guards the value; a value itself is handed over, not shared.
  private let stored: Mutex<Value?>
  /// The name that people see.
  public let title: LocalizedStringResource
  /// What people are told that it is.
  public let description: LocalizedStringResource?
  /// What a person is asked if it is not set.
  package let requestValueDialog: IntentDialog?

  fileprivate init(
    _ value: Value?, title: LocalizedStringResource, description: LocalizedStringResource?,
    dialog: IntentDialog?
  ) {
    stored = Mutex(value)
    self.title = title
    self.description = description
    requestValueDialog = dialog
  }

  /// The value. Reading it before it is set is an error of the program, except for an optional, which is
  /// `nil` until then.
  public var wrappedValue: Value {
    get {
      if let value = stored.withLock({ $0 }) { return value }
      if let type = Value.self as? any ExpressibleByNilLiteral.Type,
        let empty = type.init(nilLiteral: ()) as? Value
      {
        return empty
      }
      fatalError("the parameter \"\(title.key)\" is read before it has a value")
    }
    set { stored.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// Asks a person for the value. There is nobody to ask here, so it answers with what is set.
  ///
  /// - Throws: `AppIntentError.needsValue` if nothing is set.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    guard let value = stored.withLock({ $0 }) else { throw AppIntentError.needsValue }
    return value
  }

  /// Asks a person which of some values is meant. There is nobody to ask here, so it is the first.
  ///
  /// - Throws: `AppIntentError.needsValue` if there is none.
  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value {
    guard let value = values.first else { throw AppIntentError.needsValue }
    return value
  }

  /// Asks a person whether a value is meant. There is nobody to ask here, so it is.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }

  /// The error to throw when the value is missing.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }

  /// The error to throw when one of several values may be meant.
  public func needsDisambiguationError(
    among values: [Value], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    .needsValue
  }
}

extension IntentParameter {
  /// Makes a parameter that has no value yet.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(nil, title: title, description: description, dialog: requestValueDialog)
  }

  /// Makes a parameter with a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, dialog: requestValueDialog)
  }

  /// Makes a parameter with an initial value, named after nothing.
  public convenience init(
    wrappedValue: Value, title: LocalizedStringResource = "", description: LocalizedStringResource? = nil
  ) {
    self.init(wrappedValue, title: title, description: description, dialog: nil)
  }

  /// Makes a parameter that is named after nothing.
  public convenience init(description: LocalizedStringResource? = nil) {
    self.init(nil, title: "", description: description, dialog: nil)
  }

  /// Makes a parameter whose choices a provider knows.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Options
  ) {
    self.init(nil, title: title, description: description, dialog: requestValueDialog)
  }

  /// Makes a parameter with a default, whose choices a provider knows.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Options
  ) {
    self.init(defaultValue, title: title, description: description, dialog: requestValueDialog)
  }
}

extension IntentParameter {
  /// What of a date a parameter is.
  public enum DateKind: Hashable, Sendable {
    case date, time, dateTime
  }

  /// Makes a parameter for a date.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: DateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(nil, title: title, description: description, dialog: requestValueDialog)
  }

  /// Makes a parameter for a date with a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    kind: DateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, dialog: requestValueDialog)
  }

  /// Makes a parameter whose values a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, query: Query
  ) {
    self.init(nil, title: title, description: description, dialog: requestValueDialog)
  }

  /// Makes a parameter with a default, whose values a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil, query: Query
  ) {
    self.init(defaultValue, title: title, description: description, dialog: requestValueDialog)
  }

  /// Makes a parameter for a list of so many values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(nil, title: title, description: description, dialog: requestValueDialog)
  }

  /// Makes a parameter with a default for a list of so many values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, dialog: requestValueDialog)
  }
}

/// How many values a list has, in every size of a widget or in each: `4`, or `[.systemSmall: 1]`.
public struct IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
  private let bounds: ClosedRange<Int>?
  private let byFamily: [IntentWidgetFamily: Int]

  /// Makes a size between bounds.
  public init(min: Int, max: Int) {
    bounds = min...Swift.max(min, max)
    byFamily = [:]
  }

  public init(integerLiteral value: Int) { self.init(min: value, max: value) }

  public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {
    bounds = nil
    byFamily = Dictionary(elements) { $1 }
  }
}

/// Whether a parameter takes the outcome of the action before.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case connectToPreviousIntentResult
  case never
}
