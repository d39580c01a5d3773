import Foundation

/// An intent that says how far it has come; here nobody watches.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far the intent has come, one value for the whole task that does it.
  public var progress: Progress { CurrentProgress.value }
}

private enum CurrentProgress {
  @TaskLocal static var value = Progress(totalUnitCount: 1)
}
