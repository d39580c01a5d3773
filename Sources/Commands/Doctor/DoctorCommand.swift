import Cells
import Formats
import Foundation
import Glibc
import Phone
import Terminal
import Workshop

/// `islet doctor`: whether everything that Islet needs is there.
struct DoctorCommand {
  let isJSON: Bool
  let environment: [String: String]
  let isTerminal: Bool

  /// Looks at everything; one fault does not hide another.
  func checks() -> [DoctorCheck] {
    [program()] + compiler() + [cache(), themes()] + pictures() + terminal()
  }

  /// What was found, for people or as JSON.
  func text(of checks: [DoctorCheck]) -> String {
    isJSON ? Self.json(checks) : Self.table(checks)
  }

  private static func table(_ checks: [DoctorCheck]) -> String {
    let width = checks.map(\.name.count).max() ?? 0
    var lines: [String] = []
    for check in checks {
      let name = check.name + String(repeating: " ", count: width - check.name.count)
      lines.append("\(check.fault == nil ? "ok   " : "fault")  \(name)  \(PrintableText.make(check.found))")
      if let fault = check.fault {
        lines.append(String(repeating: " ", count: width + 9) + PrintableText.make(fault))
      }
    }
    let faults = checks.count { $0.fault != nil }
    lines.append("")
    lines.append(faults == 0 ? "Everything is well." : "\(Shot.count(faults, "fault")) to mend.")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func json(_ checks: [DoctorCheck]) -> String {
    JSONFormat.array(
      of: checks.map { check in
        var members = [
          "\"name\": \(JSONFormat.quoted(check.name))", "\"isWell\": \(check.fault == nil)",
          "\"found\": \(JSONFormat.quoted(check.found))",
        ]
        if let fault = check.fault { members.append("\"fault\": \(JSONFormat.quoted(fault))") }
        return "  {\(members.joined(separator: ", "))}"
      })
  }

  // MARK: - The program and the compiler

  private func program() -> DoctorCheck {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let path =
      count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : "?"
    return DoctorCheck("islet", "\(CommandLineTool.version), \(path)")
  }

  private func compiler() -> [DoctorCheck] {
    var checks: [DoctorCheck] = []
    var layout: IsletLayout?
    do {
      let found = try IsletLayout.find()
      checks.append(DoctorCheck("modules", found.modules))
      checks.append(DoctorCheck("#Preview", found.plugin))
      layout = found
    } catch {
      checks.append(DoctorCheck("modules", "not found", fault: error.message))
    }
    do {
      let toolchain = try SwiftToolchain.find()
      let version = try toolchain.version()
      let built = layout?.compilerVersion
      let fault = built.flatMap { built in
        built == version
          ? nil
          : "Islet was built with \(built), and modules go with their own compiler only: build Islet again with "
            + "this one, or let ISLET_SWIFTC name the other"
      }
      checks.append(DoctorCheck("compiler", "\(toolchain.compiler), \(version)", fault: fault))
      if layout != nil, fault == nil { checks.append(trial()) }
    } catch {
      checks.append(DoctorCheck("compiler", "not usable", fault: error.message))
    }
    return checks
  }

  /// Compiles a small activity, which takes all of the above.
  private func trial() -> DoctorCheck {
    let source = """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct TrialAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var step: Int }
      }

      struct TrialActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TrialAttributes.self) { context in
            Text("\\(context.state.step)")
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.bottom) { EmptyView() }
            } compactLeading: { EmptyView() } compactTrailing: { EmptyView() } minimal: { EmptyView() }
          }
        }
      }

      #Preview("Trial", as: .content, using: TrialAttributes()) { TrialActivity() } contentStates: {
        TrialAttributes.ContentState(step: 1)
      }

      """
    do {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let file = "\(folder.path)/TrialActivity.swift"
      try OutputFile.write(source, to: file)
      let start = ContinuousClock.now
      // Nobody will ask for it again: it stays out of the cache.
      try Project(paths: [file]).compile(with: Compiler.find()).remove()
      let time = (ContinuousClock.now - start).formatted(.units(allowed: [.milliseconds], width: .narrow))
      return DoctorCheck("trial", "a small activity compiles (\(time))")
    } catch {
      return DoctorCheck(
        "trial", "a small activity does not compile",
        fault: "\(error)".split(whereSeparator: \.isNewline).first.map(String.init) ?? "no reason given")
    }
  }

  /// What was compiled before.
  private func cache() -> DoctorCheck {
    guard let cache = BuildCache.standard() else {
      return DoctorCheck("cache", "none: neither XDG_CACHE_HOME nor HOME is set")
    }
    if let problem = cache.problem {
      return DoctorCheck(
        "cache", cache.folder,
        fault: "\(problem); every run compiles. Let XDG_CACHE_HOME name a folder that can be written to")
    }
    let size = Double(cache.size) / Double(1 << 20)
    let limit = cache.limit >> 20
    return DoctorCheck(
      "cache",
      "\(cache.folder), \(size.formatted(.number.precision(.fractionLength(1)))) of \(limit) MB; "
        + "--clear-cache empties it")
  }

  // MARK: - Looks

  private func themes() -> DoctorCheck {
    do {
      let library = try ThemeLibrary.installed(environment: environment)
      let found = library.themes.map(\.id).joined(separator: ", ")
      return DoctorCheck("themes", found, fault: library.errors.first.map { "\($0)" })
    } catch {
      return DoctorCheck("themes", "not found", fault: "\(error)")
    }
  }

  /// What reads and draws pictures.
  private func pictures() -> [DoctorCheck] {
    if let problem = PictureReport.problem {
      return [
        DoctorCheck(
          "pictures", problem,
          fault: "frames can still be drawn as text; for pictures install Debian's libpng16-16, "
            + "libturbojpeg0, libfreetype6 and libfontconfig1")
      ]
    }
    return [DoctorCheck("pictures", PictureReport.libraries), fonts()]
  }

  /// What pictures take their letters from.
  private func fonts() -> DoctorCheck {
    let report = FontReport()
    let remedy = "install \(FontReport.family) (Debian: fonts-dejavu-core)"
    guard let text = report.text else {
      return DoctorCheck(
        "fonts", "none", fault: "pictures would show empty boxes in place of letters: \(remedy)")
    }
    let emoji = report.emoji.map { "emoji \($0)" } ?? "no emoji in colour"
    return DoctorCheck(
      "fonts", "\(text), \(emoji)",
      fault: report.isWanted ? nil : "pictures look otherwise than on other machines: \(remedy)")
  }

  private func terminal() -> [DoctorCheck] {
    let report = TerminalReport(environment: environment)
    let entry: String
    // Without a terminal nothing is drawn on one, and none is needed.
    var fault = isTerminal ? report.problem?.description : nil
    switch report.problem {
    case nil: entry = "terminfo entry found, \(Shot.count(report.colors, "colour"))"
    case .noCursorAddressing:
      entry = "it cannot place its cursor: the phone is told in words"
      fault = nil
    default: entry = "not usable"
    }
    let place = isTerminal ? "" : "; standard output is no terminal, so that frames are text"
    let depth =
      switch report.depth {
      case .none: "none"
      case .ansi16: "16"
      case .ansi256: "256"
      case .trueColor: "24 bits"
      }
    let said = ["COLORTERM", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "CI"].compactMap {
      name in
      environment[name].map { "\(name)=\($0)" }
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }.first
    return [
      DoctorCheck("terminal", "TERM=\(report.name ?? "") (\(entry))\(place)", fault: fault),
      DoctorCheck(
        "colours", "\(depth) (\(said.isEmpty ? "COLORTERM is not set" : said.joined(separator: " ")))"),
      DoctorCheck(
        "characters", "\(report.charset == .utf8 ? "UTF-8" : "ASCII") (\(locale ?? "no locale is set"))"),
      DoctorCheck("ncurses", report.library),
    ]
  }
}
