import Foundation
import Testing

/// Devices of a user's own, and those that have not every surface, through the whole program.
@Suite struct DevicesTests {
  private static let pad = """
    {"id": "my-pad", "name": "My Pad", "kind": "ipad", "screen": [1180, 820],
     "lockScreen": {"width": 425, "height": [84, 160]}, "estimates": ["lockScreen.width"]}
    """

  @Test func aFileAndAFolderAddDevices() throws {
    let devices = try SourceFolder(["pad.json": Self.pad])
    let file = "\(devices.path)/pad.json"
    let named = try Program.run(["render", "--device", file, "--surface", "all", "--format", "json"])
    #expect(named.code == 0 && named.output.contains("\"device\": \"my-pad\""), "\(named.errors)")
    let folder = ["ISLET_DEVICES": devices.path]
    #expect(try Program.run(["render", "--device", "my-pad", "--bare"], environment: folder).code == 0)
    let list = try Program.run(["devices"], environment: folder)
    #expect(list.code == 0 && list.output.contains("\nmy-pad "))
    #expect(list.output.contains("425~ x 84-160") && list.output.contains("lockScreen.width"))
    for shell in ["bash", "zsh", "fish"] {
      #expect(try Program.run(["completions", shell], environment: folder).output.contains("my-pad"))
    }
  }

  @Test func aWrongFileIsTold() throws {
    let devices = try SourceFolder([
      "pad.json": Self.pad.replacingOccurrences(of: "425", with: "\"\\u001b[2J\"")
    ])
    let list = try Program.run(["devices"], environment: ["ISLET_DEVICES": devices.path])
    #expect(list.code == 1 && list.output.contains("iphone-16-plus") && !list.output.contains("my-pad"))
    #expect(list.errors.contains("pad.json:2:26: lockScreen.width: expected a length in points"))
    #expect(!list.errors.contains("\u{1B}"))
    let named = try Program.run(["render", "--device", "\(devices.path)/pad.json"])
    #expect(
      named.code == 2 && named.output.isEmpty && named.errors.contains("pad.json:2:26: lockScreen.width"))
  }

  @Test func surfacesThatADeviceDoesNotHave() throws {
    let folder = try SourceFolder.kettle()
    let refused = try Program.run(["render", folder.path, "--device", "iphone-se", "--surface", "expanded"])
    #expect(
      refused.code == 2 && refused.errors.contains("has no Dynamic Island; there is lock-screen, banner"))
    let all = try Program.run(
      ["render", folder.path, "--device", "iphone-se", "--surface", "all", "--format", "json"])
    #expect(all.code == 0 && all.output.components(separatedBy: "\"surface\"").count == 8 + 1)
    let plain = try Program.run([folder.path, "--device", "ipad-11"])
    #expect(plain.code == 0, "\(plain.errors)")
    let watch = try Program.run(["render", folder.path, "--device", "watch-41", "--surface", "compact"])
    #expect(
      watch.code == 2
        && watch.errors.contains(
          "Apple Watch 41 mm shows activities in its Smart Stack alone; there is watch")
    )
  }

  @Test func aWatchAndACarNeedNoSurface() throws {
    let folder = try SourceFolder.kettle()
    func shown(_ arguments: String...) throws -> [String] {
      let result = try Program.run(["render", folder.path, "--bare", "--format", "json"] + arguments)
      #expect(result.code == 0, "\(result.errors)")
      let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
      return try #require(list).map {
        "\($0["surface"] ?? "") on \($0["device"] ?? "") \($0["columns"] ?? "") x \($0["rows"] ?? "")"
      }
    }
    #expect(try shown("--device", "watch-40") == ["watch on watch-40 19 x 4"])
    #expect(try shown("--device", "watch-40", "--surface", "all") == ["watch on watch-40 19 x 4"])
    #expect(try shown("--device", "carplay-240x100") == ["carplay on carplay-240x100 30 x 6"])
    #expect(
      try shown("--surface", "watch", "--surface", "carplay") == [
        "watch on watch-45 23 x 5", "carplay on carplay-240x78 30 x 5",
      ])
    #expect(try shown("--surface", "watch", "--device", "iphone-se") == ["watch on watch-45 23 x 5"])
    #expect(try shown("--surface", "mac", "--untapped") == ["mac on iphone-16 14 x 3"])
    // Without a terminal there is what the watch has, and snapshots of it too.
    let plain = try Program.run([folder.path, "--device", "watch-49"])
    #expect(plain.code == 0 && plain.output.contains("9:41"), "\(plain.errors)")
    let dir = try SourceFolder([:])
    let record = ["--dir", dir.path, "--device", "watch-44", "--preview", "1", "--state", "1"]
    let recorded = try Program.run(["snapshot", "record", folder.path] + record)
    #expect(recorded.code == 0, "\(recorded.errors)")
    #expect(try Program.run(["snapshot", "verify", folder.path] + record).code == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: dir.path).filter { $0.hasSuffix(".txt") }
    #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix("-1-watch.txt") })
  }

  @Test func aWatchOfOnesOwn() throws {
    let devices = try SourceFolder([
      "watch.json": """
      {"id": "my-watch", "name": "My Watch", "kind": "watch", "screen": [210, 260], "activity": [200, 96]}
      """
    ])
    let file = try Program.run([
      "render", "--device", "\(devices.path)/watch.json", "--bare", "--format", "json",
    ])
    #expect(file.code == 0 && file.output.contains("\"columns\": 25, \"rows\": 6"), "\(file.errors)")
    let named = try Program.run(
      ["render", "--device", "my-watch"], environment: ["ISLET_DEVICES": devices.path])
    #expect(named.code == 0 && named.output.contains("9:41"))
  }

  @Test func landscape() throws {
    let folder = try SourceFolder.kettle()
    func size(_ arguments: String...) throws -> (columns: Int, rows: Int) {
      let result = try Program.run(["render", folder.path, "--landscape", "--format", "json"] + arguments)
      let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
      let frame = try #require(list?.first)
      return (try #require(frame["columns"] as? Int), try #require(frame["rows"] as? Int))
    }
    #expect(try size() == (109, 27))
    #expect(try size("--surface", "compact", "--bare") == (7, 14))
    // What is too wide is narrowed, as far as it can be.
    #expect(try size("--size", "80x24") == (80, 24))
    let dir = try SourceFolder([:])
    let record = ["--dir", dir.path, "--landscape", "--preview", "1", "--state", "1"]
    #expect(try Program.run(["snapshot", "record", folder.path] + record).code == 0)
    #expect(try Program.run(["snapshot", "verify", folder.path] + record).code == 0)
    let standing = try Program.run(
      ["snapshot", "verify", folder.path] + record.filter { $0 != "--landscape" })
    #expect(standing.code == 1)
  }
}
