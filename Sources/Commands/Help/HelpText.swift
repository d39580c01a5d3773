/// Writes help from the tables, at most 80 columns wide.
enum HelpText {
  private static let width = 80
  private static let indent = 28

  static func text(for command: CommandSpec) -> String {
    var lines = ["Usage: \(command.title) [OPTION ...] \(command.operands)".trimmingTrailingBlanks(), ""]
    lines += wrapped(command.summary, width: width)
    if command.name == nil {
      lines += ["", "Commands:"]
      for other in CommandSpec.all {
        guard let name = other.name else { continue }
        lines += entry("\(name) \(other.operands)".trimmingTrailingBlanks(), other.summary)
      }
    }
    lines += ["", "Options:"]
    for option in command.options { lines += entry(title(of: option), summary(of: option)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func title(of option: OptionSpec) -> String {
    let name = (option.short.map { "-\($0), " } ?? "    ") + "--\(option.name)"
    switch option.argument {
    case .none: return name
    case .text(let placeholder): return "\(name) \(placeholder)"
    // A few short words say themselves; more stand in the text.
    case .choice(let words):
      let list = words.joined(separator: "|")
      return list.count <= 18 ? "\(name) \(list)" : "\(name) NAME"
    }
  }

  private static func summary(of option: OptionSpec) -> String {
    guard case .choice(let words) = option.argument, words.joined(separator: "|").count > 18 else {
      return option.summary
    }
    return "\(option.summary): \(words.joined(separator: ", "))"
  }

  private static func entry(_ title: String, _ summary: String) -> [String] {
    var lines = wrapped(summary, width: width - indent).map { String(repeating: " ", count: indent) + $0 }
    let head = "  \(title)"
    if head.count <= indent - 2, !lines.isEmpty {
      lines[0] = head + lines[0].dropFirst(head.count)
      return lines
    }
    return [head] + lines
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension String {
  fileprivate func trimmingTrailingBlanks() -> String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
