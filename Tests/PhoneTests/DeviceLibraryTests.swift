import Foundation
import Testing

@testable import Phone

@Suite struct DeviceLibraryTests {
  /// A folder that is removed in the end.
  private func withFolder<Result>(
    _ files: [String: String], _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let devices = folder.appendingPathComponent("islet/devices")
    try FileManager.default.createDirectory(at: devices, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: devices.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return try body(folder.path)
  }

  private func pad(_ id: String) -> String {
    """
    {"id": "\(id)", "name": "My Pad", "kind": "ipad", "screen": [1180, 820],
     "lockScreen": {"width": 425, "height": [84, 160]}}
    """
  }

  @Test func filesOfTheFolderAreAdded() throws {
    try withFolder(["a.json": pad("my-pad"), "b.json": "[", "c.txt": "x", "d.json": pad("iphone-16")]) {
      folder throws in
      for environment in [
        ["ISLET_DEVICES": "\(folder)/islet/devices"], ["XDG_CONFIG_HOME": folder, "HOME": "/nowhere"],
      ] {
        let library = DeviceLibrary.installed(environment: environment)
        #expect(library.devices.last?.id == "my-pad")
        #expect(try library.choice(named: "MY-PAD").name == "My Pad")
        #expect(library.errors.count == 2)
        #expect(
          library.errors[0].description.hasSuffix(
            "b.json:1:2: this is not JSON: expected a value, found the end of the file"))
        #expect(
          library.errors[1].description.hasSuffix("d.json: id: there is a device named \"iphone-16\" already")
        )
        // The others can be used; whoever asks for a wrong one is told what is wrong with it.
        let error = #expect(throws: DeviceError.self) { try library.choice(named: "b") }
        #expect(error?.description.contains("b.json:1:2") == true)
      }
    }
  }

  @Test func aFolderThatIsNamedMustBeThere() {
    #expect(
      DeviceLibrary.installed(environment: ["ISLET_DEVICES": "/nowhere/devices"]).errors.map(\.description)
        == ["/nowhere/devices: there is no folder here"])
    #expect(DeviceLibrary.installed(environment: ["HOME": "/nowhere"]).errors.isEmpty)
    #expect(
      DeviceLibrary.folder(["XDG_CONFIG_HOME": "relative", "HOME": "/h"]) == "/h/.config/islet/devices")
    #expect(DeviceLibrary.folder([:]) == nil)
  }

  @Test func aFileCanBeNamed() throws {
    try withFolder(["a.json": pad("my-pad")]) { folder throws in
      let file = "\(folder)/islet/devices/a.json"
      #expect(try DeviceLibrary.builtIn.choice(named: file).device.id == "my-pad")
      let error = #expect(throws: DeviceError.self) {
        try DeviceLibrary.builtIn.choice(named: "\(folder)/none.json")
      }
      #expect(error?.description == "\(folder)/none.json: the file of devices cannot be read")
    }
  }

  @Test func aFilesIdMustNotBeTaken() throws {
    try withFolder(["a.json": pad("ipad-11")]) { folder throws in
      let file = "\(folder)/islet/devices/a.json"
      let error = #expect(throws: DeviceError.self) { try DeviceLibrary.builtIn.choice(named: file) }
      #expect(error?.description == "\(file): id: there is a device named \"ipad-11\" already")
    }
  }

  @Test func aWatchComesWithTheIPhoneWhoseActivitiesItShows() throws {
    let watch = try DeviceLibrary.builtIn.choice(named: "Watch-49")
    #expect(watch.device == .iPhone16 && watch.screen?.id == "watch-49")
    #expect(watch.name == "Apple Watch 49 mm" && watch.surfaces == [.watch])
    #expect(watch.nearest(to: .expanded) == .watch)
    let car = try DeviceLibrary.builtIn.choice(named: "carplay-170x78")
    #expect(car.surfaces == [.carPlay])
    #expect(try DeviceLibrary.builtIn.choice(named: nil) == DeviceChoice(.iPhone16))
    #expect(DeviceChoice(.iPhone16).surfaces.filter { !$0.isOnDevice } == [.watch, .carPlay, .mac])
  }

  @Test func whatShowsNothingIsRefused() {
    func message(_ id: String) -> String? {
      #expect(throws: DeviceError.self) { try DeviceLibrary.builtIn.choice(named: id) }?.description
    }
    #expect(
      message("nokia")?.hasPrefix("--device: no device is named 'nokia'; there are iphone-17-pro-max, ")
        == true)
    #expect(message("nokia")?.contains(", watch-40, ") == true)
  }

  @Test func aCarsScreenWithoutAPartForActivitiesIsRefused() throws {
    let file = "{\"id\": \"car\", \"name\": \"Car\", \"kind\": \"carplay\", \"screen\": [800, 480]}"
    try withFolder(["car.json": file]) { folder throws in
      let error = #expect(throws: DeviceError.self) {
        try DeviceLibrary.builtIn.choice(named: "\(folder)/islet/devices/car.json")
      }
      #expect(
        error?.description
          == "--device: car is a whole screen, whose part for an activity is not published; "
          + "name a part of the Dashboard such as carplay-240x78")
    }
  }

  @Test func aSurfaceThatIsNotThereIsToldWithThoseThatAre() throws {
    func refusal(_ id: String, _ surface: Surface) throws -> String {
      let choice = try DeviceLibrary.builtIn.choice(named: id)
      #expect(!choice.shows(surface))
      return choice.refusal(of: surface)
    }
    #expect(
      try refusal("watch-45", .lockScreen)
        == "Apple Watch 45 mm shows activities in its Smart Stack alone; there is watch")
    #expect(
      try refusal("carplay-240x78", .watch)
        == "CarPlay 240 x 78 shows activities on the Dashboard alone; there is carplay")
    #expect(
      try refusal("ipad-11", .watch).hasPrefix("iPad Pro 11-inch shows activities on its Lock Screen alone; ")
    )
    #expect(
      try refusal("iphone-se", .compact).hasPrefix("iPhone SE (3rd generation) has no Dynamic Island; "))
  }

  @Test func theRoundsOfWatchesAndCarsHaveOneOfEachSize() throws {
    let library = DeviceLibrary.builtIn
    #expect(
      library.round(through: CompanionScreen.Kind.watch.standard).map(\.id)
        == ["watch-40", "watch-41", "watch-44", "watch-45", "watch-49"])
    #expect(
      library.round(through: CompanionScreen.Kind.carPlay.standard).map(\.id)
        == [
          "carplay-240x78", "carplay-240x100", "carplay-170x78", "carplay-screen-1920x720",
          "carplay-screen-900x1200", "carplay-screen-800x480",
        ])
    let own = CompanionScreen(
      id: "mine", name: "Mine", kind: .watch, screen: nil, activity: .init(width: 184, height: 80.5))
    #expect(
      library.round(through: own).map(\.id) == ["watch-40", "watch-41", "watch-44", "mine", "watch-49"])
  }

  @Test func theRoundHasOneOfEachSize() throws {
    let library = DeviceLibrary.builtIn
    let round = library.round(through: .iPhone16)
    #expect(
      round.map(\.id) == [
        "iphone-16", "iphone-17-pro", "iphone-air", "iphone-16-plus", "iphone-17-pro-max", "iphone-se",
        "iphone-13-mini", "iphone-16e", "iphone-14-plus", "ipad-11", "ipad-12-9",
      ])
    // The device that was asked for stands for its kin.
    let older = try library.choice(named: "iphone-14-pro").device
    #expect(library.round(through: older).map(\.id).contains("iphone-14-pro"))
    #expect(library.round(through: older).count == round.count)
  }
}
