/// One change of one activity, and how the activity is after it.
package struct ActivityChange: Sendable {
  package struct Aspects: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It is new: asked for, or there when someone began to listen.
    package static let started = Aspects(rawValue: 1)
    package static let state = Aspects(rawValue: 2)
    package static let content = Aspects(rawValue: 4)
    package static let token = Aspects(rawValue: 8)
    package static let all: Aspects = [.started, .state, .content, .token]
  }

  package let record: ActivityRecord
  package let aspects: Aspects
  /// What draws attention to the change.
  package let alert: AlertConfiguration?
}
