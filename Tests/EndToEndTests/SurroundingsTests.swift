import Foundation
import Glibc
import Testing

/// Options about the surroundings, and outputs and folders that cannot be used.
@Suite struct SurroundingsTests {
  private func render(_ folder: SourceFolder, _ options: String...) throws -> String {
    let result = try Program.run(["render", folder.path, "--bare", "--format", "text"] + options)
    #expect(result.code == 0 && result.errors == "")
    return result.output
  }

  /// What `sh` says and answers, with the program as `$1` and a folder as `$2`.
  private func shell(_ script: String, _ folder: String = "") throws -> (code: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", Program.path, folder]
    process.environment = Program.surroundings
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test func rightToLeft() throws {
    let folder = try SourceFolder.kettle(
      body: """
        HStack {
          Text("one")
          Spacer()
          Text("two")
        }
        """)
    func isOneFirst(_ text: String) -> Bool? {
      guard let one = text.range(of: "one"), let two = text.range(of: "two") else { return nil }
      return one.lowerBound < two.lowerBound
    }
    #expect(isOneFirst(try render(folder)) == true)
    #expect(isOneFirst(try render(folder, "--rtl")) == false)
    #expect(isOneFirst(try render(folder, "--locale", "ar")) == false)
  }

  /// What sources write into `UserDefaults` is kept from run to run, in Islet's own folder alone.
  @Test func preferences() throws {
    let folder = try SourceFolder([
      "Writes.swift": """
      import SwiftUI

      #Preview {
        let shared = UserDefaults(suiteName: "group.org.example.count")
        let _ = shared?.set(7, forKey: "count")
        let _ = shared?.synchronize()
        Text("written")
      }
      """,
      "Reads.swift": """
      import SwiftUI

      #Preview {
        Text("count \\(UserDefaults(suiteName: "group.org.example.count")?.integer(forKey: "count") ?? -1)")
      }
      """,
    ])
    let home = try SourceFolder([:])
    func render(_ name: String) throws -> String {
      try Program.run(
        ["render", "\(folder.path)/\(name).swift", "--bare", "--format", "text"],
        environment: ["HOME": home.path, "XDG_CONFIG_HOME": "\(home.path)/config"]
      ).output
    }
    #expect(try render("Reads").contains("count 0"))
    #expect(try render("Writes").contains("written"))
    #expect(try render("Reads").contains("count 7"))
    let kept = "\(home.path)/.local/share/islet/preferences/group.org.example.count.plist"
    #expect(FileManager.default.fileExists(atPath: kept))
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)/config"))
  }

  @Test func screenOfTheDevice() throws {
    let folder = try SourceFolder([
      "Screen.swift": """
      import SwiftUI

      #Preview {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        Text("\\(Int(UIScreen.main.bounds.width)) \\(isDark ? "dark" : "light")")
      }
      """
    ])
    #expect(try render(folder).contains("393 dark"))
    #expect(
      try render(folder, "--device", "iphone-16-plus", "--appearance", "light").contains("430 light"))
  }

  @Test func appearance() throws {
    let folder = try SourceFolder.kettle(
      body: "Scheme()",
      previews: """
        struct Scheme: View {
          @Environment(\\.colorScheme) private var scheme
          var body: some View { Text(scheme == .dark ? "night" : "day") }
        }

        \(SourceFolder.kettlePreview)
        """)
    #expect(try render(folder).contains("night"))
    #expect(try render(folder, "--appearance", "dark").contains("night"))
    #expect(try render(folder, "--appearance", "light").contains("day"))
  }

  @Test func korean() throws {
    let folder = try SourceFolder.kettle(
      body: """
        Text(Date.now, style: .date)
        Text(Date.now, style: .time)
        Text(0.25, format: .percent)
        """)
    let text = try render(folder, "--locale", "ko_KR", "--time-zone", "Asia/Seoul")
    for words in ["2026년 1월 9일", "오후 6:41", "25%"] { #expect(text.contains(words)) }
  }

  @Test func sizeIsThatOfTheFrame() throws {
    let folder = try SourceFolder.kettle()
    let json = try Program.run(["render", folder.path, "--size", "90x30", "--format", "json"])
    let frames = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(frames[0]["columns"] as? Int == 90 && frames[0]["rows"] as? Int == 30)
    let bare = try render(folder, "--size", "51x9").split(separator: "\n", omittingEmptySubsequences: false)
    // 47 columns and 5 rows in the middle.
    #expect(bare.count == 10 && bare[1] == "" && bare[2].hasPrefix("  ╭") && bare[6].hasPrefix("  ╰"))
    let small = try Program.run(["render", folder.path, "--bare", "--size", "46x9"])
    #expect(small.code == 2 && small.errors.contains("--size 46x9 is too small"))
  }

  @Test func fullDisk() throws {
    for script in [
      "\"$1\" render -o /dev/full", "\"$1\" render > /dev/full", "\"$1\" list --json > /dev/full",
    ] {
      let result = try shell(script)
      #expect(result.code == 2 && result.errors.hasSuffix("cannot be written: No space left on device\n"))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func readerThatIsGone() throws {
    // Compiling takes longer than `true`.
    let folder = try SourceFolder.kettle()
    let result = try shell(
      "{ \"$1\" render \"$2\" --state all --surface all; echo \"code $?\" >&2; } | true", folder.path)
    #expect(result.errors == "islet: standard output was closed before everything was written\ncode 2\n")
  }

  @Test func folderForFrames() throws {
    let folder = try SourceFolder.kettle()
    let out = folder.url.appendingPathComponent("frames").path + "/"
    let arguments = ["render", folder.path, "--state", "all", "--bare", "--format", "text", "-o", out]
    let first = try Program.run(arguments)
    #expect(first.code == 0 && first.output == "" && first.errors == "")
    let names = try FileManager.default.contentsOfDirectory(atPath: out).sorted()
    #expect(
      names == [
        "kettle-kettle-1-lock-screen.txt", "kettle-kettle-2-lock-screen.txt",
        "kettle-kettle-3-lock-screen.txt",
      ])
    #expect(try String(contentsOfFile: out + names[2], encoding: .utf8).contains("Boiling"))
    // A file of one's own is not written over, and then nothing else is written.
    try FileManager.default.removeItem(atPath: out + names[0])
    try "mine".write(toFile: out + names[1], atomically: true, encoding: .utf8)
    let second = try Program.run(arguments)
    #expect(second.code == 2 && second.errors.contains("\(names[1]): is there already"))
    #expect(try String(contentsOfFile: out + names[1], encoding: .utf8) == "mine")
    #expect(!FileManager.default.fileExists(atPath: out + names[0]))
    let nowhere = try Program.run(["render", "-o", "/nowhere/at/all/"])
    #expect(nowhere.code == 2 && nowhere.errors.contains("/nowhere/at/all/: cannot be written"))
  }

  @Test func foldersThatCannotBeRead() throws {
    let folder = try SourceFolder.kettle()
    let loop = folder.url.appendingPathComponent("loop").path
    symlink("loop", loop)
    let looping = try Program.run(["render", loop])
    #expect(looping.code == 2 && looping.output == "" && looping.errors.contains(loop))
    #expect(looping.errors.split(separator: "\n").count == 1)
    let inFile = try Program.run(["render", folder.path + "/Kettle/KettleActivity.swift/more"])
    #expect(inFile.code == 2 && inFile.errors.split(separator: "\n").count == 1)
  }

  private static let setpriv = "/usr/bin/setpriv --reuid 65534 --regid 65534 --clear-groups"

  /// Root reads everything: somebody else has to try.
  private static let canDropRights =
    geteuid() != 0 || system("\(setpriv) \(Program.path) --version >/dev/null 2>&1") == 0

  @Test(.enabled(if: canDropRights, "the program cannot be run by another user"))
  func foldersOfOthers() throws {
    let folder = try SourceFolder.kettle()
    chmod(folder.path, 0)
    defer { chmod(folder.path, 0o700) }
    let user = geteuid() == 0 ? Self.setpriv : ""
    let result = try shell("\(user) \"$1\" render \"$2\"", folder.path)
    #expect(result.code == 2 && result.errors.contains(folder.path))
    #expect(result.errors.contains("permission denied") && result.errors.split(separator: "\n").count == 1)
  }
}
