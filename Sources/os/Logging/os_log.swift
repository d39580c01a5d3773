import Foundation

/// Logs a message with values in it, the newer form.
public func os_log(_ message: OSLogMessage) {
  Logger().log(message)
}

/// Logs a message with values in it, the newer form.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  Logger(log).log(level: type, message)
}

/// Logs a message in the manner of `printf`; `%{public}@` and the like show their values.
public func os_log(
  _ type: OSLogType = .default, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  Logger(log).log(level: type, OSLogMessage(stringLiteral: formatted("\(message)", arguments)))
}

/// Logs a message in the manner of `printf`, the oldest form.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  Logger(log).log(level: type, OSLogMessage(stringLiteral: formatted("\(message)", arguments)))
}

/// Takes the words in braces out of the format and fills it in.
private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
  var plain = ""
  var rest = Substring(format)
  while let start = rest.firstRange(of: "%{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
    plain += rest[..<start.lowerBound] + "%"
    rest = rest[rest.index(after: end)...]
  }
  return String(format: plain + rest, arguments: arguments)
}
