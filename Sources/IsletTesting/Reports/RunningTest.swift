import Testing
import XCTest

/// The test that is running, of Swift Testing or of XCTest.
enum RunningTest {
  /// The suites around the test, from the outermost on; none where XCTest runs it.
  static var suites: [String] { Test.current.map { Array($0.id.nameComponents.dropLast()) } ?? [] }

  /// Reports a failure where an assertion stands.
  ///
  /// - Parameter file: The site's file, in the form that XCTest takes.
  static func report(_ failure: SnapshotFailure, at site: TestSite, in file: StaticString) {
    guard Test.current != nil else { return XCTFail(failure.message, file: file, line: site.line) }
    let location = SourceLocation(
      fileID: site.fileID, filePath: site.filePath, line: Int(site.line), column: Int(site.column))
    for attachment in failure.attachments {
      Attachment.record(attachment.text, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
  }
}
