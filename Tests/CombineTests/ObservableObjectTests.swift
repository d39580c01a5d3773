import Combine
import Testing

private final class Kettle: ObservableObject {
  @Published var degrees = 20
  @Published var name = ""
}

private final class Plain: ObservableObject {}

@Suite struct ObservableObjectTests {
  @Test func aChangeIsToldBeforehand() {
    let kettle = Kettle()
    var seen: [Int] = []
    let subscription = kettle.objectWillChange.sink { seen.append(kettle.degrees) }
    kettle.degrees = 50
    kettle.degrees = 60
    withExtendedLifetime(subscription) { #expect(seen == [20, 50]) }
  }

  @Test func thePropertySendsNowAndOnEachChange() {
    let kettle = Kettle()
    var values: [Int] = []
    let subscription = kettle.$degrees.sink { values.append($0) }
    kettle.degrees = 30
    withExtendedLifetime(subscription) { #expect(values == [20, 30]) }
  }

  @Test func assignments() {
    let kettle = Kettle()
    let other = Kettle()
    kettle.$degrees.map { "\($0)°" }.assign(to: &kettle.$name)
    let subscription = kettle.$degrees.assign(to: \.degrees, on: other)
    kettle.degrees = 99
    withExtendedLifetime(subscription) { #expect(kettle.name == "99°" && other.degrees == 99) }
  }

  @Test func oneObjectHasOnePublisher() {
    let plain = Plain()
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(plain.objectWillChange !== Plain().objectWillChange)
  }
}
