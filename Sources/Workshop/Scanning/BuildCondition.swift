/// The condition of an `#if`, as far as it can be answered before compiling.
///
/// Islet stands for an iPhone in Xcode's canvas: `os(iOS)`, `targetEnvironment(simulator)` and `DEBUG` hold,
/// and flags by which projects mark their widget extension; other systems and flags do not.
public indirect enum BuildCondition: Hashable, Sendable {
  case constant(Bool)
  case canImport(String)
  /// What only the compiler knows, such as `hasFeature`.
  case unknown
  case not(BuildCondition)
  case all([BuildCondition])
  case any([BuildCondition])

  /// Whether it holds; `nil` when that cannot be told.
  ///
  /// - Parameter isAvailable: Whether a module can be imported; `nil` when that is not known.
  func holds(isAvailable: (String) -> Bool?) -> Bool? {
    switch self {
    case .constant(let value): return value
    case .canImport(let module): return isAvailable(module)
    case .unknown: return nil
    case .not(let condition): return condition.holds(isAvailable: isAvailable).map { !$0 }
    case .all(let conditions):
      let answers = conditions.map { $0.holds(isAvailable: isAvailable) }
      if answers.contains(false) { return false }
      return answers.contains(nil) ? nil : true
    case .any(let conditions):
      let answers = conditions.map { $0.holds(isAvailable: isAvailable) }
      if answers.contains(true) { return true }
      return answers.contains(nil) ? nil : false
    }
  }

  /// The condition without what is settled already.
  static func both(_ one: BuildCondition, _ other: BuildCondition) -> BuildCondition {
    if one == .constant(true) { return other }
    return other == .constant(true) ? one : .all([one, other])
  }
}

// MARK: - Reading

extension BuildCondition {
  /// A piece of the text of a condition.
  enum Item: Hashable {
    case name(String)
    case open, close, and, or, not
    /// A comparison, a number, a comma: of account within a call only.
    case other(String)
  }

  init(_ items: [Item]) {
    var rest = items[...]
    self = Self.readAny(&rest)
  }

  private static func readAny(_ rest: inout ArraySlice<Item>) -> BuildCondition {
    var parts = [readAll(&rest)]
    while rest.first == .or {
      rest.removeFirst()
      parts.append(readAll(&rest))
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private static func readAll(_ rest: inout ArraySlice<Item>) -> BuildCondition {
    var parts = [readOne(&rest)]
    while rest.first == .and {
      rest.removeFirst()
      parts.append(readOne(&rest))
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private static func readOne(_ rest: inout ArraySlice<Item>) -> BuildCondition {
    guard let item = rest.popFirst() else { return .unknown }
    switch item {
    case .not: return .not(readOne(&rest))
    case .open:
      let inner = readAny(&rest)
      if rest.first == .close { rest.removeFirst() }
      return inner
    case .name(let name):
      guard rest.first == .open else { return flag(name) }
      let end = rest.firstIndex(of: .close) ?? rest.endIndex
      let arguments = Array(rest[rest.startIndex + 1..<max(end, rest.startIndex + 1)])
      rest = rest[min(end + 1, rest.endIndex)...]
      return call(name, arguments)
    case .close, .and, .or, .other: return .unknown
    }
  }

  private static func flag(_ name: String) -> BuildCondition {
    .constant(name == "true" || name == "DEBUG" || isFlagOfWidgets(name))
  }

  /// Whether a flag is one of those that a project sets for its widget extension, to tell its code from the
  /// app's in files that belong to both: `WIDGET_EXTENSION`, `IS_WIDGET`, `APP_EXTENSION`.
  static func isFlagOfWidgets(_ name: String) -> Bool {
    // Modules and functions are not written in capitals only.
    name == name.uppercased()
      && (name.split(separator: "_").contains { $0 == "WIDGET" || $0 == "WIDGETS" || $0 == "EXTENSION" })
  }

  private static func call(_ function: String, _ arguments: [Item]) -> BuildCondition {
    guard case .name(let argument)? = arguments.first else {
      // `compiler(>=5.9)`: Islet's compilers are newer than that, whatever the language mode.
      if case .other(">=")? = arguments.first, case .other(let version)? = arguments.dropFirst().first,
        function == "swift" || function == "compiler",
        let major = version.split(separator: ".").first.flatMap({ Int($0) }), major <= 5
      {
        return .constant(true)
      }
      return .unknown
    }
    switch function {
    case "os": return .constant(argument == "iOS")
    case "targetEnvironment": return .constant(argument == "simulator")
    case "canImport": return .canImport(argument)
    default: return .unknown
    }
  }
}
