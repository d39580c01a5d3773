import Combine
import Testing

/// Asks for one value at a time, when it is told to.
private final class Slow: Subscriber {
  var subscription: (any Subscription)?
  var values: [Int] = []

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { values.append(-1) }
}

@Suite struct SubjectTests {
  @Test func passthroughLosesWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let slow = Slow()
    subject.subscribe(slow)
    subject.send(1)
    slow.subscription?.request(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(slow.values == [2])
  }

  @Test func currentValueKeepsTheNewest() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let slow = Slow()
    subject.subscribe(slow)
    subject.value = 2
    subject.send(3)
    #expect(slow.values == [])
    slow.subscription?.request(.max(1))
    #expect(slow.values == [3])
    subject.send(completion: .finished)
    #expect(slow.values == [3, -1] && subject.value == 3)
    subject.send(4)
    #expect(subject.value == 3)
  }

  @Test func sequencesObeyDemand() {
    let slow = Slow()
    [1, 2, 3].publisher.subscribe(slow)
    slow.subscription?.request(.max(2))
    #expect(slow.values == [1, 2])
    slow.subscription?.request(.max(1))
    #expect(slow.values == [1, 2, 3, -1])
  }

  @Test func filtersAskAgain() {
    let slow = Slow()
    (1...6).publisher.filter { $0 % 3 == 0 }.subscribe(slow)
    slow.subscription?.request(.max(1))
    #expect(slow.values == [3])
  }

  @Test func aFutureKeepsItsResult() async throws {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var values: [Int] = []
    let early = future.sink { values.append($0) }
    promise?(.success(5))
    promise?(.success(6))
    let late = future.sink { values.append($0 * 10) }
    withExtendedLifetime((early, late)) { #expect(values == [5, 50]) }
    #expect(try await future.value == 5)
  }

  @Test func cancellingEnds() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    var values: [Int] = []
    var subscription: AnyCancellable? = subject.handleEvents(receiveCancel: { cancelled += 1 })
      .sink { values.append($0) }
    subject.send(1)
    subscription?.cancel()
    subscription = nil
    subject.send(2)
    #expect(values == [1] && cancelled == 1)
  }
}
