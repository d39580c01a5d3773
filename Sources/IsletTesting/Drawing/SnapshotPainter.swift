import Cells
import Foundation
import Phone
import Snapshots
import SwiftUI

/// Draws the snapshots of an assertion, as `islet snapshot` draws its own.
@MainActor
struct SnapshotPainter {
  /// Why nothing can be drawn.
  struct Failure: Error, Hashable, CustomStringConvertible {
    var description: String
  }

  private let settings: SnapshotSettings
  let choice: DeviceChoice
  private let theme: Theme
  private let clock: PhoneClock
  private var composer = PhoneComposer()

  /// The theme does not depend on the machine: a variable that names another folder is not looked at.
  private static let theme = Result { try ThemeLibrary.installedTheme(named: nil, environment: [:]) }

  /// - Throws: ``Failure`` for a device that there is not, `ThemeError`.
  init(_ settings: SnapshotSettings) throws {
    self.settings = settings
    guard let choice = DeviceLibrary.builtIn.choice(id: settings.device) else {
      let ids = DeviceLibrary.builtIn.ids.joined(separator: ", ")
      throw Failure(description: "no device is named '\(settings.device)'; there are \(ids)")
    }
    self.choice = choice
    theme = try Self.theme.get()
    // Only a whole phone shows the time.
    clock =
      settings.showsPhone
      ? PhoneClock(settings.date, timeZone: settings.timeZone, locale: settings.locale) : .standing
  }

  /// - Parameters:
  ///   - subject: What is drawn.
  ///   - test: The function that asks for it.
  ///   - state: From 0.
  mutating func paint(
    _ subject: SnapshotSubject, for test: String, state: Int, on surface: Surface
  ) -> Snapshot {
    let preview = subject.preview
    let setting = settings.presentationSetting(on: choice, surface)
    let laidOut = LaidOutScene(
      PhoneScene(preview: preview, state: state, setting: setting, theme: theme, clock: clock))
    func frame(isOutlined: Bool) -> Frame {
      composer.compose(laidOut.drawn(isOutlined: isOutlined), isBare: !settings.showsPhone).frame
    }
    return Snapshot(
      header(subject, test, state, setting), outlined: frame(isOutlined: true),
      styled: frame(isOutlined: false))
  }

  private func header(
    _ subject: SnapshotSubject, _ test: String, _ state: Int, _ setting: PresentationSetting
  ) -> SnapshotHeader {
    let standard = SnapshotSettings.standard
    var header = SnapshotHeader()
    header["test"] = test
    header["activity"] = subject.activity
    if !subject.word.isEmpty { header["preview"] = subject.preview.name }
    header["state"] = "\(state + 1)"
    header["surface"] = subject.preview.kind == .view ? "view" : setting.surface.rawValue
    header["device"] = setting.screenID
    header["theme"] = theme.id
    header["appearance"] = settings.colorScheme == .light ? "light" : "dark"
    header["locale"] = settings.locale.identifier
    if settings.timeZone != standard.timeZone { header["time-zone"] = settings.timeZone.identifier }
    if settings.date != standard.date { header["date"] = settings.date.formatted(.iso8601) }
    if settings.isRightToLeft { header["direction"] = "right to left" }
    if settings.isStale { header["stale"] = "yes" }
    if setting.others > 0 { header["others"] = "\(setting.others)" }
    if setting.isUntapped { header["untapped"] = "yes" }
    if setting.isLandscape { header["landscape"] = "yes" }
    if setting.isPseudolocalized { header["texts"] = "pseudo" }
    if setting.textSize != .large { header["text-size"] = setting.textSize.rawValue }
    if setting.contrast != .standard { header["contrast"] = setting.contrast.rawValue }
    header["shown"] = settings.showsPhone ? "phone" : "bare"
    return header
  }
}
