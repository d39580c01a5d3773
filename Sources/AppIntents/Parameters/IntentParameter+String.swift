extension String {
  /// How a text is entered.
  public struct IntentInputOptions: Sendable {
    /// The keys that are offered.
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, asciiCapableNumberPad, numbersAndPunctuation, numberPad, decimalPad
      case phonePad, namePhonePad, emailAddress, url, webSearch, twitter
    }

    /// Which letters become capitals.
    public enum CapitalizationType: Hashable, Sendable {
      case none, words, sentences, allCharacters
    }

    public var keyboardType: KeyboardType
    public var capitalizationType: CapitalizationType
    public var multiline: Bool
    public var autocorrect: Bool
    public var smartQuotes: Bool
    public var smartDashes: Bool

    /// Makes options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

extension IntentParameter where Value == String {
  /// Makes a text that is entered in its own way.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }

  /// Makes a text with a default that is entered in its own way.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: String,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value == String? {
  /// Makes a text that is entered in its own way.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }
}
