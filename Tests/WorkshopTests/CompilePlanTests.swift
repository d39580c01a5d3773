import Testing

@testable import Workshop

@Suite struct CompilePlanTests {
  private let compiling =
    "/s/swift-frontend -frontend -c /islet-plan/Source.swift -I '/a b/Modules' "
    + "-vfsoverlay /islet-plan/overlay.json -module-name IsletPlan -plugin '/it'\\''s#One' -o /tmp/T.x/IsletPlan-1.o"
  private let extracting = "/s/swift-autolink-extract /tmp/T.x/IsletPlan-1.o -o /tmp/T.x/IsletPlan-2.autolink"
  private let linking =
    "/s/clang -shared /s/rt.o /tmp/T.x/IsletPlan-1.o @/tmp/T.x/IsletPlan-2.autolink -lswiftCore "
    + "-o /islet-plan/library.so"

  private func plan(_ lines: String...) -> CompilePlan? {
    CompilePlan(answer: lines.joined(separator: "\n") + "\n")
  }

  @Test func fillsInWhatIsOpen() throws {
    let made = try #require(plan(compiling, extracting, linking))
    let step = made.compiling(
      ["/u/A.swift", "/u/it's B.swift"], overlay: "/t/o.json", module: "Activity_u", object: "/t/u.o",
      others: ["-I", "/m"])
    #expect(step.program == "/s/swift-frontend")
    #expect(
      step.arguments == [
        "-frontend", "-c", "/u/A.swift", "/u/it's B.swift", "-I", "/a b/Modules", "-vfsoverlay", "/t/o.json",
        "-module-name", "Activity_u", "-plugin", "/it's#One", "-o", "/t/u.o", "-I", "/m",
      ])
    let link = made.linking(["/t/u.o", "/m/M.o"], libraries: ["-lm"], product: "/t/libu.so")
    #expect(link.program == "/s/clang")
    #expect(
      link.arguments == ["-shared", "/s/rt.o", "/t/u.o", "/m/M.o", "-lm", "-lswiftCore", "-o", "/t/libu.so"])
    #expect(CompilePlan(note: made.note[...]) == made)
    #expect(CompilePlan(note: made.note.dropLast()) == nil)
  }

  @Test func anythingElseIsLeftToTheDriver() {
    #expect(plan(compiling, linking) == nil)
    #expect(plan(compiling, extracting, linking, linking) == nil)
    #expect(plan(compiling.replacing("-frontend", with: "-modulewrap"), extracting, linking) == nil)
    #expect(
      plan(compiling.replacing("/islet-plan/Source.swift", with: "@/tmp/list"), extracting, linking) == nil)
    #expect(plan(compiling, extracting.replacing("IsletPlan-1.o", with: "Other.o"), linking) == nil)
    #expect(plan(compiling, extracting, linking.replacing("@/tmp", with: "@/other")) == nil)
    #expect(plan(compiling + " 'open", extracting, linking) == nil)
    #expect(plan("usage: swiftc", "", "") == nil)
  }

  /// A driver of this machine answers as it is expected to: without that nothing is gained.
  @Test func theDriverIsUnderstood() throws {
    let toolchain = try SwiftToolchain.find()
    let run = try CommandRun.run(
      toolchain.compiler, arguments: CompilePlan.question(["-parse-as-library", "-wmo", "-Onone"]),
      timeLimit: .seconds(60))
    #expect(CompilePlan(answer: String(decoding: run.output, as: UTF8.self)) != nil)
  }
}
