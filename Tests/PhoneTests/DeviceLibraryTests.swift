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
        #expect(try library.device(named: "MY-PAD").name == "My Pad")
        #expect(library.errors.count == 2)
        #expect(
          library.errors[0].description.hasSuffix(
            "b.json:1:2: this is not JSON: expected a value, found the end of the file"))
        #expect(
          library.errors[1].description.hasSuffix("d.json: id: there is a device named \"iphone-16\" already")
        )
        // The others can be used; whoever asks for a wrong one is told what is wrong with it.
        let error = #expect(throws: DeviceError.self) { try library.device(named: "b") }
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
      #expect(try DeviceLibrary.builtIn.device(named: file).id == "my-pad")
      let error = #expect(throws: DeviceError.self) {
        try DeviceLibrary.builtIn.device(named: "\(folder)/none.json")
      }
      #expect(error?.description == "\(folder)/none.json: the file of devices cannot be read")
    }
  }

  @Test func whatShowsNothingIsRefused() {
    func message(_ id: String) -> String? {
      #expect(throws: DeviceError.self) { try DeviceLibrary.builtIn.device(named: id) }?.description
    }
    #expect(
      message("watch-45")
        == "--device: watch-45 is an Apple Watch, for which there is no surface yet; name an iPhone or an iPad"
    )
    #expect(message("CarPlay-240x78")?.contains("is a CarPlay screen, for which") == true)
    #expect(
      message("nokia")?.hasPrefix("--device: no device is named 'nokia'; there are iphone-17-pro-max, ")
        == true)
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
    let older = try library.device(named: "iphone-14-pro")
    #expect(library.round(through: older).map(\.id).contains("iphone-14-pro"))
    #expect(library.round(through: older).count == round.count)
  }
}
