import Foundation
import FoundationGaps
import Testing

@Suite struct MeasurementFormatStyleTests {
  private let run = Measurement(value: 5, unit: UnitLength.kilometers)

  @Test func theLocaleChoosesTheUnit() {
    #expect(run.formatted() == "3.1 mi")
    #expect(run.formatted(.measurement(width: .abbreviated).locale(Locale(identifier: "de_DE"))) == "5 km")
    #expect(
      Measurement(value: 35.5, unit: UnitTemperature.celsius).formatted(
        .measurement(width: .abbreviated, usage: .weather)) == "96°F")
    #expect(
      Measurement(value: 70, unit: UnitMass.kilograms).formatted(
        .measurement(width: .abbreviated, usage: .personWeight)) == "154 lb")
    #expect(
      Measurement(value: 178, unit: UnitLength.centimeters).formatted(
        .measurement(width: .narrow, usage: .personHeight)) == "5′ 10″")
    #expect(
      Measurement(value: 250, unit: UnitEnergy.kilocalories).formatted(
        .measurement(width: .abbreviated, usage: .workout)) == "250 Cal")
    #expect(
      Measurement(value: 500, unit: UnitVolume.milliliters).formatted(
        .measurement(width: .abbreviated, usage: .liquid)) == "1.1 pt")
  }

  @Test func theUnitIsKeptIfAsked() {
    #expect(run.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(run.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "5 km")
    #expect(run.formatted(.measurement(width: .narrow, usage: .asProvided)) == "5km")
    #expect(
      run.formatted(.measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: "ko_KR")))
        == "5킬로미터")
    #expect(
      Measurement(value: 3.5, unit: UnitInformationStorage.megabytes).formatted(
        .measurement(width: .abbreviated)) == "3.5 MB")
  }

  @Test func theNumberMayHaveAStyleOfItsOwn() {
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(
      run.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style))
        == "5.00 km")
    #expect(
      run.formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: style)) == "3.11 mi")
    #expect(
      Measurement(value: 1, unit: UnitLength.miles).formatted(
        .measurement(
          width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0))))
        == "1 mile")
    #expect(
      Measurement(value: 12_345.678, unit: UnitLength.meters).formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style)
          .locale(Locale(identifier: "de_DE"))) == "12.345,68 m")
  }

  @Test func temperaturesWithoutScale() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated, hidesScaleName: true)) == "68°")
    #expect(
      warm.formatted(
        .measurement(
          width: .narrow, usage: .asProvided, hidesScaleName: true,
          numberFormatStyle: .number.precision(.fractionLength(0)))) == "20°")
  }

  @Test func otherDimensions() {
    #expect(
      Measurement(value: 90, unit: UnitSpeed.kilometersPerHour).formatted(
        .measurement(width: .abbreviated, usage: .asProvided)) == "90 km/h")
    #expect(
      Measurement(value: 3, unit: UnitDuration.hours).formatted(
        .measurement(width: .wide, usage: .asProvided)) == "3 hours")
  }

  @Test func aUnitOfTheUsersOwnIsWrittenByItsSymbol() {
    let scoops = Dimension(symbol: "scoops", converter: UnitConverterLinear(coefficient: 1))
    #expect(Measurement(value: 2.5, unit: scoops).formatted() == "2.5 scoops")
  }
}

@Suite struct MeasurementFormatterTests {
  @Test func theLocaleChoosesTheUnit() {
    let formatter = MeasurementFormatter()
    #expect(formatter.string(from: Measurement(value: 12.8, unit: UnitLength.kilometers)) == "7.954 mi")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: Measurement(value: 12.8, unit: UnitLength.kilometers)) == "12,8 km")
  }

  @Test func theUnitIsKeptIfAsked() {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(
      formatter.string(from: Measurement(value: 12.84, unit: UnitLength.kilometers)) == "12.8 kilometers")
    formatter.unitStyle = .short
    #expect(formatter.string(from: Measurement(value: 5, unit: UnitMass.kilograms)) == "5kg")
  }

  @Test func temperaturesWithoutUnit() {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 21.4, unit: UnitTemperature.celsius)) == "21°")
  }

  @Test func namesOfUnits() {
    let formatter = MeasurementFormatter()
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter.string(for: 5) == nil)
  }
}
