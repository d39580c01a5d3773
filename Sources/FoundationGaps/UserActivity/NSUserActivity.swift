import Foundation

/// What somebody was doing in an app, told to another place that goes on with it.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?

  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Accepted; there is no other place to tell.
  open func becomeCurrent() {}

  /// Accepted; there is no other place to tell.
  open func resignCurrent() {}

  /// Accepted; there is no other place to tell.
  open func invalidate() {}

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}

/// What an app hears when somebody opens an address of its web site.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
