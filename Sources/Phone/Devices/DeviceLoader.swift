import Foundation

/// Reads files of devices: those that are built in and a user's own.
public enum DeviceLoader {
  /// One device of a file.
  public enum Entry: Hashable, Sendable {
    case device(Device)
    case companion(CompanionScreen)

    var id: String {
      switch self {
      case .device(let device): device.id
      case .companion(let screen): screen.id
      }
    }
  }

  /// Reads the devices of one file, at least one.
  ///
  /// - Throws: ``DeviceError`` that names the file, the line, the key and what was expected.
  public static func load(file path: String) throws(DeviceError) -> [Entry] {
    try load(try JSONFile.contents(path, of: "file of devices"), file: path)
  }

  /// Reads the contents of a file; its name appears in errors.
  static func load(_ data: Data, file: String) throws(DeviceError) -> [Entry] {
    let text = try JSONFile.text(data, file: file, of: "file of devices")
    let node = try JSONFile.parse(text, file: file)
    // One device may stand by itself.
    guard case .array(let nodes) = node.value else { return [try entry(node, path: "", file: file)] }
    guard !nodes.isEmpty else {
      throw DeviceError(
        file: file, line: node.place.line, column: node.place.column, keyPath: "",
        message: "expected a device or a list of devices, found an empty list")
    }
    var entries: [Entry] = []
    for (index, node) in nodes.enumerated() {
      let entry = try entry(node, path: "[\(index)]", file: file)
      guard !entries.contains(where: { $0.id == entry.id }) else {
        throw DeviceError(
          file: file, line: node.place.line, column: node.place.column, keyPath: "[\(index)].id",
          message: "another device of this file is named \"\(entry.id)\" too")
      }
      entries.append(entry)
    }
    return entries
  }

  /// Reads one device of a file, and of the others only that they are JSON.
  ///
  /// - Throws: ``DeviceError``, also where there is none of that id.
  static func entry(_ id: String, in data: Data, file: String) throws(DeviceError) -> Entry {
    let node = try JSONFile.parse(try JSONFile.text(data, file: file, of: "file of devices"), file: file)
    if case .array(let nodes) = node.value {
      for (index, node) in nodes.enumerated() {
        guard case .object(let members) = node.value,
          case .string(id)? = members.first(where: { $0.key == "id" })?.node.value
        else { continue }
        return try entry(node, path: "[\(index)]", file: file)
      }
    }
    throw DeviceError(file: file, keyPath: "id", message: "no device is named \"\(id)\"")
  }

  private enum Kind { case device(Device.Kind), companion(CompanionScreen.Kind) }

  private static func entry(
    _ node: JSONNode, path: String, file: String
  ) throws(DeviceError) -> Entry {
    var reader = try JSONReader(node, of: "a device", path: path, file: file)
    let kind = try reader.word(
      "kind",
      [
        "iphone": Kind.device(.iPhone), "ipad": .device(.iPad), "watch": .companion(.watch),
        "carplay": .companion(.carPlay),
      ])
    let entry: Entry =
      switch kind {
      case .device(let kind): .device(try device(&reader, kind))
      case .companion(let kind): .companion(try companion(&reader, kind))
      }
    try reader.finish()
    return entry
  }

  // MARK: iPhones and iPads

  private static func device(_ reader: inout JSONReader, _ kind: Device.Kind) throws(DeviceError) -> Device {
    let (id, name) = (try reader.identifier("id"), try reader.text("name"))
    let screen = try reader.size("screen")
    var front: Device.Front?
    var island: Device.Island?
    var sizes: [DeviceSize] = [.screen, .cardWidth, .cardHeight]
    if kind == .iPhone {
      if reader.has("island") {
        island = try self.island(try reader.object("island"), screen: screen)
        sizes += [
          .islandWidth, .islandSide, .islandHeight, .islandMinimal, .expandedWidth, .expandedHeight,
        ]
      } else {
        guard reader.has("front") else {
          throw reader.error(
            "is missing; expected \"notch\" or \"home-button\", or an \"island\"", at: reader.node.place,
            key: "front")
        }
        front = try reader.word("front", ["notch": .notch, "home-button": .homeButton])
      }
    }
    let hasAlwaysOn = kind == .iPhone && reader.has("alwaysOn") ? try reader.bool("alwaysOn") : false
    return Device(
      id: id, name: name, kind: kind, screen: screen, front: front, island: island,
      card: try card(try reader.object("lockScreen"), screen: screen), hasAlwaysOn: hasAlwaysOn,
      estimates: try reader.estimates(among: sizes))
  }

  private static func card(_ reader: JSONReader, screen: Device.Points) throws(DeviceError) -> Device.Card {
    var reader = reader
    let card = Device.Card(
      width: try reader.length("width", atMost: screen.width),
      height: try reader.range("height", atMost: screen.height))
    try reader.finish()
    return card
  }

  private static func island(
    _ reader: JSONReader, screen: Device.Points
  ) throws(DeviceError) -> Device.Island {
    var reader = reader
    let width = try reader.length("width", atMost: screen.width)
    let side = try reader.length("side", atMost: width / 2 - CameraSize.least)
    let height = try reader.length("height", atMost: screen.height)
    let minimal = try reader.range("minimal", atMost: width / 2)
    var expanded = try reader.object("expanded")
    let island = Device.Island(
      width: width, sideWidth: side, height: height, minimalWidth: minimal,
      expandedWidth: try expanded.length("width", atMost: screen.width),
      expandedHeight: try expanded.range("height", atMost: screen.height))
    try expanded.finish()
    try reader.finish()
    return island
  }

  /// The camera is drawn between the two sides.
  private enum CameraSize { static let least = 8.0 }

  // MARK: Watches and cars

  private static func companion(
    _ reader: inout JSONReader, _ kind: CompanionScreen.Kind
  ) throws(DeviceError) -> CompanionScreen {
    let (id, name) = (try reader.identifier("id"), try reader.text("name"))
    // A watch has both; of CarPlay there are parts of the Dashboard and whole screens.
    let hasScreen = reader.has("screen")
    let screen = kind == .watch || hasScreen ? try reader.size("screen") : nil
    let hasScale = kind == .carPlay && screen != nil && reader.has("scale")
    let scale = hasScale ? try reader.length("scale", atMost: 4) : 1
    let hasActivity = reader.has("activity")
    let activity = kind == .watch || hasActivity || screen == nil ? try reader.size("activity") : nil
    return CompanionScreen(
      id: id, name: name, kind: kind, screen: screen, scale: scale, activity: activity,
      estimates: try reader.estimates(
        among: (screen == nil ? [] : [.screen]) + (hasScale ? [.scale] : [])
          + (activity == nil ? [] : [.activity])))
  }
}
