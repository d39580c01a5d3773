/// What a Live Activity shows: the conforming type holds what stays the same as long as it lives, its
/// `ContentState` what changes.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The part of the content that changes with every update.
  ///
  /// Together with the attributes it may take 4 KB, encoded as JSON.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
