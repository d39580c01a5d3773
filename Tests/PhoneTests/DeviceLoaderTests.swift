import Foundation
import Testing

@testable import Phone

@Suite struct DeviceLoaderTests {
  private static let phone = """
    {
      "id": "my-phone", "name": "My Phone", "kind": "iphone", "screen": [400, 860],
      "island": {
        "width": 230, "side": 52.33, "height": 36.67, "minimal": [36.67, 45],
        "expanded": { "width": 371, "height": [84, 160] }
      },
      "lockScreen": { "width": 378, "height": [84, 160] },
      "estimates": ["lockScreen.width"]
    }
    """

  private func load(_ text: String) throws -> [DeviceLoader.Entry] {
    try DeviceLoader.load(Data(text.utf8), file: "my.json")
  }

  private func message(_ old: String, _ new: String) throws -> String {
    #expect(Self.phone.contains(old))
    do {
      _ = try load(Self.phone.replacingOccurrences(of: old, with: new))
      return ""
    } catch let error as DeviceError {
      return error.description
    }
  }

  @Test func aFileHoldsOneDeviceOrAList() throws {
    guard case .device(let device) = try load(Self.phone).first else {
      Issue.record("no device")
      return
    }
    #expect(device.name == "My Phone" && device.island?.sideWidth == 52.33)
    #expect(device.card.width == 378 && device.estimates == [.cardWidth])
    let other = Self.phone.replacingOccurrences(of: "my-phone", with: "other")
    #expect(try load("[\(Self.phone), \(other)]").map(\.id) == ["my-phone", "other"])
  }

  @Test func everyKindIsRead() throws {
    let entries = try load(
      """
      [{"id": "old", "name": "Old", "kind": "iphone", "screen": [375, 667], "front": "home-button",
        "lockScreen": {"width": 353, "height": [84, 160]}},
       {"id": "pad", "name": "Pad", "kind": "ipad", "screen": [1180, 820],
        "lockScreen": {"width": 425, "height": [84, 160]}},
       {"id": "w", "name": "W", "kind": "watch", "screen": [208, 248], "activity": [191, 81.5]},
       {"id": "c", "name": "C", "kind": "carplay", "activity": [200, 90], "estimates": ["activity"]}]
      """)
    guard case .device(let old) = entries[0], case .device(let pad) = entries[1],
      case .companion(let watch) = entries[2], case .companion(let car) = entries[3]
    else {
      Issue.record("other kinds")
      return
    }
    #expect(
      old.front == .homeButton
        && old.surfaces == [
          .lockScreen, .banner, .standby, .standbyNight, .watch, .carPlay, .mac, .iPad,
        ])
    #expect(pad.kind == .iPad && pad.surfaces == [.lockScreen])
    #expect(watch.kind == .watch && watch.activity == .init(width: 191, height: 81.5))
    #expect(car.kind == .carPlay && car.screen == nil && car.estimates == [.activity])
  }

  @Test func mistakesAreToldWithTheirPlace() throws {
    #expect(
      try message("\"width\": 378", "\"width\": 410")
        == "my.json:7:28: lockScreen.width: expected a length in points, more than 0 and at most 400, found 410"
    )
    #expect(
      try message("[400, 860]", "400")
        == "my.json:2:69: screen: expected a width and a height in points such as [393, 852], found 400")
    #expect(
      try message("[400, 860]", "[400, \"tall\"]")
        == "my.json:2:75: screen[1]: expected a length in points, more than 0 and at most 4000, found \"tall\""
    )
    #expect(
      try message("[36.67, 45]", "[45, 36.67]")
        == "my.json:4:63: island.minimal: expected the least and the most in points such as [84, 160], "
        + "found the greater one first")
    #expect(
      try message("\"kind\": \"iphone\"", "\"kind\": \"fridge\"")
        == "my.json:2:49: kind: expected \"iphone\" or \"ipad\" or \"watch\" or \"carplay\", found \"fridge\""
    )
    #expect(
      try message("\"my-phone\"", "\"My Phone\"")
        == "my.json:2:9: id: expected lower-case letters, digits and \"-\", found \"My Phone\"")
    #expect(
      try message("\"side\"", "\"sides\"")
        == "my.json:3:13: island.side: is missing; expected a length in points, more than 0 and at most 107")
    #expect(
      try message("\"estimates\"", "\"estimate\"")
        == "my.json:8:3: estimate: is not a key of a device; did you mean \"estimates\"?")
    #expect(
      try message("[\"lockScreen.width\"]", "[\"card\"]")
        .hasPrefix("my.json:8:17: estimates[0]: expected one of \"screen\", \"lockScreen.width\""))
    #expect(try message("400, 860]", "400 860]").hasPrefix("my.json:2:74: this is not JSON: expected \",\""))
    #expect(
      try message("\"my-phone\"", "\"\\u001B[2J\"").contains("expected a text without control characters"))
  }

  @Test func keysAreListedOnce() {
    let text = """
      {"id": "w", "name": "W", "kind": "watch", "screen": [184, 224], "activity": [173, 76], "zzzzz": 1}
      """
    let error = #expect(throws: DeviceError.self) { try load(text) }
    #expect(
      error?.description.hasSuffix(
        "expected \"kind\", \"id\", \"name\", \"screen\", \"activity\", \"estimates\"") == true,
      "\(error?.description ?? "")")
  }

  /// However small a watch is, it is drawn.
  @MainActor @Test func smallWatchesAreDrawn() throws {
    for size in [20, 40, 60] {
      let watch = """
        {"id": "w", "name": "W", "kind": "watch", "screen": [\(size), \(size)], "activity": [\(size / 2), 8]}
        """
      guard case .companion(let screen)? = try load(watch).first else { continue }
      var scene = CoffeeOrder.scene(.watch, theme: try TestThemes.named("midnight"))
      scene.setting.companion = screen
      draw(scene)
    }
  }

  @MainActor private func draw(_ scene: PhoneScene) {
    for isOutlined in [true, false] {
      var composer = PhoneComposer()
      let laidOut = LaidOutScene(scene).drawn(isOutlined: isOutlined)
      #expect(composer.compose(laidOut, isBare: false).frame.columns > 0)
      #expect(composer.compose(laidOut, isBare: true).frame.columns > 0)
    }
  }

  @Test func aPhoneHasAnIslandOrAnotherFront() throws {
    let text = """
      {"id": "x", "name": "X", "kind": "iphone", "screen": [375, 667],
       "lockScreen": {"width": 353, "height": [84, 160]}}
      """
    let error = #expect(throws: DeviceError.self) { try load(text) }
    #expect(
      error?.description
        == "my.json:1:1: front: is missing; expected \"notch\" or \"home-button\", or an \"island\"")
  }

  @Test func listsAreChecked() {
    func message(_ text: String) -> String? {
      #expect(throws: DeviceError.self) { try load(text) }?.description
    }
    #expect(message("[]") == "my.json:1:1: expected a device or a list of devices, found an empty list")
    #expect(message("[3]") == "my.json:1:2: [0]: expected an object, found 3")
    #expect(
      message("[\(Self.phone),\n\(Self.phone)]")
        == "my.json:10:1: [1].id: another device of this file is named \"my-phone\" too")
  }
}
