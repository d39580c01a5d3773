import Cells
import Formats

/// A page of what `verify` has found: old and new side by side, in turn or blinking, with what has changed marked;
/// to be filtered by words and by what it is. It needs nothing beside itself.
public struct SnapshotReport: Sendable {
  private var page = SVGPage()
  private var tally = SnapshotTally()

  public init() {}

  /// Counts an outcome; what is as recorded has no section.
  public mutating func count(_ kind: SnapshotOutcome.Kind) {
    tally.add(kind)
  }

  /// The section of one finding, to be written between ``head`` and ``tail``.
  public mutating func section(_ finding: SnapshotFinding) -> String {
    let outcome = finding.outcome
    let words = "\(outcome.name.path) \(outcome.title) \(outcome.kind.word)".lowercased()
    let parts = [outcome.kind == .orphan ? "" : outcome.title, outcome.message == nil ? finding.summary : ""]
    let lead = parts.filter { !$0.isEmpty }.joined(separator: ": ")
    var text = """
      <section class="finding" data-kind="\(outcome.kind.rawValue)" data-words="\(Markup.escaped(words))">
      <h2><span class="kind \(outcome.kind.rawValue)">\(outcome.kind.word)</span> \(Markup.escaped(outcome.name.path))</h2>
      <p>\(Markup.escaped(lead))</p>

      """
    if let message = outcome.message { text += "<pre class=\"said\">\(Markup.escaped(message))</pre>\n" }
    let pair = [("old", finding.old), ("new", finding.new)].compactMap { name, snapshot in
      snapshot.map { (name, $0) }
    }
    if !pair.isEmpty {
      text += "<div class=\"frames\">\n"
      for (name, snapshot) in pair {
        let title = "\(name): \(outcome.title)"
        text += "<figure class=\"\(name)\"><figcaption>\(name)</figcaption><div class=\"stage\">"
        text += HTMLFormat.frame(snapshot.styled ?? snapshot.text, title: title, page: &page)
        if let difference = finding.difference { text += Self.marks(of: difference) }
        text += "</div></figure>\n"
      }
      text += "</div>\n"
    }
    if let difference = finding.difference {
      if !difference.notes.isEmpty {
        text += "<ul>\(difference.notes.map { "<li>\(Markup.escaped($0))</li>" }.joined())</ul>\n"
      }
      let picture = DifferencePicture(difference, columns: .max, isStyled: false).frame
      text +=
        "<details><summary>as text</summary><pre>\(Markup.escaped(TextFormat.string(for: picture)))</pre>"
      text += "</details>\n"
    }
    return text + "</section>\n"
  }

  /// Boxes over the cells that have changed.
  private static func marks(of difference: SnapshotDifference) -> String {
    let size = difference.size
    var text =
      "<svg class=\"marks\" aria-hidden=\"true\" width=\"\(size.columns * 8)\" height=\"\(size.rows * 16)\">"
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let mark = difference[column, row]
        var end = column + 1
        while end < size.columns, difference[end, row] == mark { end += 1 }
        if mark != .same {
          text +=
            "<rect class=\"\(mark == .text ? "text" : "style")\" x=\"\(column * 8)\" y=\"\(row * 16)\" "
            + "width=\"\((end - column) * 8)\" height=\"16\"/>"
        }
        column = end
      }
    }
    return text + "</svg>"
  }

  /// What stands before the sections, known once all of them are.
  public var head: String {
    let kinds = SnapshotOutcome.Kind.allCases.filter { $0.isFault && tally[$0] > 0 }
    let filters = kinds.map { kind in
      "<label><input type=\"checkbox\" checked data-kind=\"\(kind.rawValue)\"> "
        + "<span class=\"kind \(kind.rawValue)\">\(kind.word)</span> \(tally[kind])</label>"
    }
    let views = [
      ("both", "side by side", "s"), ("old", "old", "o"), ("new", "new", "n"), ("blink", "blink", "b"),
    ]
    .map { id, title, key in
      "<button type=\"button\" data-view=\"\(id)\" aria-pressed=\"\(id == "both")\">\(title) <kbd>\(key)</kbd></button>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(tally.faults) of \(SnapshotDifference.count(tally.total, "snapshot")) to look at</title>
      <style>
      \(HTMLFormat.style)\(Self.style)</style>
      </head>
      <body data-view="both" data-marks="on">
      <header>
      <h1>\(Markup.escaped(tally.summary))</h1>
      <div class="bar">
      <input type="search" placeholder="filter by name" aria-label="filter by name">
      \(filters.joined(separator: "\n"))
      <span class="views">\(views.joined())</span>
      <label><input type="checkbox" id="marks" checked> changed cells <kbd>m</kbd></label>
      <output></output>
      </div>
      </header>
      <main>

      """
  }

  /// What stands behind the sections.
  public var tail: String {
    let nothing = tally.faults == 0 ? "<p class=\"well\">Everything is as recorded.</p>\n" : ""
    return "\(nothing)</main>\n\(page.sharedDefinitions)<script>\n\(Self.script)</script>\n</body>\n</html>\n"
  }

  private static let style = """
    body { margin: 0; background: #14161B; color: #DDDFE3; font: 14px/1.45 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 2; padding: 12px 24px; background: #1C1F26F2; border-bottom: 1px solid #343944; }
    h1 { margin: 0 0 8px; font-size: 16px; font-weight: 600; }
    .bar { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
    input[type=search] { min-width: 220px; padding: 5px 8px; color: inherit; background: #14161B; border: 1px solid #454B58; \
    border-radius: 6px; font: inherit; }
    button { padding: 4px 10px; color: inherit; background: #2A2F3A; border: 1px solid #454B58; font: inherit; cursor: pointer; }
    button:first-child { border-radius: 6px 0 0 6px; }
    button:last-child { border-radius: 0 6px 6px 0; }
    button[aria-pressed=true] { background: #3B6FD4; color: #FFF; }
    kbd { opacity: .65; font: 11px ui-monospace, monospace; }
    main { padding: 8px 24px 48px; }
    section { padding: 16px 0; border-bottom: 1px solid #2A2F3A; }
    section[hidden] { display: none; }
    h2 { margin: 0; font: 600 14px ui-monospace, monospace; }
    p { margin: 4px 0 12px; color: #A9AEBB; }
    ul { margin: 10px 0; padding-left: 20px; color: #A9AEBB; }
    .kind { padding: 1px 7px; border-radius: 9px; font: 600 12px system-ui, sans-serif; color: #14161B; background: #FFB020; }
    .kind.crashed, .kind.unreadable { background: #FF6B60; }
    .kind.missing { background: #62B5FF; }
    .kind.orphan { background: #B7BCC8; }
    .frames { display: flex; flex-wrap: wrap; gap: 24px; overflow-x: auto; }
    figure { margin: 0; }
    figcaption { margin-bottom: 4px; color: #A9AEBB; font-size: 12px; }
    .stage { position: relative; width: max-content; }
    .marks { position: absolute; inset: 0; pointer-events: none; }
    .marks rect { fill: none; stroke: #FF453A; stroke-width: 1.5; }
    .marks rect.style { stroke: #FFD60A; stroke-dasharray: 3 2; }
    [data-marks=off] .marks { display: none; }
    [data-view=old] figure.new:nth-child(2), [data-view=new] figure.old:has(+ figure.new) { display: none; }
    pre { margin: 4px 0; font: 13px/1.25 "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    pre.said { color: #FF9A92; white-space: pre-wrap; }
    details { margin-top: 8px; color: #A9AEBB; overflow-x: auto; }
    .well { font-size: 16px; }

    """

  /// Filter, view and keys. A blinking page shows old and new in turn.
  private static let script = """
    const body = document.body, search = document.querySelector("input[type=search]");
    const sections = [...document.querySelectorAll(".finding")];
    const kinds = [...document.querySelectorAll("input[data-kind]")];
    const views = [...document.querySelectorAll("button[data-view]")];
    const marks = document.getElementById("marks");
    let timer = 0;
    function filter() {
      const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
      const shown = new Set(kinds.filter(box => box.checked).map(box => box.dataset.kind));
      let count = 0;
      for (const section of sections) {
        section.hidden = !shown.has(section.dataset.kind) || !words.every(word => section.dataset.words.includes(word));
        if (!section.hidden) count += 1;
      }
      document.querySelector("output").textContent = `${count} of ${sections.length} shown`;
    }
    function view(name) {
      clearInterval(timer);
      for (const button of views) button.setAttribute("aria-pressed", button.dataset.view === name);
      body.dataset.view = name === "blink" ? "old" : name;
      if (name === "blink") {
        timer = setInterval(() => { body.dataset.view = body.dataset.view === "old" ? "new" : "old"; }, 600);
      }
    }
    function mark() { body.dataset.marks = marks.checked ? "on" : "off"; }
    search.addEventListener("input", filter);
    for (const box of kinds) box.addEventListener("change", filter);
    for (const button of views) button.addEventListener("click", () => view(button.dataset.view));
    marks.addEventListener("change", mark);
    document.addEventListener("keydown", event => {
      if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
      const name = { s: "both", o: "old", n: "new", b: "blink" }[event.key];
      if (name) view(name);
      if (event.key === "m") { marks.checked = !marks.checked; mark(); }
      if (event.key === "/") { event.preventDefault(); search.focus(); }
    });
    filter();

    """
}
