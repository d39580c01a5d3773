import Foundation

/// What a measurement is of: it decides the unit that a locale shows it in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's word for it; nil keeps the unit.
  var name: String?

  private init(name: String?) { self.name = name }

  /// Nothing in particular: the locale's usual unit.
  public static var general: Self { Self(name: "default") }

  /// Keeps the unit that the measurement has.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A measure of a person's body.
  public static var person: Self { Self(name: "person") }
  /// How tall a person is.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// How much rain has fallen.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// How much snow has fallen.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one can see.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How much a person weighs.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body.
  public static var person: Self { Self(name: "person") }
  /// The temperature outdoors.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives.
  public static var food: Self { Self(name: "food") }
  /// What a workout takes; counted in the same unit as food.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of a liquid.
  public static var liquid: Self { Self(name: "fluid") }
}
