extension ColorDepth {
  /// Decides how many colours to write.
  ///
  /// The order is: the option; `NO_COLOR` when it is not empty (no-color.org); `FORCE_COLOR`, whose
  /// values 0 to 3 name a depth as Node's tools read them; `CLICOLOR_FORCE` and `CLICOLOR`
  /// (bixense.com/clicolors); `CI=true` or an output that is no terminal, which give plain text;
  /// and last what `COLORTERM` and `TERM` say of the terminal.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - option: the value of `--color`.
  ///   - isTerminal: whether the output is a terminal.
  public static func resolve(
    environment: [String: String], option: ColorOption = .auto, isTerminal: Bool
  ) -> ColorDepth {
    let said = advertised(environment: environment)
    switch option {
    case .never: return .none
    case .always: return max(said, .ansi16)
    case .auto: break
    }
    func value(_ name: String) -> String? {
      guard let text = environment[name], !text.isEmpty else { return nil }
      return text
    }
    if value("NO_COLOR") != nil { return .none }
    switch value("FORCE_COLOR") {
    case nil: break
    case "0", "false": return .none
    case "2": return max(said, .ansi256)
    case "3": return .trueColor
    default: return max(said, .ansi16)
    }
    if let force = value("CLICOLOR_FORCE"), force != "0" { return max(said, .ansi16) }
    if !isTerminal || value("CLICOLOR") == "0" { return .none }
    if let ci = value("CI"), ci == "true" || ci == "1" { return .none }
    return said
  }

  /// What `COLORTERM` and `TERM` promise, whatever the user wants.
  private static func advertised(environment: [String: String]) -> ColorDepth {
    let terminal = environment["TERM"] ?? ""
    if terminal.isEmpty || terminal == "dumb" { return .none }
    if let color = environment["COLORTERM"], color == "truecolor" || color == "24bit" { return .trueColor }
    if terminal.hasSuffix("-direct") { return .trueColor }
    // These show 24 bits and say so in COLORTERM, which does not survive ssh.
    for name in ["alacritty", "foot", "wezterm", "xterm-ghostty", "xterm-kitty"]
    where terminal.hasPrefix(name) {
      return .trueColor
    }
    if terminal.split(separator: "-").contains("256color") { return .ansi256 }
    if terminal.hasPrefix("vt") || terminal.hasSuffix("-mono") || terminal.hasSuffix("-m") { return .none }
    return .ansi16
  }
}
