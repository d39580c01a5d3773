import BoxLayout

/// Which view made which box of a tree, and what surrounded it: gathered while a view is lowered for an
/// inspector, and only then.
///
/// Views are lowered one in another, so a box belongs to the view that is being lowered when it is made.
package final class ViewRecord {
  /// One view on its way to boxes.
  struct Entry {
    var type: Any.Type
    /// The view around it, -1 for none.
    var parent: Int
    /// What held when it was reached.
    var environment: EnvironmentValues
    /// What it is called if it modifies another view.
    var modifier: String?
    /// What it is if its type does not say so.
    var name: String?
    /// What the modifier was called with, as one writes it; `nil` where it did not say.
    var arguments: [String]?
    /// The user's own modifier that it is.
    var ownModifier: Any.Type?
    /// The type of what it modifies; `nil` where anything in it is.
    var content: Any.Type?
    var hasContent = false
    /// Whether a modifier put it beside what it modifies, as a background is.
    var isAside = false
    var boxCount = 0
    /// Modifiers that are part of the view itself, as those of a text are.
    var ownModifiers: [String] = []
  }

  private(set) var entries: [Entry] = []
  /// The entry of each box, -1 for none.
  private var owners: [Int] = []
  private var open: [Int] = []

  init() {}

  // MARK: While views are lowered

  func begin(_ type: Any.Type, boxes: Int, _ environment: EnvironmentValues) {
    claim(boxes)
    let parent = open.last ?? -1
    var entry = Entry(type: type, parent: parent, environment: environment)
    if parent >= 0, let content = entries[parent].content {
      entry.isAside = content != type || entries[parent].hasContent
      if !entry.isAside { entries[parent].hasContent = true }
    }
    open.append(entries.count)
    entries.append(entry)
  }

  func end(boxes: Int) {
    claim(boxes)
    open.removeLast()
  }

  /// Says that the view that is being lowered is a modifier of what is built in.
  func modify(_ name: String, content: Any.Type) {
    guard let place = open.last else { return }
    entries[place].modifier = name
    entries[place].content = content
  }

  /// Says what the modifier that is being lowered was called with.
  func call(with arguments: [String]) {
    guard let place = open.last, place >= 0 else { return }
    entries[place].arguments = arguments
  }

  /// Says what the view that is being lowered is, where that is not what its type is called.
  func rename(_ name: String) {
    guard let place = open.last, place >= 0 else { return }
    entries[place].name = name
  }

  /// Says that the view that is being lowered is a `ViewModifier` with what it modifies.
  func modify(_ type: Any.Type) {
    guard let place = open.last else { return }
    entries[place].modifier = ViewTypeName(type).short
    entries[place].ownModifier = type
  }

  /// Says what was done to the view that is being lowered and is part of it.
  func add(_ modifiers: [String]) {
    guard let place = open.last, place >= 0 else { return }
    entries[place].ownModifiers += modifiers
  }

  /// Where content belongs that is made later, when its size is known.
  func place(boxes: Int) -> Int {
    claim(boxes)
    return open.last ?? -1
  }

  /// Goes on at a place; ``end(boxes:)`` ends it.
  func resume(at place: Int, boxes: Int) {
    claim(boxes)
    open.append(place)
  }

  /// Gives the boxes made since to the view that is being lowered.
  private func claim(_ boxes: Int) {
    guard boxes > owners.count else { return }
    let owner = open.last ?? -1
    if owner >= 0 { entries[owner].boxCount += boxes - owners.count }
    owners.append(contentsOf: repeatElement(owner, count: boxes - owners.count))
  }
}

extension ViewRecord {
  /// What made a box; `nil` for one that no view made.
  package func maker(of box: BoxID) -> BoxMaker? {
    let number = box.number
    guard owners.indices.contains(number), owners[number] >= 0 else { return nil }
    let entry = entries[owners[number]]
    return BoxMaker(
      name: name(of: owners[number]), isModifier: entry.modifier != nil,
      modifiers: modifiers(around: owners[number]),
      environment: entry.environment.differences(from: EnvironmentValues()),
      owner: owner(of: owners[number]))
  }

  /// The modifiers around a view, up to the container that holds it: a view that made a box of its own.
  private func modifiers(around place: Int) -> [String] {
    var names = entries[place].ownModifiers
    var place = place
    while !entries[place].isAside, entries[place].parent >= 0 {
      place = entries[place].parent
      if entries[place].modifier != nil {
        names.append(name(of: place))
      } else if entries[place].boxCount > 0 {
        break
      }
    }
    return names
  }

  /// What an entry is called: a view by its type, a modifier as one writes it.
  private func name(of place: Int) -> String {
    let entry = entries[place]
    guard let modifier = entry.modifier else { return entry.name ?? viewName(of: place) }
    guard entry.ownModifier == nil else { return modifier }
    let signature = ModifierSignature(modifier)
    if let arguments = entry.arguments { return signature.call(arguments) }
    // The first view in it finds the environment that the modifier has made.
    guard let inner = entries[(place + 1)...].first(where: { $0.parent == place && !$0.isAside }) else {
      return modifier
    }
    return signature.call(setting: inner.environment.differences(from: entry.environment)) ?? modifier
  }

  /// What a view is called. Parts of the system's own controls go by the control that they are a part of.
  private func viewName(of place: Int) -> String {
    let type = ViewTypeName(entries[place].type)
    guard let owners = type.owners else { return type.short }
    var outer = entries[place].parent
    while outer >= 0 {
      let name = ViewTypeName(entries[outer].type)
      if !name.isUsers, owners.contains(name.short) { return name.short }
      outer = entries[outer].parent
    }
    return owners[0]
  }

  /// The nearest view or modifier of the user's own that a view comes from. What a modifier is put on is not the
  /// modifier's.
  private func owner(of place: Int) -> BoxOwner? {
    var place = place
    var strangers = 0
    while place >= 0 {
      let entry = entries[place]
      if _typeName(entry.type, qualified: false).hasPrefix("_ViewModifier_Content<") { strangers += 1 }
      if entry.ownModifier != nil, strangers > 0 {
        strangers -= 1
        place = entry.parent
        continue
      }
      let name = ViewTypeName(entry.ownModifier ?? entry.type)
      if (entry.modifier == nil || entry.ownModifier != nil) && name.isUsers {
        return BoxOwner(
          name: "\(name.short).body" + (entry.ownModifier == nil ? "" : "(content:)"),
          descriptor: name.descriptor)
      }
      place = entry.parent
    }
    return nil
  }
}

/// The name of a view's type.
package struct ViewTypeName {
  private let type: Any.Type
  /// With its module.
  private let full: String

  package init(_ type: Any.Type) {
    self.type = type
    full = _typeName(type, qualified: true)
  }

  /// Without its module and what it is generic over: `HStack`. What Islet makes of a shape, a style or a layout is
  /// called as that is.
  package var short: String {
    let name = _typeName(type, qualified: false)
    return isUsers ? Self.base(name) : Self.written(name)
  }

  private static func base(_ name: some StringProtocol) -> String { String(name.prefix { $0 != "<" }) }

  /// The name that one writes: `_ShapeView<_TrimmedShape<Circle>, Color>` is a `Circle`.
  private static func written(_ name: some StringProtocol) -> String {
    let base = base(name)
    guard base.hasPrefix("_") || wrappers.contains(base), name.count > base.count else { return base }
    // The first type that it is generic over.
    var depth = 0
    let inner = name.dropFirst(base.count + 1).prefix { character in
      depth += character == "<" ? 1 : character == ">" ? -1 : 0
      return depth >= 0 && !(depth == 0 && character == ",")
    }
    return written(inner)
  }

  private static let wrappers: Set = [
    "FillShapeView", "StrokeShapeView", "StrokeBorderShapeView", "StyleArea", "LayoutView",
  ]

  /// The controls that it is a part of, where Islet makes one of several views; `nil` for what one writes.
  var owners: [String]? { isUsers ? nil : Self.parts[Self.base(_typeName(type, qualified: false))] }

  private static let parts = [
    "ExpandedIslandView": ["DynamicIsland"], "ProgressMeter": ["ProgressView", "Gauge"],
    "Ring": ["ProgressView", "Gauge"], "ButtonChrome": ["Button", "Toggle", "Link"],
    "SwitchView": ["Toggle"], "SwitchRow": ["Toggle"], "IconOnlyLabel": ["Label"], "ChartLayout": ["Chart"],
    "ChartPlotContent": ["Chart"], "CanvasLayers": ["Canvas"],
  ]

  /// The modules that are not the user's.
  private static let known: Set<Substring> = [
    "Swift", "Foundation", "FoundationEssentials", "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents",
    "Charts", "MapKit", "UIKit", "Phone",
  ]

  /// Whether a user wrote it.
  package var isUsers: Bool { !Self.known.contains(full.prefix { $0 != "." }) }

  /// Where the runtime's description of the type stands; `nil` for a class.
  package var descriptor: UInt? {
    // The metadata of a struct or an enum begins with its kind and the address of its description: a part of
    // Swift's stable ABI.
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    return [0x200, 0x201].contains(metadata[0]) ? metadata[1] : nil
  }
}
