import Foundation

/// The devices there are: those that are built in and a user's own.
public struct DeviceLibrary: Sendable {
  /// iPhones and iPads, in the order of their files, a user's own last.
  public private(set) var devices: [Device] = []
  /// Watches and CarPlay screens.
  public private(set) var companions: [CompanionScreen] = []
  /// Files that hold no devices, one error each: the others can still be used.
  public private(set) var errors: [DeviceError] = []

  /// The id of the device that is shown when none is asked for.
  public static let defaultID = "iphone-16"

  /// The built-in devices alone.
  public static let builtIn: DeviceLibrary = {
    var library = DeviceLibrary()
    library.add(
      inProgram { () throws(DeviceError) in
        try DeviceLoader.load(Data(PackageResources.devices_json), file: "devices.json")
      })
    return library
  }()

  /// The built-in devices and those in the files of the user's folder: the one that `ISLET_DEVICES` names, else
  /// `islet/devices` in the folder of configurations.
  public static func installed(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> DeviceLibrary {
    guard let folder = folder(environment) else { return builtIn }
    var library = builtIn
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      // Only a folder that was named has to be there.
      if let named = environment["ISLET_DEVICES"], !named.isEmpty {
        library.errors.append(DeviceError(file: folder, keyPath: "", message: "there is no folder here"))
      }
      return library
    }
    for name in names.sorted() where name.hasSuffix(".json") {
      library.add(file: folder + "/" + name)
    }
    return library
  }

  /// The choice that ``choice(named:)`` of the installed ones answers. The default device alone is read where none is
  /// named: all of them take longer than a frame.
  ///
  /// - Throws: ``DeviceError`` that lists the ids there are.
  public static func installedChoice(
    named name: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(DeviceError) -> DeviceChoice {
    guard let name else { return DeviceChoice(.iPhone16) }
    return try installed(environment: environment).choice(named: name)
  }

  /// A built-in device that is certainly there, without the others.
  static func builtInDevice(_ id: String) -> Device {
    inProgram { () throws(DeviceError) in
      guard case .device(let device) = try builtInEntry(id) else { throw isOfAnotherKind(id) }
      return device
    }
  }

  /// A built-in watch or CarPlay screen that is certainly there, without the others.
  static func builtInScreen(_ id: String) -> CompanionScreen {
    inProgram { () throws(DeviceError) in
      guard case .companion(let screen) = try builtInEntry(id) else { throw isOfAnotherKind(id) }
      return screen
    }
  }

  private static func builtInEntry(_ id: String) throws(DeviceError) -> DeviceLoader.Entry {
    try DeviceLoader.entry(id, in: Data(PackageResources.devices_json), file: "devices.json")
  }

  private static func isOfAnotherKind(_ id: String) -> DeviceError {
    DeviceError(file: "devices.json", keyPath: "kind", message: "\"\(id)\" is of another kind")
  }

  /// What is read of the built-in file, which is part of the program: a wrong one is a mistake in the program.
  private static func inProgram<Value>(_ read: () throws(DeviceError) -> Value) -> Value {
    do throws(DeviceError) {
      return try read()
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Where a user's own devices lie; `nil` where no variable says.
  static func folder(_ environment: [String: String]) -> String? {
    if let folder = environment["ISLET_DEVICES"], !folder.isEmpty { return folder }
    // What is not absolute is to be ignored, says the XDG specification.
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return (absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { "\($0)/.config" })
      .map { "\($0)/islet/devices" }
  }

  /// Whether a name means a file and no id.
  public static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".json") }

  /// The device with an id, or the first one in a file; the default one without a name. A watch or a CarPlay screen
  /// comes with the default iPhone, whose activities it shows.
  ///
  /// - Parameter name: An id, whose case does not matter, or a path when it has a `/` or ends in `.json`.
  /// - Throws: ``DeviceError`` that lists the ids there are.
  public func choice(named name: String?) throws(DeviceError) -> DeviceChoice {
    guard let name else { return DeviceChoice(.iPhone16) }
    if let choice = choice(id: name) { return choice }
    if let screen = companions.first(where: { $0.id == name.lowercased() }) {
      return try Self.choice(of: screen)
    }
    if Self.isPath(name) {
      let entries = try DeviceLoader.load(file: name)
      // Frames and snapshots carry the id: there must not be two devices of one.
      let taken = Set(Self.builtIn.devices.map(\.id) + Self.builtIn.companions.map(\.id))
      if let known = entries.first(where: { taken.contains($0.id) }) {
        throw Self.isTaken(known.id, in: name)
      }
      for case .device(let device) in entries { return DeviceChoice(device) }
      for case .companion(let screen) in entries { return try Self.choice(of: screen) }
    }
    if let error = errors.first(where: { ($0.file as NSString).lastPathComponent == name + ".json" }) {
      throw error
    }
    throw DeviceError(
      file: "--device", keyPath: "",
      message:
        "no device is named '\(name)'; there are \(ids.joined(separator: ", ")), or give the path of a file")
  }

  /// The device with an id, whose case does not matter; `nil` where there is none that shows an activity.
  public func choice(id: String) -> DeviceChoice? {
    let id = id.lowercased()
    if let device = devices.first(where: { $0.id == id }) { return DeviceChoice(device) }
    return companions.first { $0.id == id && $0.activity != nil }.map { DeviceChoice(.iPhone16, beside: $0) }
  }

  /// The ids of all devices that show an activity.
  public var ids: [String] { devices.map(\.id) + companions.filter { $0.activity != nil }.map(\.id) }

  private static func choice(of screen: CompanionScreen) throws(DeviceError) -> DeviceChoice {
    guard screen.activity != nil else {
      throw DeviceError(
        file: "--device", keyPath: "",
        message: "\(screen.id) is a whole screen, whose part for an activity is not published; "
          + "name a part of the Dashboard such as \(CompanionScreen.Kind.carPlay.standardID)")
    }
    return DeviceChoice(.iPhone16, beside: screen)
  }

  /// The watches or CarPlay screens that a key goes through, from the smallest on.
  ///
  /// - Parameter screen: Stands for those of its size, or is added.
  public func round(through screen: CompanionScreen) -> [CompanionScreen] {
    func looksAlike(_ one: CompanionScreen, _ other: CompanionScreen) -> Bool {
      one.activity == other.activity && (one.kind == .watch || one.screen == other.screen)
    }
    var result: [CompanionScreen] = []
    for candidate in companions where candidate.kind == screen.kind && candidate.activity != nil {
      if !result.contains(where: { looksAlike($0, candidate) }) { result.append(candidate) }
    }
    if let index = result.firstIndex(where: { looksAlike($0, screen) }) {
      result[index] = screen
    } else {
      result.append(screen)
    }
    return result
  }

  /// The devices that a key goes through: of those that look the same one, and of the iPads one of each card.
  ///
  /// - Parameter device: Stands for those that look like it, or is added.
  public func round(through device: Device) -> [Device] {
    func isLike(_ first: Device, _ second: Device) -> Bool {
      first.kind == .iPad && second.kind == .iPad ? first.card == second.card : first.looks(like: second)
    }
    var result: [Device] = []
    for candidate in devices where !result.contains(where: { isLike($0, candidate) }) {
      result.append(candidate)
    }
    if let index = result.firstIndex(where: { isLike($0, device) }) {
      result[index] = device
    } else {
      result.append(device)
    }
    /// Those with an island first, then those without, then iPads; the smaller ones before the larger ones.
    func order(_ device: Device) -> (Int, Double, Double) {
      let group = device.kind == .iPad ? 2 : device.island == nil ? 1 : 0
      return (group, device.screen.width, device.screen.height)
    }
    return result.sorted { order($0) < order($1) }
  }

  private static func isTaken(_ id: String, in file: String) -> DeviceError {
    DeviceError(file: file, keyPath: "id", message: "there is a device named \"\(id)\" already")
  }

  // MARK: Adding

  private mutating func add(_ entries: [DeviceLoader.Entry]) {
    for entry in entries {
      switch entry {
      case .device(let device): devices.append(device)
      case .companion(let screen): companions.append(screen)
      }
    }
  }

  private mutating func add(file: String) {
    do throws(DeviceError) {
      let entries = try DeviceLoader.load(file: file)
      let ids = Set(devices.map(\.id) + companions.map(\.id))
      if let known = entries.first(where: { ids.contains($0.id) }) {
        throw Self.isTaken(known.id, in: file)
      }
      add(entries)
    } catch {
      errors.append(error)
    }
  }
}
