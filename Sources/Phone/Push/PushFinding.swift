/// One thing that is wrong or odd about a push.
public struct PushFinding: Hashable, Sendable, Codable {
  public enum Severity: String, Hashable, Sendable, Codable {
    /// It would fail: APNs refuses it, or the phone shows something else than was meant, or nothing.
    case error
    /// It works, but not as its words suggest.
    case warning
  }

  /// Who is the one that does not take it.
  public enum Judge: String, Hashable, Sendable, Codable {
    /// Apple's server: it answers with an error, which a server can see.
    case apns
    /// The phone: nobody is told.
    case phone
  }

  public var severity: Severity
  public var judge: Judge
  /// Whether nothing comes of the push; else it does something, and hardly what is meant.
  public var isLoss = true
  /// The name of the file, or the option that said it.
  public var file: String
  /// From 1; `nil` when no place is meant.
  public var line: Int?
  public var column: Int?
  /// The coding path, such as `aps.content-state.items[1].price`; empty when the whole is meant.
  public var path: String
  /// What is wrong.
  public var what: String
  /// What comes of it.
  public var why: String
  /// What to do.
  public var remedy: String
}

extension PushFinding: CustomStringConvertible {
  /// One line, as compilers write it; without what comes of it and what to do.
  public var description: String {
    var text = file
    if let line, let column { text += ":\(line):\(column)" }
    text += ": \(severity.rawValue): "
    if !path.isEmpty { text += "\(path): " }
    return text + what
  }
}
