import Combine
import Foundation
import Testing

private enum Wrong: Error, Equatable {
  case here
}

/// Everything that a publisher sends at once, and how it ends.
private func all<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: String) {
  var values: [P.Output] = []
  var end = "open"
  let subscription = publisher.sink(
    receiveCompletion: { end = if case .finished = $0 { "finished" } else { "failure" } },
    receiveValue: { values.append($0) })
  withExtendedLifetime(subscription) {}
  return (values, end)
}

@Suite struct OperatorTests {
  @Test func oneToOne() {
    #expect(all((1...3).publisher.map { $0 * 2 }).values == [2, 4, 6])
    #expect(all((1...6).publisher.filter { $0 % 2 == 0 }).values == [2, 4, 6])
    #expect(all(["1", "x", "3"].publisher.compactMap { Int($0) }).values == [1, 3])
    #expect(all([1, 1, 2, 2, 1].publisher.removeDuplicates()).values == [1, 2, 1])
    #expect(all((1...4).publisher.scan(0, +)).values == [1, 3, 6, 10])
    #expect(all(["a", "bcd"].publisher.map(\.count)).values == [1, 3])
  }

  @Test func partsAndWholes() {
    #expect(all((1...9).publisher.prefix(2)) == ([1, 2], "finished"))
    #expect(all((1...9).publisher.prefix(while: { $0 < 4 })) == ([1, 2, 3], "finished"))
    #expect(all((1...5).publisher.dropFirst(3)).values == [4, 5])
    #expect(all((1...5).publisher.drop { $0 < 4 }).values == [4, 5])
    #expect(all((1...4).publisher.reduce(0, +)) == ([10], "finished"))
    #expect(all((1...3).publisher.collect()).values == [[1, 2, 3]])
    #expect(all((1...5).publisher.first { $0 > 2 }).values == [3])
    #expect(all((1...5).publisher.last()).values == [5])
    #expect(all([3].publisher.prepend(1, 2).append(4)).values == [1, 2, 3, 4])
  }

  @Test func failures() {
    let failing = (1...3).publisher.tryMap { number in
      if number == 2 { throw Wrong.here }
      return number
    }
    #expect(all(failing) == ([1], "failure"))
    #expect(all(failing.replaceError(with: 9)) == ([1, 9], "finished"))
    #expect(all(failing.catch { _ in [7, 8].publisher }) == ([1, 7, 8], "finished"))
    #expect(all(failing.retry(1)).values == [1, 1])
    #expect(all(Fail<Int, Wrong>(error: .here)) == ([], "failure"))
    #expect(all(Empty<Int, Never>(completeImmediately: false)) == ([], "open"))
    #expect(all(Result<Int, Wrong>.success(4).publisher) == ([4], "finished"))
  }

  @Test func several() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<String, Never>()
    var pairs: [String] = []
    var latest: [String] = []
    var merged: [String] = []
    var kept: Set<AnyCancellable> = []
    first.zip(second).sink { pairs.append("\($0)\($1)") }.store(in: &kept)
    first.combineLatest(second).sink { latest.append("\($0)\($1)") }.store(in: &kept)
    first.map(String.init).merge(with: second).sink { merged.append($0) }.store(in: &kept)
    first.send(1)
    first.send(2)
    second.send("a")
    second.send("b")
    #expect(pairs == ["1a", "2b"])
    #expect(latest == ["2a", "2b"])
    #expect(merged == ["1", "2", "a", "b"])
    kept = []
    first.send(3)
    #expect(merged.count == 4)
  }

  @Test func unionsEndWithTheLast() {
    #expect(all([1].publisher.merge(with: [2].publisher, [3].publisher)) == ([1, 2, 3], "finished"))
    #expect(
      all((1...3).publisher.flatMap { [$0, $0 * 10].publisher }) == ([1, 10, 2, 20, 3, 30], "finished"))
    #expect(
      all((1...3).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }) == ([1, 2, 3], "finished"))
    #expect(all(Publishers.MergeMany([Just(1), Just(2)])) == ([1, 2], "finished"))
    #expect(all((1...2).publisher.zip([5].publisher).map { $0 + $1 }) == ([6], "finished"))
  }

  @Test func theLatestPublisherCounts() {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var values: [Int] = []
    let subscription = outer.switchToLatest().sink { values.append($0) }
    outer.send(subjects[0])
    subjects[0].send(1)
    outer.send(subjects[1])
    subjects[0].send(2)
    subjects[1].send(3)
    withExtendedLifetime(subscription) { #expect(values == [1, 3]) }
  }

  @Test func sharingSubscribesOnce() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    var sum = 0
    let subscriptions = (0..<2).map { _ in shared.sink { sum += $0 } }
    subject.send(5)
    withExtendedLifetime(subscriptions) { #expect(count == 1 && sum == 10) }
  }

  @Test func decoding() {
    #expect(
      all(Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())).values == [[1, 2]])
  }
}
