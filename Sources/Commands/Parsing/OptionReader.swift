import Cells
import Foundation
import StageLink
import Workshop

/// Turns the texts of options into values, with an error that says what was expected.
struct OptionReader {
  let arguments: ParsedArguments

  func has(_ name: String) -> Bool { arguments.values[name] != nil }

  func text(_ name: String) -> String? { arguments.values[name]?.last }

  func texts(_ name: String) -> [String] { arguments.values[name] ?? [] }

  func choice<Value: RawRepresentable<String>>(_ name: String, default: Value) -> Value {
    // Other words were refused when the arguments were sorted.
    text(name).flatMap(Value.init) ?? `default`
  }

  private func failure(_ name: String, expected: String, found: String) -> UsageError {
    UsageError(
      message: "--\(name): expected \(expected), found '\(found)'", command: arguments.command.title)
  }

  /// `NAME=DIR`, once for each module.
  func modules(_ name: String) throws(UsageError) -> [SourceModule] {
    var modules: [SourceModule] = []
    for text in texts(name) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty,
        let module = try? SourceModule(name: String(parts[0]), folder: String(parts[1]))
      else {
        throw failure(name, expected: "NAME=DIR with the name of a Swift module", found: text)
      }
      modules.append(module)
    }
    return modules
  }

  /// A whole number from 1 on.
  func number(_ name: String, atMost limit: Int) throws(UsageError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), (1...limit).contains(number) else {
      throw failure(name, expected: "a number from 1 to \(limit)", found: text)
    }
    return number
  }

  /// A name, or `all`.
  func activity(default: Choice) -> Choice {
    guard let name = text("activity") else { return `default` }
    return name == "all" ? .all : .named(name)
  }

  /// `80x24`.
  func size(_ name: String) throws(UsageError) -> CellSize? {
    guard let text = text(name) else { return nil }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1], (1...1000).contains(columns),
      (1...1000).contains(rows)
    else { throw failure(name, expected: "COLSxROWS such as 80x24, each from 1 to 1000", found: text) }
    return CellSize(columns: columns, rows: rows)
  }

  /// A name, a number from 1 on where `names` is false nothing else, or `all`.
  func selection(_ name: String, names: Bool) throws(UsageError) -> Choice {
    guard let text = text(name) else { return .first }
    if text == "all" { return .all }
    if let number = Int(text) {
      guard number >= 1 else { throw failure(name, expected: "a number from 1", found: text) }
      return .number(number)
    }
    guard names, !text.isEmpty else { throw failure(name, expected: "a number from 1, or all", found: text) }
    return .named(text)
  }

  func timeZone(_ name: String) throws(UsageError) -> TimeZone {
    guard let text = text(name) else { return .gmt }
    guard let zone = TimeZone(identifier: text) else {
      throw failure(name, expected: "a time zone such as Asia/Seoul", found: text)
    }
    return zone
  }

  /// An identifier with underscores, as Foundation writes it.
  func locale(_ name: String) throws(UsageError) -> String? {
    guard let text = text(name) else { return nil }
    let identifier = text.replacing("-", with: "_")
    guard Locale.availableIdentifiers.contains(identifier) else {
      throw failure(name, expected: "a locale such as ko_KR", found: text)
    }
    return identifier
  }

  /// A day, or a day and a time; without a zone of its own it is in the given one.
  func date(_ name: String, in zone: TimeZone) throws(UsageError) -> Date? {
    guard let text = text(name) else { return nil }
    let normalized = text.replacing(" ", with: "T")
    let day = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
    let minute = "\(normalized):00"
    for candidate in [normalized, minute] {
      if let date = try? Date(candidate, strategy: .iso8601) { return date }
      if let date = try? Date(candidate, strategy: day.time(includingFractionalSeconds: false)) {
        return date
      }
    }
    if !normalized.contains("T"), let date = try? Date(normalized, strategy: day) { return date }
    throw failure(
      name, expected: "a date such as 2026-01-09T09:41:00Z, 2026-01-09T09:41 or 2026-01-09", found: text)
  }
}
