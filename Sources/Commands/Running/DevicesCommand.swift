import Cells
import Formats
import Phone

/// `islet devices`: the devices there are, their sizes, and which of these are estimates.
struct DevicesCommand {
  let isJSON: Bool

  func text(of library: DeviceLibrary) -> String {
    isJSON ? json(library) : table(library)
  }

  /// The devices by kind, within a kind in the order of their files.
  private func sorted(_ library: DeviceLibrary) -> (devices: [Device], screens: [CompanionScreen]) {
    (
      Device.Kind.allCases.flatMap { kind in library.devices.filter { $0.kind == kind } },
      CompanionScreen.Kind.allCases.flatMap { kind in library.companions.filter { $0.kind == kind } }
    )
  }

  // MARK: - Text

  private func table(_ library: DeviceLibrary) -> String {
    let (devices, screens) = sorted(library)
    let rows = devices.map(row) + screens.map(row)
    let head = [["ID", "NAME", "KIND", "SCREEN", "CELLS", "ISLAND", "CARD", "ESTIMATES"]]
    // A row without an estimate must not end in blanks.
    let shown = (head + rows).map { row in row.last == "" ? Array(row.dropLast()) : row }
    let note =
      "\nPoints. ISLAND is the compact and the expanded island, CARD what an activity gets on the Lock Screen, in\n"
      + "the Smart Stack or on the Dashboard. A size with ~ is an estimate, as are those named last: Apple\n"
      + "publishes none for this device.\n"
    return TextTable.string(for: shown) + note
  }

  private func row(_ device: Device) -> [String] {
    let cells = DeviceCells(device).screen
    let island = device.island.map { island in
      length(island.width, device.estimates, .islandWidth) + ", "
        + length(island.expandedWidth, device.estimates, .expandedWidth)
    }
    let card =
      length(device.card.width, device.estimates, .cardWidth) + " x "
      + number(device.card.height.lowerBound) + "-" + number(device.card.height.upperBound)
      + mark(device.estimates, .cardHeight)
    return [
      device.id, device.name, kind(device.kind), size(device.screen, device.estimates, .screen),
      "\(cells.columns) x \(cells.rows)", island ?? "-", card, names(device.estimates),
    ]
  }

  private func row(_ screen: CompanionScreen) -> [String] {
    let cells = screen.cells
    return [
      screen.id, screen.name, kind(screen.kind),
      screen.screen.map { size($0, screen.estimates, .screen) } ?? "-",
      cells.map { "\($0.columns) x \($0.rows)" } ?? "-", "-",
      screen.activity.map { size($0, screen.estimates, .activity) } ?? "-", names(screen.estimates),
    ]
  }

  private func kind(_ kind: Device.Kind) -> String {
    switch kind {
    case .iPhone: "iPhone"
    case .iPad: "iPad"
    }
  }

  private func kind(_ kind: CompanionScreen.Kind) -> String {
    switch kind {
    case .watch: "Watch"
    case .carPlay: "CarPlay"
    }
  }

  private func size(_ points: Device.Points, _ estimates: Set<DeviceSize>, _ size: DeviceSize) -> String {
    "\(number(points.width)) x \(number(points.height))\(mark(estimates, size))"
  }

  private func length(_ points: Double, _ estimates: Set<DeviceSize>, _ size: DeviceSize) -> String {
    number(points) + mark(estimates, size)
  }

  private func mark(_ estimates: Set<DeviceSize>, _ size: DeviceSize) -> String {
    estimates.contains(size) ? "~" : ""
  }

  private func names(_ estimates: Set<DeviceSize>) -> String {
    DeviceSize.allCases.filter(estimates.contains).map(\.rawValue).joined(separator: " ")
  }

  /// Whole numbers without a decimal point.
  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  // MARK: - JSON

  private func json(_ library: DeviceLibrary) -> String {
    let (devices, screens) = sorted(library)
    return JSONFormat.array(of: devices.map(json) + screens.map(json))
  }

  private func json(_ device: Device) -> String {
    let cells = DeviceCells(device).screen
    var members = [
      member("id", device.id), member("name", device.name), member("kind", device.kind.rawValue),
      member("front", device.front.rawValue), "\"screen\": \(pair(device.screen))",
      "\"cells\": [\(cells.columns), \(cells.rows)]",
    ]
    if let island = device.island {
      members.append(
        "\"island\": {\"width\": \(number(island.width)), \"side\": \(number(island.sideWidth)), "
          + "\"height\": \(number(island.height)), \"minimal\": \(range(island.minimalWidth)), "
          + "\"expanded\": {\"width\": \(number(island.expandedWidth)), "
          + "\"height\": \(range(island.expandedHeight))}}")
    } else {
      members.append("\"island\": null")
    }
    members.append(
      "\"lockScreen\": {\"width\": \(number(device.card.width)), \"height\": \(range(device.card.height))}")
    members.append("\"alwaysOn\": \(device.hasAlwaysOn)")
    members.append(
      "\"surfaces\": [\(device.surfaces.map { JSONFormat.quoted($0.rawValue) }.joined(separator: ", "))]")
    return object(members, device.estimates)
  }

  private func json(_ screen: CompanionScreen) -> String {
    object(
      [
        member("id", screen.id), member("name", screen.name), member("kind", screen.kind.rawValue),
        "\"screen\": \(screen.screen.map(pair) ?? "null")",
        "\"activity\": \(screen.activity.map(pair) ?? "null")",
        "\"activityCells\": \(screen.activityCells.map { "[\($0.columns), \($0.rows)]" } ?? "null")",
        "\"surfaces\": [\(screen.activity == nil ? "" : JSONFormat.quoted(screen.kind.surface.rawValue))]",
      ], screen.estimates)
  }

  private func object(_ members: [String], _ estimates: Set<DeviceSize>) -> String {
    let names = DeviceSize.allCases.filter(estimates.contains).map { JSONFormat.quoted($0.rawValue) }
    let all = members + ["\"estimates\": [\(names.joined(separator: ", "))]"]
    return "  {\n    \(all.joined(separator: ",\n    "))\n  }"
  }

  private func member(_ name: String, _ text: String) -> String {
    "\"\(name)\": \(JSONFormat.quoted(text))"
  }

  private func pair(_ points: Device.Points) -> String {
    "[\(number(points.width)), \(number(points.height))]"
  }

  private func range(_ range: ClosedRange<Double>) -> String {
    "[\(number(range.lowerBound)), \(number(range.upperBound))]"
  }
}
