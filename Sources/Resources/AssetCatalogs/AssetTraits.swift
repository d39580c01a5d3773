/// What a variant of an asset is for, and how well it suits.
public struct AssetTraits: Hashable, Sendable {
  public var isDark = false
  public var isHighContrast = false

  public init(isDark: Bool = false, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  /// The traits that an entry of a set asks for, and whether it is for an iPhone.
  struct Wanted {
    var idiom: String
    var isDark: Bool?
    var isHighContrast: Bool?

    init(_ node: ResourceNode) throws(ResourceProblem) {
      idiom = node["idiom"].text ?? "universal"
      guard node["appearances"].exists else { return }
      for appearance in try node["appearances"].elements() {
        switch (appearance["appearance"].text, appearance["value"].text) {
        case ("luminosity", "dark"): isDark = true
        case ("luminosity", "light"): isDark = false
        case ("contrast", "high"): isHighContrast = true
        case ("contrast", "normal"): isHighContrast = false
        // Later systems may add kinds; a variant for one of them is not the plain one.
        default: idiom = "other"
        }
      }
    }

    /// How well it suits, higher is better; `nil` when it does not at all.
    func rank(for traits: AssetTraits) -> Int? {
      var rank: Int
      switch idiom {
      case "iphone": rank = 8
      case "universal": rank = 4
      default: return nil
      }
      if let isDark {
        guard isDark == traits.isDark else { return nil }
        rank += 2
      }
      if let isHighContrast {
        guard isHighContrast == traits.isHighContrast else { return nil }
        rank += 1
      }
      return rank
    }
  }
}
