import Glibc

/// Making a library without the driver between.
extension Compiler {
  /// Runs the compiler and the linker as the driver would.
  ///
  /// - Returns: `nil` where that is not possible or goes wrong in another way than by mistakes in the
  ///   sources: the driver is then to do it, and to say what there is to say.
  func runPlan(
    _ overlay: SourceOverlay, _ description: String, _ unit: CompileUnit, modules: [CompiledModule],
    folder: String, product: String
  ) throws(WorkshopError) -> CommandRun? {
    guard let plan = try plan() else { return nil }
    let deadline = ContinuousClock.now + timeLimit
    let object = "\(folder)/\(unit.moduleName).plan.o"
    let compiling = try run(
      plan.compiling(
        overlay.paths, overlay: description, module: unit.moduleName, object: object,
        others: modules.flatMap { ["-I", $0.folder] } + NetworkNames.arguments(for: unit.files)),
      folder: folder, until: deadline)
    switch compiling.ending {
    case .exited(0): break
    case .exited(1), nil: return compiling
    default: return Cancellation.current?.isCancelled == true ? compiling : nil
    }
    let objects = [object] + modules.map { "\($0.folder)/\(CompiledModule.objectName(of: $0.name))" }
    var libraries: [String] = []
    for object in objects {
      guard let bytes = try? readFile(object, limit: Self.mostObjectBytes),
        let entries = AutolinkEntries.entries(in: bytes)
      else { return nil }
      libraries += entries.filter { !libraries.contains($0) }
    }
    var linking = try run(
      plan.linking(objects, libraries: libraries, product: product), folder: folder, until: deadline)
    unlink(object)
    guard linking.ending == .exited(0) || linking.ending == nil else {
      return Cancellation.current?.isCancelled == true ? linking : nil
    }
    linking.output = compiling.output + linking.output
    return linking
  }

  private static let mostObjectBytes = 1 << 30

  private func run(
    _ step: CompilePlan.Step, folder: String, until deadline: ContinuousClock.Instant
  ) throws(WorkshopError) -> CommandRun {
    do {
      let list = try writeList(step.arguments.dropFirst(), named: "\(step.program.fileName).resp", in: folder)
      return try CommandRun.run(
        step.program, arguments: step.arguments.prefix(1) + ["@\(list)"],
        environment: Self.environment(temporary: folder), timeLimit: deadline - .now)
    } catch {
      throw failure(error, in: folder)
    }
  }

  /// What the driver does with the arguments of every library; `nil` for a program that only passes the call
  /// on, or a driver that has something else in mind.
  private func plan() throws(WorkshopError) -> CompilePlan? {
    let program = resolved(toolchain.compiler)
    let folder = program[..<(program.lastIndex(of: "/") ?? program.startIndex)]
    guard isExecutable("\(folder)/swift-frontend"), isExecutable("\(folder)/clang") else { return nil }
    let question = CompilePlan.question(commonArguments)
    var key = CacheKey("plan")
    key.add(BuildIdentity(toolchain: toolchain, layout: layout).digest)
    key.add(question)
    if let entry = cache?.entry(for: key.digest), let plan = CompilePlan(note: entry.note) { return plan }
    do {
      let run = try CommandRun.run(toolchain.compiler, arguments: question, timeLimit: timeLimit)
      guard run.ending == .exited(0),
        let plan = CompilePlan(answer: String(decoding: run.output, as: UTF8.self))
      else { return nil }
      if let cache {
        Afterwork.add { [key = key.digest, note = plan.note] in cache.store(key, files: [], note: note) }
      }
      return plan
    } catch {
      throw failure(error, in: "/")
    }
  }
}
