import Foundation
import Synchronization

/// What Foundation takes for the app's own bundle.
///
/// Without it `Bundle.main` is the folder of Islet's program. A program that links this module answers for
/// Core Foundation instead, see `BundleSymbols.swift`: `Bundle.main`, with its `infoDictionary`,
/// `url(forResource:withExtension:)` and the rest, is a bundle in a folder, and the texts that it is asked
/// for (`NSLocalizedString`) come from a function.
public enum ProcessBundle {
  /// What stands for the bundle of a user's app.
  public struct Stand: Sendable {
    /// Makes the folder when the bundle is asked for the first time; `nil` leaves Foundation its own.
    public var folder: @Sendable () -> String?
    /// The translation of a key in a table, `nil` for the table `Localizable`; `nil` when there is none.
    public var text: @Sendable (_ key: String, _ table: String?) -> String?

    public init(
      folder: @escaping @Sendable () -> String?,
      text: @escaping @Sendable (_ key: String, _ table: String?) -> String?
    ) {
      self.folder = folder
      self.text = text
    }
  }

  private static let shared = Mutex<Stand?>(nil)

  /// Sets what stands for the bundle. Foundation asks once in the life of a process: whatever is set after
  /// somebody has used `Bundle.main` changes its texts only.
  public static func set(_ stand: Stand?) { shared.withLock { $0 = stand } }

  static var current: Stand? { shared.withLock { $0 } }
}
