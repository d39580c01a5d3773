import Foundation

/// Tells an app where it is. A terminal does not know: nothing is ever told, and nobody has been asked.
open class CLLocationManager: NSObject {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  public var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  public var activityType = CLActivityType.other
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var showsBackgroundLocationIndicator = false

  public override init() {}

  /// Always `nil`.
  open var location: CLLocation? { nil }
  /// Always `.notDetermined`.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Always `false`.
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }

  /// Accepted; there is nobody to ask.
  open func requestWhenInUseAuthorization() {}
  /// Accepted; there is nobody to ask.
  open func requestAlwaysAuthorization() {}
  /// Accepted; a terminal does not know where it is.
  open func requestLocation() {}
  /// Accepted; a terminal does not know where it is.
  open func startUpdatingLocation() {}
  /// Accepted; a terminal does not know where it is.
  open func stopUpdatingLocation() {}
  /// Accepted; a terminal does not know where it is.
  open func startMonitoringSignificantLocationChanges() {}
  /// Accepted; a terminal does not know where it is.
  open func stopMonitoringSignificantLocationChanges() {}
}

/// What a manager tells. None of it is ever called.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
