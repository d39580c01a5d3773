/// An intent that can be taken back.
public protocol UndoableIntent: AppIntent {}

/// An intent that shows what it is about in the app.
public protocol TargetContentProvidingIntent: AppIntent {}

/// An intent that the system may foresee.
public protocol PredictableIntent: AppIntent {}
