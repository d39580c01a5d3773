import Phone

/// Arguments sorted by the table of their command.
struct ParsedArguments: Hashable, Sendable {
  var command: CommandSpec
  var operands: [String] = []
  /// The values of each option that was given, by its name; an option without an argument has "".
  var values: [String: [String]] = [:]

  /// Sorts arguments as GNU programs do: options and operands in any order, `--name=value` and
  /// `--name value`, `-o value` and `-ovalue`, and after `--` operands only.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - exists: Whether there is a file or folder at a path.
  init(_ arguments: [String], exists: (String) -> Bool) throws(UsageError) {
    let named = CommandSpec.named(arguments.first)
    command = named ?? CommandSpec.phone
    var rest = arguments.dropFirst(named == nil ? 0 : 1)
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try readLong(argument.dropFirst(2), rest: &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument.dropFirst(), rest: &rest)
      } else {
        operands.append(argument)
      }
    }
    try checkOperands(exists: exists)
  }

  var asksForHelp: Bool { values[OptionSpec.help.name] != nil }
  var asksForVersion: Bool { values[OptionSpec.version.name] != nil }

  private func failure(_ message: String) -> UsageError {
    UsageError(message: message, command: command.title)
  }

  private mutating func readLong(
    _ argument: Substring, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let name = String(argument.prefix { $0 != "=" })
    let value = argument.firstIndex(of: "=").map { String(argument[argument.index(after: $0)...]) }
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw failure(unknownOption(name))
    }
    try take(option, called: "--\(name)", value: value, rest: &rest)
  }

  private mutating func readShort(
    _ argument: Substring, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = argument
    while let letter = letters.popFirst() {
      guard let option = command.options.first(where: { $0.short == letter }) else {
        throw failure("there is no option -\(letter)")
      }
      if option.argument == .none {
        try take(option, called: "-\(letter)", value: nil, rest: &rest)
      } else {
        try take(option, called: "-\(letter)", value: letters.isEmpty ? nil : String(letters), rest: &rest)
        return
      }
    }
  }

  private mutating func take(
    _ option: OptionSpec, called name: String, value: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var taken = ""
    switch option.argument {
    case .none:
      guard value == nil else { throw failure("\(name) takes no value") }
    case .text(let placeholder):
      guard let given = value ?? rest.popFirst() else {
        throw failure("\(name) needs a value: \(placeholder)")
      }
      taken = given
    case .choice(let words):
      let list = words.joined(separator: ", ")
      guard let given = value ?? rest.popFirst() else {
        throw failure("\(name) needs a value, one of \(list)")
      }
      guard words.contains(given) else { throw failure("\(name) is one of \(list), not '\(given)'") }
      taken = given
    }
    if option.isRepeatable {
      values[option.name, default: []].append(taken)
    } else {
      // The last one counts, so that an alias can be overridden.
      values[option.name] = [taken]
    }
  }

  private func unknownOption(_ name: String) -> String {
    let message = "there is no option --\(name)"
    if let near = Nearest.word(to: name, in: command.options.map(\.name)) {
      return message + "; did you mean --\(near)?"
    }
    if let other = CommandSpec.all.first(where: { $0.options.contains { $0.name == name } }) {
      return message + " here, but \(other.title) has it"
    }
    return message
  }

  private func checkOperands(exists: (String) -> Bool) throws(UsageError) {
    guard !asksForHelp, !asksForVersion else { return }
    if !command.allowsOperands, let first = operands.first {
      throw failure("\(command.title) takes no operands, and '\(first)' is one")
    }
    if let empty = operands.first(where: \.isEmpty) { throw failure("'\(empty)' is no path") }
    guard command.name == nil, let first = operands.first, !exists(first),
      let near = Nearest.word(to: first, in: CommandSpec.all.compactMap(\.name))
    else { return }
    throw failure("\(first): no such file or folder; did you mean 'islet \(near)'?")
  }
}
