import Glibc
import Testing

@testable import Workshop

@Suite struct TemporaryFolderTests {
  @Test func foldersOfDeadProcessesGo() throws {
    let scratch = try Scratch()
    func make(_ name: String, age: Int) {
      let path = "\(scratch.path)/\(name)"
      mkdir(path, 0o700)
      close(open("\(path)/file", O_CREAT | O_WRONLY, 0o600))
      var times = [timespec(), timespec()]
      clock_gettime(CLOCK_REALTIME, &times[0])
      times[0].tv_sec -= age
      times[1] = times[0]
      utimensat(AT_FDCWD, path, times, 0)
    }
    make("islet-build-dead00", age: 3600)
    make("islet-build-living", age: 3600)
    make("islet-build-new000", age: TemporaryFolder.shortestLife / 2)
    make("islet-build-another", age: 3600)
    make("islet-mine00", age: 3600)
    scratch.link("islet-build-link00", to: "islet-mine00")
    let living = open("\(scratch.path)/islet-build-living", O_RDONLY | O_DIRECTORY)
    defer { close(living) }
    #expect(flock(living, LOCK_EX) == 0)
    TemporaryFolder.sweep(scratch.path)
    let left = Set(namesInFolder(scratch.path) ?? [])
    #expect(
      left == [
        "islet-build-living", "islet-build-new000", "islet-build-another", "islet-mine00",
        "islet-build-link00",
      ])
    #expect(namesInFolder("\(scratch.path)/islet-mine00") == ["file"])
  }

  @Test func aFolderIsLockedWhileItIsThere() throws {
    let folder = try TemporaryFolder()
    let other = open(folder.path, O_RDONLY | O_DIRECTORY)
    defer { close(other) }
    #expect(flock(other, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    folder.remove()
    #expect(FileStatus(folder.path) == nil)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
  }

  @Test func compilersKeepTheirFilesInTheFolderOfTheBuild() {
    setenv("ISLET_TEST_VALUE", "kept", 1)
    let variables = Compiler.environment(temporary: "/here")
    #expect(variables.filter { $0.hasPrefix("TMPDIR=") } == ["TMPDIR=/here"])
    #expect(variables.contains("ISLET_TEST_VALUE=kept"))
    unsetenv("ISLET_TEST_VALUE")
  }
}
