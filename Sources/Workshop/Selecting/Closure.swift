/// Follows names from file to file.
struct Closure {
  private let entries: [WidgetSelection.Entry]
  private let unavailable: [Int: SourceSummary.Import]
  /// Which files declare a name at file scope.
  private var declaring: [String: [Int]] = [:]
  /// Which extensions there are: the file and the place in its list.
  private var extensions: [(file: Int, place: Int)] = []

  private(set) var selected: Set<Int> = []
  private(set) var leftOut: [WidgetSelection.LeftOut] = []
  /// Why a file was taken: who uses what of it.
  private var reasons: [Int: (user: Int, name: String)] = [:]
  private var pending: [Int] = []

  init(
    entries: [WidgetSelection.Entry], projectModules: Set<String>, isAvailable: (String) -> Bool
  ) {
    self.entries = entries
    var unavailable: [Int: SourceSummary.Import] = [:]
    for index in entries.indices {
      let summary = entries[index].summary
      for name in summary.declarations { declaring[name, default: []].append(index) }
      extensions += summary.extensions.indices.map { (index, $0) }
      unavailable[index] = summary.imports.first {
        !$0.isConditional && !projectModules.contains($0.module) && !isAvailable($0.module)
      }
    }
    self.unavailable = unavailable
  }

  /// Takes the files and all that they need.
  mutating func take(_ roots: [Int]) {
    for root in roots { add(root) }
    repeat {
      while let file = pending.popLast() { takeDeclarations(usedBy: file) }
      takeExtensions()
    } while !pending.isEmpty
  }

  /// The message for a taken file that imports what is not there.
  func missingModule() -> String? {
    for index in selected.sorted() {
      guard let missing = unavailable[index] else { continue }
      let file = entries[index].file
      let (line, column) = file.position(ofByte: missing.range.lowerBound)
      var message =
        "\(file.displayPath):\(line):\(column): imports \(missing.module), which Islet does not have"
      if let reason = reasons[index] {
        message += "; the file is needed because \(entries[reason.user].file.displayPath) uses \(reason.name)"
      }
      return message + ". Move what the activity needs into a file without this import."
    }
    return nil
  }

  private mutating func add(_ file: Int) {
    if selected.insert(file).inserted { pending.append(file) }
  }

  private mutating func takeDeclarations(usedBy user: Int) {
    let summary = entries[user].summary
    for name in summary.names.sorted() where !summary.declarations.contains(name) {
      guard let candidates = declaring[name], !candidates.contains(where: selected.contains),
        let best = nearest(candidates, to: user)
      else { continue }
      reasons[best] = (user, name)
      add(best)
    }
  }

  private mutating func takeExtensions() {
    // Who uses a name, to choose the nearest of several files that could give it.
    var users: [String: Int] = [:]
    for file in selected.sorted() {
      let summary = entries[file].summary
      for name in summary.names.union(summary.members).union(summary.labels) where users[name] == nil {
        users[name] = file
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
      let user = users[want.name] ?? users[want.type] ?? candidates[0]
      guard let best = nearest(candidates, to: user) else { continue }
      if let missing = unavailable[best] {
        // A member may be another type's of the same name: no reason to fail yet.
        let left = WidgetSelection.LeftOut(
          displayPath: entries[best].file.displayPath, module: missing.module)
        if !leftOut.contains(left) { leftOut.append(left) }
      } else {
        reasons[best] = (user, want.name)
        add(best)
      }
    }
  }

  private struct Want: Hashable {
    var type: String
    /// A member, a label, or empty for a conformance.
    var name: String
  }

  private func needs(of found: SourceSummary.Extension, users: [String: Int]) -> [String] {
    let isOurs = declaring[found.type].map { $0.contains(where: selected.contains) }
    // A type of the project that was not taken: nobody can use its members.
    if isOurs == false { return [] }
    var needs = found.members.filter { name in
      users[name] != nil && (name.first?.isLetter == true || name.first == "_" || users[found.type] != nil)
    }
    if users[found.type] != nil {
      needs.formUnion(found.labels.filter { $0 == "_" || users[$0] != nil })
      if found.hasConformance { needs.insert("") }
    } else {
      needs.formUnion(found.labels.filter { $0 != "_" && users[$0] != nil })
    }
    return needs.sorted()
  }

  /// The candidate with the most folders in common with the user; of equals one without missing
  /// modules, and then the first.
  private func nearest(_ candidates: [Int], to user: Int) -> Int? {
    let folders = entries[user].file.folders
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
