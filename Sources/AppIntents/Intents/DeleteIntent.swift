/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get set }
}
