/// Times a piece of work and answers medians: this is what figures are quoted from.
struct Stopwatch {
  /// How many samples are taken.
  var samples = 41
  /// How long one sample lasts at least, so that the clock's own step does not count.
  var shortest = Duration.milliseconds(2)

  /// The median time of one run.
  @MainActor
  func median(_ body: @MainActor () -> Void) -> Duration {
    let clock = ContinuousClock()
    body()
    var runs = 1
    while clock.measure({ for _ in 0..<runs { body() } }) < shortest, runs < 1 << 20 { runs *= 2 }
    var times: [Duration] = []
    for _ in 0..<samples { times.append(clock.measure { for _ in 0..<runs { body() } } / runs) }
    times.sort()
    return times[times.count / 2]
  }
}

extension Duration {
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }

  /// `12.3 us`, right-aligned in ten columns.
  var column: String {
    let value = microseconds
    let text = value < 10_000 ? "\((value * 10).rounded() / 10) us" : "\((value / 100).rounded() / 10) ms"
    return String(repeating: " ", count: max(0, 10 - text.count)) + text
  }
}
