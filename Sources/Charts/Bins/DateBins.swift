import Foundation

/// Bins of dates, for histograms over time.
public struct DateBins: RandomAccessCollection {
  private let bins: BinThresholds<Date>

  /// Bins between dates.
  public init(thresholds: [Date]) {
    bins = BinThresholds(thresholds)
  }

  /// Bins of so many calendar units, from the beginning of one.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
  ) {
    var dates: [Date] = []
    var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    while dates.count < 10_000 {
      dates.append(date)
      if date >= range.upperBound, dates.count > 1 { break }
      guard let next = calendar.date(byAdding: unit, value: Swift.max(1, count), to: date), next > date
      else { break }
      date = next
    }
    self.init(thresholds: dates)
  }

  /// Bins of a length, from the lower bound on.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard timeInterval > 0, length / timeInterval < 10_000 else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    let count = Swift.max(1, Int((length / timeInterval).rounded(.up)))
    self.init(thresholds: (0...count).map { range.lowerBound + Double($0) * timeInterval })
  }

  /// About so many bins, of whole calendar units.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let step = CalendarStep.fitting(length, atMost: Swift.max(1, desiredCount))
    self.init(unit: step.unit, by: step.count, range: range, calendar: calendar)
  }

  /// Bins that hold all of the data; about as many as its square root unless it is said.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    guard let lower = data.min(), let upper = data.max() else {
      self.init(thresholds: [])
      return
    }
    let count = desiredCount ?? Swift.max(1, Int(Double(data.count).squareRoot().rounded(.up)))
    self.init(range: lower...upper, desiredCount: count, calendar: calendar)
  }

  /// The dates between which the bins lie, rising.
  public var thresholds: [Date] { bins.values }

  /// The bin of a date; one beyond all is in the first or the last.
  public func index(for date: Date) -> Int { bins.index(for: date) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }
  public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }
}
