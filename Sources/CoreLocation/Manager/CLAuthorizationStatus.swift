/// Whether an app may know where it is.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly an app may know where it is.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// What one is doing while one moves.
public enum CLActivityType: Int, Hashable, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}
