import TerminalTestSupport
import Testing

@testable import Cells

/// The widths a real terminal gives: each cluster is printed and the terminal asked where its cursor is.
///
/// tmux 3.3a takes the widths of the C library, so that it differs in a known way where newer terminals
/// draw clusters as a whole; those are listed with what tmux says, and the test fails when that changes.
@Suite(.enabled(if: TmuxSession.isAvailable, "tmux is not installed")) struct TerminalWidthTests {
  private static let clusters = [
    "a", "é", "e\u{301}", "한", "각", "か", "が", "日", "𠮷", "，", "😀", "☕", "👨‍👩‍👧", "🇰🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇦",
    "1\u{20E3}", "☕\u{FE0E}", "❤", "a\u{FE0F}", "क", "क्ष", "กำ", "ก็", "ที่", "¡", "·", "①", "…", "─", "█", "▄",
    "⠿", "○", "◔", "●", "\u{200B}", "\u{200D}", "\u{1161}",
  ]

  /// What tmux says and why: it knows no emoji variation selector, draws a skin tone beside its emoji,
  /// gives a spacing mark a column, shows a soft hyphen, and does not know the newest emoji.
  private static let differing = [
    ("❤\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 1), ("👍🏽", 4), ("कि", 2), ("\u{AD}", 1),
  ]

  @Test func agreesWithTmux() throws {
    let tmux = try TmuxSession()
    defer { tmux.close() }
    for cluster in Self.clusters {
      let columns = try tmux.cursorColumn(after: cluster)
      #expect(columns == TextWidth.columns(of: cluster), "\(cluster.debugDescription)")
    }
    for (cluster, expected) in Self.differing {
      let columns = try tmux.cursorColumn(after: cluster)
      #expect(columns == expected, "\(cluster.debugDescription)")
      #expect(columns != TextWidth.columns(of: cluster), "\(cluster.debugDescription)")
    }
  }
}
