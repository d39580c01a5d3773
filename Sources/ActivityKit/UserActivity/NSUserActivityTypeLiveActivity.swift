/// What an app hears when somebody taps a Live Activity that gives no address.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"
