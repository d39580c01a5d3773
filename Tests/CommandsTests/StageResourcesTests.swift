import Foundation
import Glibc
import Testing

@testable import Commands

@Suite struct StageResourcesTests {
  @Test func cacheFolders() {
    #expect(StageResources.cacheFolder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/islet/bundles")
    #expect(StageResources.cacheFolder(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/islet/bundles")
  }

  /// Its name can be guessed, so that it must be this user's own.
  @Test func withoutAHomeTheFolderIsPrivate() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("islet-private-\(UUID())").path
    mkdir(base, 0o700)
    defer { try? FileManager.default.removeItem(atPath: base) }
    let folder = "\(base)/islet-\(geteuid())"
    let found = StageResources.cacheFolder(["TMPDIR": base])
    #expect(found == "\(folder)/bundles")
    var status = stat()
    #expect(stat(folder, &status) == 0 && status.st_mode & 0o777 == 0o700)
    chmod(folder, 0o755)
    #expect(StageResources.cacheFolder(["TMPDIR": base]) == nil)
    rmdir(folder)
    symlink("/", folder)
    #expect(StageResources.cacheFolder(["TMPDIR": base]) == nil)
  }
}
