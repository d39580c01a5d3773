import StageLink

/// What the driver would run to make a library: its own words for one source, with the places left open.
///
/// The driver takes longer to decide this than some sources take to compile, and decides the same each
/// time: it is asked once for each set of arguments. What it says is used only when it is what is
/// expected: one run of the compiler, one look for libraries, one run of the linker.
struct CompilePlan: Hashable {
  /// A program and its arguments.
  struct Step: Hashable {
    var program: String
    var arguments: [String]
  }

  /// Makes an object of the sources. The source, the object and the module's name are placeholders.
  private(set) var compiling: Step
  /// Makes a library of the object. The object and the library are placeholders.
  private(set) var linking: Step
  /// The driver's name for the object, and, behind an `@`, for the list of libraries.
  private let object: String
  private let libraries: String

  static let moduleName = "IsletPlan"
  static let source = "/islet-plan/Source.swift"
  static let overlay = "/islet-plan/overlay.json"
  static let product = "/islet-plan/library.so"

  private static let mostWords = 1000
  private static let longestWord = 1 << 16

  /// The arguments that ask a driver for a plan.
  static func question(_ arguments: [String]) -> [String] {
    arguments + [
      "-module-name", moduleName, "-emit-library", "-o", product, "-vfsoverlay", overlay, source, "-###",
    ]
  }

  /// Reads the driver's answer; `nil` when it is anything but the three runs.
  init?(answer: String) {
    let lines = answer.split(whereSeparator: \.isNewline).compactMap(Self.words)
    guard lines.count == 3 else { return nil }
    self.init(compiling: lines[0], extracting: lines[1], linking: lines[2])
  }

  private init?(compiling: [String], extracting: [String], linking: [String]) {
    guard compiling.count > 2, compiling[1] == "-frontend",
      compiling.filter({ $0 == Self.source }).count == 1, compiling.filter({ $0 == "-o" }).count == 1,
      compiling.filter({ $0 == Self.moduleName }).count == 1,
      compiling.contains(Self.overlay), let object = compiling.last,
      compiling.dropLast().last == "-o",
      extracting.count == 4, extracting[0].fileName == "swift-autolink-extract", extracting[1] == object,
      extracting[2] == "-o",
      linking.filter({ $0 == object }).count == 1, linking.contains("@" + extracting[3]),
      linking.filter({ $0 == Self.product }).count == 1, !linking.isEmpty
    else { return nil }
    self.compiling = Step(program: compiling[0], arguments: Array(compiling.dropFirst()))
    self.linking = Step(program: linking[0], arguments: Array(linking.dropFirst()))
    self.object = object
    libraries = extracting[3]
  }

  /// The words of a line as a shell reads them; `nil` when it is no whole line.
  private static func words(of line: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if isQuoted {
        word?.append(character)
      } else if character == "\\" {
        isEscaped = true
      } else if character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted, !isEscaped else { return nil }
    if let word { words.append(word) }
    return words
  }

  // MARK: - Filling in

  /// How to compile.
  ///
  /// - Parameters:
  ///   - overlay: The description of the virtual file system.
  ///   - others: Further arguments.
  func compiling(
    _ sources: [String], overlay: String, module: String, object: String, others: [String]
  ) -> Step {
    var arguments: [String] = []
    for argument in compiling.arguments {
      switch argument {
      case Self.source: arguments += sources
      case Self.overlay: arguments.append(overlay)
      case Self.moduleName: arguments.append(module)
      case self.object: arguments.append(object)
      default: arguments.append(argument)
      }
    }
    return Step(program: compiling.program, arguments: arguments + others)
  }

  /// How to link.
  ///
  /// - Parameter libraries: What the objects ask the linker for.
  func linking(_ objects: [String], libraries: [String], product: String) -> Step {
    var arguments: [String] = []
    for argument in linking.arguments {
      switch argument {
      case object: arguments += objects
      case "@" + self.libraries: arguments += libraries
      case Self.product: arguments.append(product)
      default: arguments.append(argument)
      }
    }
    return Step(program: linking.program, arguments: arguments)
  }

  // MARK: - Keeping

  /// The bytes to keep of it.
  var note: [UInt8] {
    var writer = ByteWriter()
    let extracting = ["swift-autolink-extract", object, "-o", libraries]
    for words in [
      [compiling.program] + compiling.arguments, extracting, [linking.program] + linking.arguments,
    ] {
      writer.write(short: UInt32(words.count))
      for word in words { writer.write(word) }
    }
    return writer.bytes
  }

  /// Reads what was kept; `nil` when it is damaged.
  init?(note: ArraySlice<UInt8>) {
    var reader = ByteReader(note)
    var steps: [[String]] = []
    do {
      for _ in 0..<3 {
        let count = Int(try reader.short())
        guard count <= Self.mostWords else { return nil }
        var words: [String] = []
        for _ in 0..<count { words.append(try reader.text(limit: Self.longestWord)) }
        steps.append(words)
      }
      try reader.finish()
    } catch {
      return nil
    }
    self.init(compiling: steps[0], extracting: steps[1], linking: steps[2])
  }
}
