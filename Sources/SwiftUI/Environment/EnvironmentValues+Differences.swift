import BoxLayout
import Cells
import Foundation

extension EnvironmentValues {
  /// The values that differ from others, by their names in SwiftUI, in words; those of the user's own are all
  /// that were set.
  package func differences(from other: EnvironmentValues) -> [BoxFact] {
    var facts: [BoxFact] = []
    let (own, standard) = (fields, other.fields)
    func add<Value: Equatable>(
      _ name: String, _ field: KeyPath<Fields, Value>, _ words: (Value) -> String = { "\($0)" }
    ) {
      let value = own[keyPath: field]
      if value != standard[keyPath: field] { facts.append(BoxFact(name, words(value))) }
    }
    add("font", \.font) { $0.map(\.inspected) ?? "none" }
    add("fontWeight", \.fontWeight) { $0.map(\.inspected) ?? "none" }
    add("bold", \.isBold)
    add("italic", \.isItalic)
    add("monospaced", \.isMonospaced)
    add("monospacedDigit", \.monospacedDigit)
    add("underline", \.underline) { "\($0 ?? false)" }
    add("strikethrough", \.strikethrough) { "\($0 ?? false)" }
    add("textCase", \.textCase) { $0.map { "\($0)" } ?? "none" }
    add("lineLimit", \.lineLimit) { $0.map(Self.words) ?? "none" }
    add("multilineTextAlignment", \.multilineTextAlignment) { "\($0 ?? .leading)" }
    add("truncationMode", \.truncationMode)
    add("lineSpacing", \.lineSpacing, BoxTree.inspected)
    add("minimumScaleFactor", \.minimumScaleFactor, BoxTree.inspected)
    add("foregroundStyle", \.foreground.levels) { levels in
      levels.map { $0.map(Self.words) ?? "standard" }.joined(separator: ", ")
    }
    add("tint", \.tint) { $0.map(Self.words) ?? "none" }
    add("backgroundStyle", \.backgroundStyle) { $0.map(Self.words) ?? "none" }
    add("colorScheme", \.colorScheme)
    add("colorSchemeContrast", \.colorSchemeContrast)
    add("layoutDirection", \.layoutDirection)
    add("locale", \.locale.identifier)
    add("timeZone", \.timeZone.identifier)
    add("dynamicTypeSize", \.dynamicTypeSize)
    add("isEnabled", \.isEnabled)
    add("isLuminanceReduced", \.isLuminanceReduced)
    add("redactionReasons", \.redactionReasons) { $0.inspected }
    add("imageScale", \.imageScale)
    add("symbolVariants", \.symbolVariants) { $0.inspected }
    add("symbolRenderingMode", \.symbolRenderingMode) { $0.map { "\($0)" } ?? "none" }
    add("controlSize", \.controlSize)
    add("labelsHidden", \.labelsHidden)
    add("buttonBorderShape", \.buttonBorderShape)
    facts += own.custom.map { BoxFact(Self.name(ofKey: $0.key), Self.short("\($0.value)")) }.sorted {
      $0.name < $1.name
    }
    facts += own.objects.map { BoxFact("\(type(of: $0.value))", "an object") }.sorted { $0.name < $1.name }
    return facts
  }

  /// What the type of a key is called, without what `@Entry` puts before it: `__Key_accent` is `accent`. Keys of
  /// the system's own are called as their values are: `LevelOfDetailKey` is `levelOfDetail`.
  private static func name(ofKey key: ObjectIdentifier) -> String {
    // An identifier of a type is the address of its metadata, which is what a metatype is; all keys here were
    // made of types.
    let type = ViewTypeName(unsafeBitCast(key, to: Any.Type.self))
    let name = type.short
    if name.hasPrefix("__Key_") { return String(name.dropFirst(6)) }
    guard !type.isUsers, name.hasSuffix("Key") else { return name }
    return name.prefix(1).lowercased() + name.dropFirst().dropLast(3)
  }

  private static func short(_ words: String) -> String {
    words.count > mostCharacters ? words.prefix(mostCharacters) + "…" : words
  }

  /// Of a value of the user's own, which may be a model of any size.
  private static let mostCharacters = 80

  static func words(_ paint: Paint) -> String {
    switch paint {
    case .colour(let colour): colour.isClear ? "clear" : colour.hex
    case .gradient: "gradient"
    }
  }

  private static func words(_ limit: ClosedRange<Int>) -> String {
    if limit.upperBound == .max { return "\(limit.lowerBound)..." }
    return limit.lowerBound == 1 ? "\(limit.upperBound)" : "\(limit.lowerBound)...\(limit.upperBound)"
  }
}

extension Font {
  /// As one would write it: `caption`, `title bold`, `system 15`.
  var inspected: String {
    let alike = TextStyle.allCases.filter { $0.metrics == (size, lineHeight) }
    let style = alike.last { $0.weight == weight } ?? alike.last { $0.weight == .regular }
    var words = [style.map { "\($0)" } ?? "system \(BoxTree.inspected(size))"]
    if weight != style?.weight ?? .regular { words.append(weight.inspected) }
    if design != .default { words.append("\(design)") }
    if isItalic { words.append("italic") }
    if monospacedDigits { words.append("monospacedDigit") }
    return words.joined(separator: " ")
  }
}

extension Font.Weight {
  var inspected: String {
    let names: [(Font.Weight, String)] = [
      (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
      (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
    ]
    return names.first { $0.0 == self }?.1 ?? BoxTree.inspected(value)
  }
}

extension RedactionReasons {
  fileprivate var inspected: String {
    let names: [(RedactionReasons, String)] = [
      (.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension SymbolVariants {
  fileprivate var inspected: String {
    let names: [(SymbolVariants, String)] = [
      (.circle, "circle"), (.square, "square"), (.rectangle, "rectangle"), (.fill, "fill"), (.slash, "slash"),
    ]
    return names.filter { $0.0 != .none && contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
