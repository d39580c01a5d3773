import Phone
import Snapshots

/// Asserts that every preview of a module looks as it was recorded: each `#Preview` of a Live Activity in each of
/// its states on each of some surfaces, and each `#Preview` of a view by itself. `PreviewProvider`s count too;
/// previews of other widgets are not drawn.
///
///     @Test func previews() async {
///       await assertSnapshots(ofPreviewsIn: "PizzaActivity")
///     }
///
/// The snapshots lie in `__Snapshots__`, beside the file of the test, in a folder that is named for the test, and
/// are named for the activity and the preview: `__Snapshots__/PizzaTests/previews/pizza-baking-1-compact.txt`.
///
/// - Parameters:
///   - module: The name of the module, which the test's target depends on.
///   - surfaces: Where activities are shown; where an iPhone in the hand shows them if nothing is said.
///   - settings: The device, the language and whatever else is around them.
///   - name: Tells assertions of one test from each other; one in a loop, or in a test with arguments, needs it.
///   - recording: Which snapshots are written; the environment variable `ISLET_RECORD` says so if nothing is said,
///     and without either those that are missing, or none where `CI` is set.
@MainActor
public func assertSnapshots(
  ofPreviewsIn module: String, on surfaces: [SnapshotSurface] = SnapshotSurface.usual,
  settings: SnapshotSettings = .standard, named name: String? = nil,
  record recording: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  let site = TestSite(
    fileID: "\(fileID)", filePath: "\(filePath)", function: function, line: line, column: column,
    suites: RunningTest.suites)
  let assertion = SnapshotAssertion(site, named: name, on: surfaces, settings, record: recording)
  let failures = await assertion.failures { try await SnapshotAssertion.subjects(ofPreviewsIn: module) }
  for failure in failures { RunningTest.report(failure, at: site, in: filePath) }
}

extension SnapshotAssertion {
  /// The previews of a module, each with a name that no other of them has.
  static func subjects(ofPreviewsIn module: String) async throws -> [SnapshotSubject] {
    let catalog = try await ModulePreviews.find(in: module)
    let pairs = catalog.activities.flatMap { activity in activity.previews.map { (activity.name, $0) } }
    let words = SnapshotWords(pairs.map { "\($0) \($1.name)" }, substitute: "preview").words
    return zip(pairs, words).map { SnapshotSubject(activity: $0.0, preview: $0.1, word: $1) }
  }
}
