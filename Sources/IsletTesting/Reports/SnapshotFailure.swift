/// What a test is told.
struct SnapshotFailure: Hashable, Sendable {
  /// A file for whoever looks at the failure: a frame as its snapshot's file would hold it.
  struct Attachment: Hashable, Sendable {
    var name: String
    var text: String
  }

  /// What is wrong, where, and what to do; printable text of one line or more.
  var message: String
  var attachments: [Attachment] = []
}
