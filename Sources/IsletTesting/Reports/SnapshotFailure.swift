/// What a test is told.
package struct SnapshotFailure: Hashable, Sendable {
  /// A file for whoever looks at the failure: a frame as its snapshot's file would hold it.
  package struct Attachment: Hashable, Sendable {
    package var name: String
    package var text: String
  }

  /// What is wrong, where, and what to do; printable text of one line or more.
  package var message: String
  package var attachments: [Attachment] = []
}
