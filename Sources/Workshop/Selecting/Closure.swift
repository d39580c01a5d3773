/// Follows names from file to file.
struct Closure {
  private let entries: [WidgetSelection.Entry]
  /// Files of other modules that use names of these.
  private let outside: [WidgetSelection.Entry]
  private let unavailable: [Int: SourceSummary.Import]
  /// Which files declare a name at file scope.
  private var declaring: [String: [Int]] = [:]
  /// Which extensions there are: the file and the place in its list.
  private var extensions: [(file: Int, place: Int)] = []

  private(set) var selected: Set<Int> = []
  /// Files that would have been taken but for what they import, with who uses what of them.
  private(set) var leftOut: [Int: WidgetSelection.LeftOut] = [:]
  private var pending: [Int] = []

  /// - Parameter admitted: The paths of files that may import what is not there, as the user knows them.
  init(
    entries: [WidgetSelection.Entry], outside: [WidgetSelection.Entry] = [], projectModules: Set<String>,
    admitted: Set<String> = [], isAvailable: (String) -> Bool
  ) {
    self.entries = entries
    self.outside = outside
    func canImport(_ module: String) -> Bool { projectModules.contains(module) || isAvailable(module) }
    var unavailable: [Int: SourceSummary.Import] = [:]
    for index in entries.indices {
      let summary = entries[index].summary
      for name in summary.declarations { declaring[name, default: []].append(index) }
      extensions += summary.extensions.indices.map { (index, $0) }
      if admitted.contains(entries[index].file.displayPath) { continue }
      unavailable[index] = summary.imports.first {
        !canImport($0.module) && $0.condition.holds(isAvailable: canImport) == true
      }
    }
    self.unavailable = unavailable
  }

  /// Takes the files and all that they need.
  mutating func take(_ roots: [Int]) {
    for root in roots { add(root, Reason(name: "", isCertain: true)) }
    follow()
  }

  /// Takes what the files of other modules need.
  mutating func takeWhatIsUsedOutside() {
    for entry in outside { takeDeclarations(usedBy: entry) }
    follow()
  }

  /// The types at file scope in the files that were taken, and one file of each.
  func declaredTypes() -> [String: Int] {
    var types: [String: Int] = [:]
    for file in selected.sorted() {
      for name in entries[file].summary.declarations where name.first?.isUppercase == true {
        types[name] = file
      }
    }
    return types
  }

  private mutating func follow() {
    repeat {
      while let file = pending.popLast() { takeDeclarations(usedBy: entries[file]) }
      takeExtensions()
    } while !pending.isEmpty
  }

  /// Why a file is wanted.
  private struct Reason {
    /// The file that uses something of it, and what; without one the file is looked at for its own sake.
    var user: WidgetSelection.Entry?
    var name: String
    /// A member may be another type's of the same name.
    var isCertain: Bool
  }

  private mutating func add(_ file: Int, _ reason: Reason) {
    if let missing = unavailable[file] {
      if leftOut[file] == nil || (reason.isCertain && leftOut[file]?.isCertain == false) {
        let source = entries[file].file
        let (line, column) = source.position(ofByte: missing.range.lowerBound)
        leftOut[file] = WidgetSelection.LeftOut(
          displayPath: source.displayPath, line: line, column: column, module: missing.module,
          user: reason.user?.file.displayPath, name: reason.name, isCertain: reason.isCertain)
      }
    } else if selected.insert(file).inserted {
      pending.append(file)
    }
  }

  private mutating func takeDeclarations(usedBy user: WidgetSelection.Entry) {
    let summary = user.summary
    for name in summary.names.sorted() where !summary.declarations.contains(name) {
      guard let candidates = declaring[name], !candidates.contains(where: selected.contains),
        let best = nearest(candidates, to: user)
      else { continue }
      add(best, Reason(user: user, name: name, isCertain: true))
    }
  }

  private mutating func takeExtensions() {
    // Who uses a name, to choose the nearest of several files that could give it.
    var users: [String: WidgetSelection.Entry] = [:]
    for entry in outside + selected.sorted().map({ entries[$0] }) {
      let summary = entry.summary
      for names in [summary.names, summary.members, summary.labels, summary.requirements] {
        for name in names where users[name] == nil { users[name] = entry }
      }
    }
    var wanted: [Want: [Int]] = [:]
    for (file, place) in extensions {
      let found = entries[file].summary.extensions[place]
      for name in needs(of: found, users: users) {
        wanted[Want(type: found.type, name: name), default: []].append(file)
      }
    }
    let wants = wanted.sorted { ($0.key.type, $0.key.name) < ($1.key.type, $1.key.name) }
    for (want, candidates) in wants where !candidates.contains(where: selected.contains) {
      guard let user = users[want.name] ?? users[want.type], let best = nearest(candidates, to: user) else {
        continue
      }
      add(
        best,
        Reason(
          user: user, name: users[want.name] == nil ? want.type : want.name,
          isCertain: users[want.type] != nil))
    }
  }

  private struct Want: Hashable {
    var type: String
    /// A member, a parameter, or a protocol.
    var name: String
  }

  private func needs(
    of found: SourceSummary.Extension, users: [String: WidgetSelection.Entry]
  ) -> [String] {
    let isOurs = declaring[found.type].map { $0.contains(where: selected.contains) }
    // A type of the project that was not taken: nobody can use its members.
    if isOurs == false { return [] }
    let isUsed = users[found.type] != nil
    var needs = found.members.filter { name in
      users[name] != nil && (name.first?.isLetter == true || name.first == "_" || isUsed)
    }
    for parameter in found.parameters {
      guard parameter.label == "_" ? isUsed : users[parameter.label] != nil else { continue }
      needs.insert("\(parameter.label): \(parameter.type)")
    }
    if isUsed { needs.formUnion(found.conformances.map { ": \($0)" }) }
    return needs.sorted()
  }

  /// The candidate with the most folders in common with the user; of equals one without missing
  /// modules, and then the first.
  private func nearest(_ candidates: [Int], to user: WidgetSelection.Entry) -> Int? {
    let folders = user.file.folders
    func common(_ index: Int) -> Int {
      zip(folders, entries[index].file.folders).prefix { $0 == $1 }.count
    }
    return candidates.max { one, other in
      let left = (unavailable[one] == nil ? 1 : 0, common(one), -one)
      let right = (unavailable[other] == nil ? 1 : 0, common(other), -other)
      return left < right
    }
  }
}
