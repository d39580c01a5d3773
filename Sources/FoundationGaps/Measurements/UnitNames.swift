import Foundation

/// ICU's names of Foundation's units.
enum UnitNames {
  /// The name, "kilometer-per-hour"; nil for a unit of the user's own.
  static func name(of unit: Unit) -> String? {
    // The two miles per gallon have the same symbol.
    if unit == UnitFuelEfficiency.milesPerImperialGallon { return "mile-per-gallon-imperial" }
    return names[Key(type: ObjectIdentifier(type(of: unit)), symbol: unit.symbol)]
  }

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var symbol: String
  }

  private static let names: [Key: String] = {
    let lists = [
      lengths, masses, volumes, speeds, temperatures, durations, energies, areas, angles, pressures,
      electricity, storage, others,
    ]
    return lists.joined().reduce(into: [:]) { names, pair in
      names[Key(type: ObjectIdentifier(type(of: pair.0)), symbol: pair.0.symbol)] = pair.1
    }
  }()

  private typealias Names = [(Dimension, String)]

  private static let lengths: Names = [
    (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
    (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "dekameter"),
    (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
    (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
    (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
    (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
    (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
    (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
    (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
    (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
    (UnitLength.parsecs, "parsec"),
  ]

  private static let masses: Names = [
    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
    (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"), (UnitMass.nanograms, "nanogram"),
    (UnitMass.picograms, "picogram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
    (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
    (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
  ]

  private static let volumes: Names = [
    (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"),
    (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
    (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
    (UnitVolume.cubicDecimeters, "cubic-decimeter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
    (UnitVolume.cubicMillimeters, "cubic-millimeter"), (UnitVolume.cubicInches, "cubic-inch"),
    (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
    (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"),
    (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
    (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
    (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
    (UnitVolume.gallons, "gallon"), (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
    (UnitVolume.imperialQuarts, "quart-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
    (UnitVolume.metricCups, "cup-metric"),
  ]

  private static let speeds: Names = [
    (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
    (UnitAcceleration.gravity, "g-force"),
  ]

  private static let temperatures: Names = [
    (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
    (UnitTemperature.fahrenheit, "fahrenheit"),
  ]

  private static let durations: Names = [
    (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
    (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
    (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
  ]

  private static let energies: Names = [
    (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
    (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitPower.gigawatts, "gigawatt"),
    (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.watts, "watt"),
    (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
  ]

  private static let areas: Names = [
    (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
    (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareMillimeters, "square-millimeter"),
    (UnitArea.squareInches, "square-inch"), (UnitArea.squareFeet, "square-foot"),
    (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"),
    (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
  ]

  private static let angles: Names = [
    (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
    (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
    (UnitAngle.revolutions, "revolution"),
  ]

  private static let pressures: Names = [
    (UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"),
    (UnitPressure.gigapascals, "gigapascal"), (UnitPressure.megapascals, "megapascal"),
    (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.hectopascals, "hectopascal"),
    (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
    (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
  ]

  private static let electricity: Names = [
    (UnitElectricCharge.ampereHours, "ampere-hour"), (UnitElectricCharge.coulombs, "coulomb"),
    (UnitElectricCharge.milliampereHours, "milliampere-hour"),
    (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
    (UnitElectricPotentialDifference.kilovolts, "kilovolt"),
    (UnitElectricPotentialDifference.volts, "volt"),
    (UnitElectricPotentialDifference.millivolts, "millivolt"), (UnitElectricResistance.ohms, "ohm"),
    (UnitElectricResistance.kiloohms, "kiloohm"),
  ]

  private static let storage: Names = [
    (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
    (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.kilobytes, "kilobyte"),
    (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.gigabytes, "gigabyte"),
    (UnitInformationStorage.terabytes, "terabyte"), (UnitInformationStorage.petabytes, "petabyte"),
    (UnitInformationStorage.kibibytes, "kibibyte"), (UnitInformationStorage.mebibytes, "mebibyte"),
    (UnitInformationStorage.gibibytes, "gibibyte"),
  ]

  private static let others: Names = [
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"), (UnitIlluminance.lux, "lux"),
    (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
    (UnitConcentrationMass.milligramsPerDeciliter, "milligram-ofglucose-per-deciliter"),
    (UnitDispersion.partsPerMillion, "permillion"),
  ]
}
