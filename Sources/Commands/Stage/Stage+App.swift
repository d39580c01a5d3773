import ActivityKit
import Phone
import StageLink
import SwiftUI

extension Stage {
  /// Runs an app on the phone.
  func run(_ type: any App.Type, _ configuration: StageConfiguration) {
    // What it starts while it is launched is started in front.
    ActivityCenter.shared.settings.appIsInForeground = true
    let app = AppScreen(type) { [weak self] in self?.takeApp() }
    session?.run(app, from: configuration.place)
  }

  /// Shows what has become of the app; one that is not seen does what its models ask for.
  private func takeApp() {
    guard let app = session?.app, app.isChanged else { return }
    work { if $0.session?.isInApp == false { app.settle() } }
  }

  /// Lets the app and the system know whether it is in front.
  func tellApp() {
    guard let session, let app = session.app else { return }
    let center = ActivityCenter.shared
    app.isInFront = session.isInApp
    guard center.settings.appIsInForeground != session.isInApp else { return }
    center.settings.appIsInForeground = session.isInApp
    takeLife()
    if !session.isInApp { app.settle() }
  }
}
