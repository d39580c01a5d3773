/// An intent that plays, pauses or changes audio.
public protocol AudioPlaybackIntent: SystemIntent {}
