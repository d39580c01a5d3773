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
      name: entry.modifier ?? ViewTypeName(entry.type).short, isModifier: entry.modifier != nil,
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
      if let name = entries[place].modifier {
        names.append(name)
      } else if entries[place].boxCount > 0 {
        break
      }
    }
    return names
  }

  /// The nearest view or modifier of the user's own that a view comes from.
  private func owner(of place: Int) -> BoxOwner? {
    var place = place
    while place >= 0 {
      let entry = entries[place]
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

  /// Without its module and what it is generic over: `HStack`.
  package var short: String {
    let name = String(_typeName(type, qualified: false).prefix { $0 != "<" })
    return Self.standIns[name] ?? name
  }

  /// What one writes for the views that Islet makes of it.
  private static let standIns = ["StyleArea": "ShapeStyle", "ExpandedIslandView": "DynamicIsland"]

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
