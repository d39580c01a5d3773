/// An intent that starts, changes or ends a Live Activity. It is done in the app's process, which comes
/// up in the background.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a Live Activity; the older name.
public protocol LiveActivityStartingIntent: SystemIntent {}
