import Cells
import Foundation
import Synchronization

/// The resources of a user's project: pictures, colours, texts and what its `Info.plist` says.
///
/// Nothing is read before it is asked for, and what was read is kept. Where two catalogs or tables have
/// the same name, the first in the list counts.
public final class ResourceLibrary: Sendable {
  /// The files and catalogs, in the order in which they count.
  public let paths: [String]

  private let catalogs: [String]
  private let stringFiles: [String]
  private let state = Mutex(State())

  private struct State {
    var assets: [AssetKey: AssetCatalog.Entry]?
    var imageSets: [String: ImageSet] = [:]
    var colorSets: [String: ColorSet] = [:]
    var pictures: [String: AssetImage] = [:]
    var tables: [String: StringTable]?
    var languages: [String: [String]] = [:]
    var infoPlists: [InfoPlist]?
    var problems: [ResourceProblem] = []
  }

  private struct AssetKey: Hashable {
    var kind: AssetCatalog.Kind
    var name: String
  }

  /// - Parameter paths: Files, `.xcassets` folders among them, the nearest to the activity first.
  public init(paths: [String]) {
    self.paths = paths
    catalogs = paths.filter { ResourceKind(path: $0) == .assetCatalog }
    stringFiles = paths.filter {
      [.stringCatalog, .strings, .stringsDictionary].contains(ResourceKind(path: $0))
    }
  }

  /// What was found to be wrong so far, each once.
  public var problems: [ResourceProblem] { state.withLock { $0.problems } }

  private static func note(_ problems: [ResourceProblem], in state: inout State) {
    for problem in problems where !state.problems.contains(problem) { state.problems.append(problem) }
  }
}

// MARK: - The process's own

extension ResourceLibrary {
  private static let shared = Mutex<ResourceLibrary?>(nil)

  @TaskLocal private static var local: ResourceLibrary?

  /// The resources of what is shown; `nil` when it brought none.
  public static var current: ResourceLibrary? { local ?? shared.withLock { $0 } }

  /// Sets the resources of the whole process.
  public static func setCurrent(_ library: ResourceLibrary?) { shared.withLock { $0 = library } }

  /// Runs `body` with other resources, for this task or thread alone.
  public static func with<Result>(_ library: ResourceLibrary, _ body: () throws -> Result) rethrows -> Result
  {
    try $local.withValue(library) { try body() }
  }
}

// MARK: - Asset catalogs

extension ResourceLibrary {
  private static func entry(
    _ kind: AssetCatalog.Kind, _ name: String, _ catalogs: [String], in state: inout State
  ) -> AssetCatalog.Entry? {
    if state.assets == nil {
      var assets: [AssetKey: AssetCatalog.Entry] = [:]
      for path in catalogs {
        let catalog = AssetCatalog(path: path)
        note(catalog.problems, in: &state)
        for entry in catalog.entries {
          let key = AssetKey(kind: entry.kind, name: entry.name)
          if assets[key] == nil { assets[key] = entry }
        }
      }
      state.assets = assets
    }
    return state.assets?[AssetKey(kind: kind, name: name)]
  }

  /// A picture or symbol of the catalogs, or a file beside the sources; `nil` when nothing has this name.
  ///
  /// - Parameter name: Also with the name spaces of its groups: `Cards/Visa`.
  public func image(named name: String, traits: AssetTraits) -> AssetImage? {
    state.withLock { state in
      if let entry = Self.entry(.image, name, catalogs, in: &state) {
        return image(of: entry, traits, in: &state)
      }
      if Self.entry(.symbol, name, catalogs, in: &state) != nil { return AssetImage(.symbol) }
      guard let path = file(ofPicture: name) else { return nil }
      let scale = path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1
      return picture(at: path, scale: scale, in: &state)
    }
  }

  private func image(
    of entry: AssetCatalog.Entry, _ traits: AssetTraits, in state: inout State
  ) -> AssetImage {
    if state.imageSets[entry.folder] == nil {
      do throws(ResourceProblem) {
        let set = try ImageSet(folder: entry.folder)
        Self.note(set.problems, in: &state)
        state.imageSets[entry.folder] = set
      } catch {
        Self.note([error], in: &state)
        return AssetImage(.undrawn(reason: "damaged"))
      }
    }
    guard let set = state.imageSets[entry.folder] else { return AssetImage(.undrawn(reason: "damaged")) }
    guard let variant = set.variant(for: traits) else {
      // A set without a picture for a phone: an empty one is nothing wrong, and shows nothing either.
      return AssetImage(.undrawn(reason: "empty"))
    }
    var image = picture(at: variant.path, scale: variant.scale, in: &state)
    image.isTemplate = set.isTemplate
    return image
  }

  /// The file of a picture outside of catalogs: by its whole name, or with an ending and a scale left out.
  private func file(ofPicture name: String) -> String? {
    let endings = ["@3x.png", "@2x.png", ".png", "@3x.jpg", "@2x.jpg", ".jpg", ".jpeg", ".pdf", ".svg"]
    var best: (path: String, rank: Int)?
    for path in paths where ResourceKind(path: path) == .plain {
      let own = ResourceFile.name(of: path)
      guard own.hasPrefix(name) else { continue }
      let rank = own == name ? 0 : endings.firstIndex(of: String(own.dropFirst(name.count))).map { $0 + 1 }
      if let rank, rank < best?.rank ?? .max { best = (path, rank) }
    }
    return best?.path
  }

  private func picture(at path: String, scale: Int, in state: inout State) -> AssetImage {
    if let known = state.pictures[path] { return known }
    var image = AssetImage(.undrawn(reason: "damaged"))
    do throws(ResourceProblem) {
      image = try Self.read(path, scale: scale)
    } catch {
      Self.note([error], in: &state)
    }
    state.pictures[path] = image
    return image
  }

  private static func read(_ path: String, scale: Int) throws(ResourceProblem) -> AssetImage {
    let data = try ResourceFile.data(at: path)
    let format = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if format == "svg" || format == "pdf" {
      let size = VectorSize.read(data, isPDF: format == "pdf")
      return AssetImage(.undrawn(reason: format), width: size.width, height: size.height)
    }
    do throws(PictureDecoder.Failure) {
      let decoded = try PictureDecoder.decode(data)
      return AssetImage(
        .picture(decoded.picture), width: Double(decoded.width) / Double(scale),
        height: Double(decoded.height) / Double(scale))
    } catch {
      throw ResourceProblem(path: path, message: error.description)
    }
  }

  /// A colour of the catalogs; `nil` when none has this name, or it has no colour for an iPhone.
  public func color(named name: String, traits: AssetTraits) -> ColorSet.Value? {
    state.withLock { state in
      guard let entry = Self.entry(.color, name, catalogs, in: &state) else { return nil }
      if let set = state.colorSets[entry.folder] { return set.value(for: traits) }
      do throws(ResourceProblem) {
        let set = try ColorSet(folder: entry.folder)
        Self.note(set.problems, in: &state)
        state.colorSets[entry.folder] = set
        return set.value(for: traits)
      } catch {
        Self.note([error], in: &state)
        return nil
      }
    }
  }
}

// MARK: - Texts

extension ResourceLibrary {
  /// The translated format of a key: in the language, else in the language of the source; `nil` when no
  /// table has it. Its places say which value they take where that is not their order.
  ///
  /// - Parameters:
  ///   - table: The table's name; `nil` is `Localizable`.
  ///   - locale: The language asked for, such as `ko_KR`.
  ///   - values: The numbers among the values, `nil` for texts.
  public func text(
    _ key: String, table: String? = nil, locale: String, values: [Double?] = []
  ) -> String? {
    guard !stringFiles.isEmpty else { return nil }
    let found: (text: LocalizedText, language: String)? = state.withLock { state in
      guard let table = tables(in: &state)[table ?? "Localizable"] else { return nil }
      for language in languages(for: locale, in: &state) {
        if let text = table.texts[language]?[key] { return (text, language) }
      }
      return nil
    }
    guard let found else { return nil }
    // The forms of a text that serves every language are those of the one asked for.
    let language = found.language == "Base" ? (developmentLanguage ?? "en") : found.language
    return found.text.resolved(values: values, language: language)
  }

  /// Every text by language, table and key, in the form that it has for most numbers: what a folder with
  /// tables holds.
  var plainTexts: [String: [String: [String: String]]] {
    guard !stringFiles.isEmpty else { return [:] }
    let tables = state.withLock { state in self.tables(in: &state) }
    var result: [String: [String: [String: String]]] = [:]
    for table in tables.values {
      for (language, texts) in table.texts {
        result[language, default: [:]][table.name] = texts.mapValues {
          $0.resolved(values: [], language: language)
        }
      }
    }
    return result
  }

  /// The languages to look into for a locale, in order.
  private func languages(for locale: String, in state: inout State) -> [String] {
    if let known = state.languages[locale] { return known }
    let tables = tables(in: &state)
    let names = Set(tables.values.flatMap { $0.texts.keys }).sorted()
    var result = LanguageMatch(locale).choices(among: names)
    let source = Set(tables.values.compactMap(\.sourceLanguage)).sorted()
    let development = source + [Self.region(of: infoPlists(in: &state))].compactMap { $0 }
    for language in development { result += LanguageMatch(language).choices(among: names) }
    result.append("Base")
    if development.isEmpty { result += LanguageMatch("en").choices(among: names) }
    var seen: Set<String> = []
    result = result.filter { seen.insert($0).inserted }
    state.languages[locale] = result
    return result
  }

  private func tables(in state: inout State) -> [String: StringTable] {
    if let tables = state.tables { return tables }
    var tables: [String: StringTable] = [:]
    // Plural rules win over the plain text of the same key, as Foundation has it.
    let rank: [ResourceKind: Int] = [.stringCatalog: 0, .stringsDictionary: 1, .strings: 2]
    let ordered = stringFiles.enumerated().sorted {
      let (first, second) = (
        rank[ResourceKind(path: $0.element)] ?? 3, rank[ResourceKind(path: $1.element)] ?? 3
      )
      return (first, $0.offset) < (second, $1.offset)
    }.map(\.element)
    for path in ordered {
      do throws(ResourceProblem) {
        let (table, problems) = try Self.table(path)
        Self.note(problems, in: &state)
        tables[table.name, default: StringTable(name: table.name)].merge(table)
      } catch {
        Self.note([error], in: &state)
      }
    }
    state.tables = tables
    return tables
  }

  private static func table(
    _ path: String
  ) throws(ResourceProblem) -> (StringTable, [ResourceProblem]) {
    let file = ResourceFile.name(of: path)
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let language = ResourceKind.language(ofPath: path) ?? "Base"
    switch ResourceKind(path: path) {
    case .stringCatalog:
      let result = try StringCatalogReader.read(path)
      return (result.table, result.problems)
    case .stringsDictionary:
      let result = try StringsDictionaryReader.read(path)
      return (StringTable(name: name, texts: [language: result.texts]), result.problems)
    default:
      let result = try StringsFileReader.read(path)
      return (StringTable(name: name, texts: [language: result.texts]), result.problems)
    }
  }
}

// MARK: - Info.plist

extension ResourceLibrary {
  /// The lists that were found and can be read, in order.
  public var infoPlists: [InfoPlist] { state.withLock { infoPlists(in: &$0) } }

  /// The language of the texts in the source.
  public var developmentLanguage: String? {
    state.withLock { state in
      tables(in: &state).values.compactMap(\.sourceLanguage).min()
        ?? Self.region(of: infoPlists(in: &state))
    }
  }

  private static func region(of lists: [InfoPlist]) -> String? {
    lists.lazy.compactMap(\.developmentRegion).first
  }

  private func infoPlists(in state: inout State) -> [InfoPlist] {
    if let lists = state.infoPlists { return lists }
    var lists: [InfoPlist] = []
    for path in paths where ResourceKind(path: path) == .infoPlist {
      do throws(ResourceProblem) {
        lists.append(try InfoPlist(path: path))
      } catch {
        Self.note([error], in: &state)
      }
    }
    state.infoPlists = lists
    return lists
  }

  /// The build settings that were found and can be read, in order.
  private var buildSettings: [BuildSettings] {
    paths.filter { ResourceKind(path: $0) == .buildSettings }.compactMap { path in
      do throws(ResourceProblem) {
        return try BuildSettings(path: path)
      } catch {
        state.withLock { Self.note([error], in: &$0) }
        return nil
      }
    }
  }

  /// What to say when neither the app's own list nor its build settings allow Live Activities; `nil` when one
  /// does, or when nothing is there that could.
  public var liveActivitiesNotice: String? {
    let apps = infoPlists.filter { !$0.isExtension }
    guard !apps.contains(where: { $0.supportsLiveActivities == true }) else { return nil }
    let settings = buildSettings
    guard !settings.contains(where: { $0.supportsLiveActivities == true }) else { return nil }
    let key = "NSSupportsLiveActivities"
    let consequence = "on a device the app could not start a Live Activity"
    if let list = apps.first(where: { $0.supportsLiveActivities == false }) {
      return "\(list.path): \(key) is NO: \(consequence)"
    }
    if let refusing = settings.first(where: { $0.supportsLiveActivities == false }) {
      return "\(refusing.path): INFOPLIST_KEY_\(key) is NO: \(consequence)"
    }
    let advice = "set it to YES, or on a device the app cannot start a Live Activity"
    if let list = apps.first { return "\(list.path): \(key) is missing: \(advice)" }
    return settings.first(where: \.makesInfoPlist).map {
      "\($0.path): INFOPLIST_KEY_\(key) is missing: \(advice)"
    }
  }
}
