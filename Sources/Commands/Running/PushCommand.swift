import Cells
import Formats
import Phone

/// `islet push`: what would become of a push, as text or as JSON.
struct PushCommand {
  let isJSON: Bool

  /// - Parameters:
  ///   - file: What the file is called.
  ///   - delivery: What a running phone has done with it.
  func text(of verdict: PushVerdict, file: String, delivery: PushSender.Delivery? = nil) -> String {
    isJSON ? json(verdict, file: file, delivery) : lines(verdict, file: file) + lines(delivery)
  }

  // MARK: - Text

  private func lines(_ verdict: PushVerdict, file: String) -> String {
    var text = ""
    for finding in verdict.findings {
      text += "\(PrintableText.make("\(finding)"))\n"
      text += "    \(PrintableText.make(finding.why))\n    -> \(PrintableText.make(finding.remedy))\n"
    }
    if !verdict.findings.isEmpty { text += "\n" }
    text += "\(PrintableText.make(file)): \(conclusion(of: verdict))\n"
    if verdict.errorCount == 0 {
      for line in verdict.outlook { text += "  \(PrintableText.make(line))\n" }
    }
    return text
  }

  private func lines(_ delivery: PushSender.Delivery?) -> String {
    guard let delivery else { return "" }
    let answer = delivery.answer
    let lines = (answer.problem.isEmpty || !answer.lines.isEmpty ? [] : [answer.problem]) + answer.lines
    return lines.reduce(into: "islet \(delivery.process):\n") {
      $0 += "  \(PrintableText.make($1))\n"
    }
  }

  private func conclusion(of verdict: PushVerdict) -> String {
    let warnings = Shot.count(verdict.warningCount, "warning")
    guard verdict.errorCount > 0 else {
      return verdict.warningCount == 0 ? "nothing is wrong with it" : "it works, with \(warnings)"
    }
    let isRefused = verdict.findings.contains { $0.severity == .error && $0.judge == .apns }
    let counts =
      Shot.count(verdict.errorCount, "error") + (verdict.warningCount > 0 ? ", \(warnings)" : "")
    return "\(counts): it fails, \(isRefused ? "as APNs refuses it" : "and nobody is told")"
  }

  // MARK: - JSON

  private func json(
    _ verdict: PushVerdict, file: String, _ delivery: PushSender.Delivery?
  ) -> String {
    let message = verdict.message
    var members = [
      member("file", file), "\"fails\": \(verdict.errorCount > 0)", "\"errors\": \(verdict.errorCount)",
      "\"warnings\": \(verdict.warningCount)", member("event", message.event?.rawValue),
      member("attributesType", message.attributesType),
    ]
    members.append(
      "\"bytes\": {\"attributes\": \(number(message.attributesSize)), "
        + "\"contentState\": \(number(message.contentStateSize)), \"payload\": \(message.payloadSize)}")
    let findings = verdict.findings.map(json)
    members.append("\"findings\": [\(findings.isEmpty ? "" : "\n\(findings.joined(separator: ",\n"))\n  ")]")
    let outlook = verdict.errorCount == 0 ? verdict.outlook.map { "    \(JSONFormat.quoted($0))" } : []
    members.append("\"outlook\": [\(outlook.isEmpty ? "" : "\n\(outlook.joined(separator: ",\n"))\n  ")]")
    if let delivery {
      let answer = delivery.answer
      members.append(
        "\"delivery\": {\"process\": \(delivery.process), \"taken\": \(answer.isTaken), "
          + member("problem", answer.problem.isEmpty ? nil : answer.problem)
          + ", \"trace\": [\(answer.lines.map(JSONFormat.quoted).joined(separator: ", "))]}")
    } else {
      members.append("\"delivery\": null")
    }
    return "{\n  \(members.joined(separator: ",\n  "))\n}\n"
  }

  private func json(_ finding: PushFinding) -> String {
    let members = [
      member("severity", finding.severity.rawValue), member("judge", finding.judge.rawValue),
      member("file", finding.file), "\"line\": \(number(finding.line))",
      "\"column\": \(number(finding.column))",
      member("path", finding.path), member("what", finding.what), member("why", finding.why),
      member("remedy", finding.remedy),
    ]
    return "    {\(members.joined(separator: ", "))}"
  }

  private func member(_ name: String, _ text: String?) -> String {
    "\"\(name)\": \(text.map(JSONFormat.quoted) ?? "null")"
  }

  private func number(_ number: Int?) -> String { number.map { "\($0)" } ?? "null" }
}
