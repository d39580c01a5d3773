import CoreLocation
import Testing

@Suite struct CLLocationTests {
  private func location(_ latitude: Double, _ longitude: Double) -> CLLocation {
    CLLocation(latitude: latitude, longitude: longitude)
  }

  /// Vincenty's own line Flinders Peak to Buninyong is on another ellipsoid; these are of GeographicLib.
  @Test func distancesAreThoseAlongTheEllipsoid() {
    let degree = location(0, 0).distance(from: location(0, 1))
    #expect(abs(degree - 111_319.491) < 0.01)
    let north = location(0, 0).distance(from: location(1, 0))
    #expect(abs(north - 110_574.389) < 0.01)
    #expect(location(52.5, 13.4).distance(from: location(52.5, 13.4)) == 0)
  }

  @Test func oppositePlacesAreHalfAWorldApart() {
    let distance = location(0, 0).distance(from: location(0.1, 179.9))
    #expect(distance > 19_900_000 && distance < 20_100_000)
  }

  @Test func regionHoldsWhatIsWithinItsRadius() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 10, longitude: 10), radius: 1000, identifier: "home")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 10.008, longitude: 10)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 10.01, longitude: 10)))
  }

  @Test func placesThatAreNoneAreTold() {
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
  }

  @Test func whatIsNotKnownIsNegative() {
    let here = location(1, 2)
    #expect(here.course < 0 && here.speed < 0 && here.verticalAccuracy < 0)
    #expect(CLLocationManager().location == nil)
  }
}
