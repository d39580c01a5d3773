/// An intent that records audio. While it records a Live Activity has to run.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that starts audio; the older name.
public protocol AudioStartingIntent: SystemIntent {}
