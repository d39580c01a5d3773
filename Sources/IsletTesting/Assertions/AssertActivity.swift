import ActivityKit
import Phone
import SwiftUI
import WidgetKit

/// Asserts that a Live Activity looks as it was recorded, in each of some states and on each of some surfaces.
///
///     @Test @MainActor func delivery() {
///       assertSnapshots(
///         of: PizzaLiveActivity(), using: PizzaAttributes(order: 7),
///         contentStates: [.init(step: .baking), .init(step: .delivered)],
///         on: [.lockScreen, .compact, .expanded])
///     }
///
/// The snapshots lie in `__Snapshots__`, beside the file of the test, in a folder that is named for the test: that
/// of the second state on the Lock Screen is `__Snapshots__/PizzaTests/delivery/2-lock-screen.txt`. Works with
/// Swift Testing and XCTest, and reports failures where it stands.
///
/// The clock stands at the date of the settings while the arguments are made, too: a state that ends ten minutes
/// from now ends at 9:51.
///
/// - Parameters:
///   - widget: The widget, as `#Preview` has it.
///   - attributes: The activity's attributes.
///   - contentStates: One or more states of it.
///   - surfaces: Where it is shown; where an iPhone in the hand shows it if nothing is said.
///   - settings: The device, the language and whatever else is around it.
///   - name: Tells assertions of one test from each other; one in a loop, or in a test with arguments, needs it.
///   - recording: Which snapshots are written; the environment variable `ISLET_RECORD` says so if nothing is said,
///     and without either those that are missing, or none where `CI` is set.
@MainActor
public func assertSnapshots<Attributes: ActivityAttributes>(
  of widget: @autoclosure @MainActor () -> some Widget,
  using attributes: @autoclosure @MainActor () -> Attributes,
  contentStates: @autoclosure @MainActor () -> [Attributes.ContentState],
  on surfaces: [SnapshotSurface] = SnapshotSurface.usual, settings: SnapshotSettings = .standard,
  named name: String? = nil, record recording: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = TestSite(
    fileID: "\(fileID)", filePath: "\(filePath)", function: function, line: line, column: column,
    suites: RunningTest.suites)
  let assertion = SnapshotAssertion(site, named: name, on: surfaces, settings, record: recording)
  let failures = assertion.failures {
    try SnapshotAssertion.subjects(widget(), attributes(), contentStates(), function: function)
  }
  for failure in failures { RunningTest.report(failure, at: site, in: filePath) }
}

extension SnapshotAssertion {
  /// A widget with an activity's states, as the one thing to draw.
  package static func subjects<Attributes: ActivityAttributes>(
    _ widget: some Widget, _ attributes: Attributes, _ states: [Attributes.ContentState], function: String
  ) throws -> [SnapshotSubject] {
    guard !states.isEmpty else {
      throw SnapshotPainter.Failure(description: "there is nothing to compare: no content state was given")
    }
    let activity = try CatalogActivity(
      widget, attributes: attributes, states: states, previewName: function)
    return activity.previews.map { SnapshotSubject(activity: activity.name, preview: $0, word: "") }
  }
}
