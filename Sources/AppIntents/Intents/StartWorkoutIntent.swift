/// An intent that begins a workout.
public protocol StartWorkoutIntent: SystemIntent {
  associatedtype WorkoutStyle: _IntentValue
  /// Which workout.
  var workoutStyle: WorkoutStyle { get set }
  /// Those that are offered.
  static var suggestedWorkouts: [Self] { get }
}

/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}
