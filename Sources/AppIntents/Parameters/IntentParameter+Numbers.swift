/// How a number is entered.
public enum IntentNumberControlStyle: Hashable, Sendable {
  case field
  case slider
  case stepper
}

extension IntentParameter where Value == Int {
  /// How an integer is entered.
  public typealias IntControlStyle = IntentNumberControlStyle

  /// Makes a whole number within bounds. A default outside of them counts as the bound.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int,
    controlStyle: IntControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int),
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description,
      default: max(inclusiveRange.lowerBound, min(defaultValue, inclusiveRange.upperBound)),
      requestValueDialog: requestValueDialog)
  }

  /// Makes a whole number that has no value yet.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntControlStyle, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value == Double {
  /// How a number is entered.
  public typealias DoubleControlStyle = IntentNumberControlStyle

  /// Makes a number within bounds. A default outside of them counts as the bound.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Double, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description,
      default: max(inclusiveRange.lowerBound, min(defaultValue, inclusiveRange.upperBound)),
      requestValueDialog: requestValueDialog)
  }

  /// Makes a number that has no value yet.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: DoubleControlStyle, inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value == Int {
  /// Makes a number with a default that is entered in its own way.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int,
    controlStyle: IntControlStyle, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
  }

  /// Makes a number within bounds that has no value yet.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value == Int? {
  /// Makes a number that may stay without a value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }

  /// Makes a number that is entered in its own way and may stay without a value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntentNumberControlStyle, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value == Double {
  /// Makes a number with a default that is entered in its own way.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Double,
    controlStyle: DoubleControlStyle, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
  }

  /// Makes a number within bounds that has no value yet.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value == Double? {
  /// Makes a number that may stay without a value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }

  /// Makes a number that is entered in its own way and may stay without a value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntentNumberControlStyle, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }
}
