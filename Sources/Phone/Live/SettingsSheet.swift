import ActivityKit
import Cells

/// What a person sets on the phone, and each reason for which the system may refuse a request, to be switched on.
struct SettingsSheet {
  /// One line: its words, whether it is on, and how it is switched.
  enum Line: Equatable {
    case activities, frequentPushes, appInFront
    case refusal(ActivityAuthorizationError)

    static let all: [Line] =
      [.activities, .frequentPushes, .appInFront]
      + ActivityAuthorizationError.all.map(Line.refusal)

    var title: String {
      switch self {
      case .activities: "Live Activities"
      case .frequentPushes: "More frequent updates"
      case .appInFront: "The app is in front"
      case .refusal(let error): "refuse: \(error)"
      }
    }

    func isOn(in settings: ActivitySettings) -> Bool {
      switch self {
      case .activities: settings.activitiesEnabled
      case .frequentPushes: settings.frequentPushesEnabled
      case .appInFront: settings.foregroundApp != nil
      case .refusal(let error): settings.refusals.contains(error)
      }
    }

    /// - Parameter app: The one that comes to the front.
    func toggle(in settings: inout ActivitySettings, app: String) {
      switch self {
      case .activities: settings.activitiesEnabled.toggle()
      case .frequentPushes: settings.frequentPushesEnabled.toggle()
      case .appInFront: settings.foregroundApp = settings.foregroundApp == nil ? app : nil
      case .refusal(let error):
        if settings.refusals.remove(error) == nil { settings.refusals.insert(error) }
      }
    }
  }

  var settings: ActivitySettings
  var choice: Int

  static let size = CellSize(columns: 42, rows: Line.all.count + 4)

  /// Draws the sheet on a canvas of its size.
  func draw(_ theme: Theme, _ half: Theme.Half, into canvas: inout Canvas) {
    InkedLine(("Settings", .text)).draw(
      at: CellPoint(column: 2, row: 1), columns: 20, theme, half, into: &canvas)
    let isASCII = theme.charset == .ascii
    for (row, line) in Line.all.enumerated() {
      let isChosen = row == choice
      let isOn = line.isOn(in: settings)
      InkedLine(
        (isChosen ? (isASCII ? "> " : "▸ ") : "  ", .accent),
        (isOn ? "on   " : "off  ", isOn ? .good : .label), (line.title, isChosen ? .accent : .text)
      ).draw(
        at: CellPoint(column: 2, row: row + 3), columns: Self.size.columns - 4, theme, half, into: &canvas)
    }
  }
}
