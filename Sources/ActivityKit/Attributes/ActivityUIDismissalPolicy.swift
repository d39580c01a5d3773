/// When an activity that has ended leaves the Lock Screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  package enum Rule: Equatable, Sendable {
    case automatic
    case immediate
    case date(Date)
  }

  package var rule: Rule

  /// After four hours, or when someone removes it.
  public static let `default` = ActivityUIDismissalPolicy(rule: .automatic)

  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(rule: .immediate)

  /// At a date, but not later than four hours after the end.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(rule: .date(date))
  }

  /// The date at which an activity is dismissed that ended at `end`.
  package func dismissalDate(endedAt end: Date) -> Date {
    let latest = end.addingTimeInterval(ActivityLimits.afterEnd)
    return switch rule {
    case .automatic: latest
    case .immediate: end
    case .date(let date): min(date, latest)
    }
  }
}
