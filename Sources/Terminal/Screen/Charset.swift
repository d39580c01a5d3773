import CNCurses

/// The characters a terminal can be sent.
public enum Charset: Hashable, Sendable {
  /// All of Unicode.
  case utf8
  /// Only ASCII: anything else is replaced by something as wide. A theme that draws in ASCII looks best.
  case ascii

  /// What a terminal can be sent as the environment tells it, without a change to the process.
  public static func told(by environment: [String: String]) -> Charset {
    isUTF8(candidates(environment: environment)[0]) ? .utf8 : .ascii
  }

  /// Sets the character classes of the process as the environment asks and tells what came of it.
  static func install(environment: [String: String]) -> Charset {
    for locale in candidates(environment: environment) where islet_set_charset(locale) { break }
    return String(cString: islet_charset()) == "UTF-8" ? .utf8 : .ascii
  }

  private static func isUTF8(_ locale: String) -> Bool {
    locale.lowercased().filter { $0 != "-" }.contains("utf8")
  }

  /// The locales to try, the best first.
  ///
  /// Where nothing is said, or only C, a terminal of today reads UTF-8 all the same; the consoles
  /// that may not are asked for no more than ASCII. A UTF-8 locale that is not installed differs
  /// from `C.UTF-8` in nothing that matters here.
  static func candidates(environment: [String: String]) -> [String] {
    let asked = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let asked, asked != "C", asked != "POSIX" else {
      let isOld = ["linux", "vt100", "dumb"].contains(environment["TERM"] ?? "")
      return isOld ? ["C"] : ["C.UTF-8", "C"]
    }
    return isUTF8(asked) ? [asked, "C.UTF-8", "C"] : [asked, "C"]
  }
}
