import Glibc
import StageLink
import Testing

@testable import Workshop

@Suite struct StageProcessTests {
  func start(_ script: String, environment: [String: String] = [:]) throws -> StageProcess {
    try StageProcess.start(executable: "/bin/sh", arguments: ["-c", script], environment: environment)
  }

  /// The bytes of a message as the shell's `printf` takes them.
  func octal(_ event: StageEvent) -> String {
    let bytes = event.encoded()
    return ([UInt8(bytes.count), 0, 0, 0] + bytes).map { "\\" + String($0, radix: 8) }.joined()
  }

  @Test func speaksOverTheSocket() throws {
    let stage = try start("printf '\(octal(.message("hi")))' >&3; exit 7")
    #expect(try stage.connection.receive() == .message("hi"))
    #expect(try stage.connection.receive() == nil)
    #expect(stage.waitForEnding(atMost: .seconds(20)) == .exited(7))
    #expect(stage.ending == .exited(7))
  }

  @Test func crashIsReported() throws {
    let stage = try start("echo \"$TZ ouch\" >&2; kill -ABRT $$", environment: ["TZ": "Asia/Seoul"])
    #expect(try stage.connection.receive() == nil)
    #expect(stage.waitForEnding(atMost: .seconds(20)) == .signalled(SIGABRT))
    #expect(stage.readOutput() == "Asia/Seoul ouch\n")
    #expect(stage.printedText == "Asia/Seoul ouch\n")
  }

  @Test func closingKillsTheGroup() throws {
    let stage = try start("sleep 1000 & echo $!; exec sleep 1000")
    var text = ""
    while !text.hasSuffix("\n") {
      text += stage.readOutput()
      usleep(1000)
    }
    let child = try #require(pid_t(text.dropLast()))
    stage.close()
    #expect(stage.ending == .signalled(SIGKILL))
    // The grandchild ends as soon as the system has looked at it.
    while kill(child, 0) == 0, !isZombie(child) { usleep(1000) }
  }

  private func isZombie(_ id: pid_t) -> Bool {
    guard let bytes = try? readFile("/proc/\(id)/stat", limit: 4096) else { return true }
    return String(decoding: bytes, as: UTF8.self).contains(") Z ")
  }

  @Test func hungStageIsKilled() throws {
    let stage = try start("exec 3>&-; exec sleep 1000")
    #expect(try stage.connection.receive() == nil)
    #expect(stage.waitForEnding(atMost: .milliseconds(10)) == .signalled(SIGKILL))
  }

  @Test func missingProgram() {
    #expect(throws: WorkshopError(.input, "the stage cannot be started: No such file or directory")) {
      try StageProcess.start(executable: "/nowhere/islet")
    }
  }
}
