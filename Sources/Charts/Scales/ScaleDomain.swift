import Foundation

/// The values that a scale shows: a range of numbers or dates, an array of categories, or `.automatic`.
public protocol ScaleDomain {
  var _domain: _ScaleDomainValues { get }
}

/// The values of a domain as a chart uses them.
public struct _ScaleDomainValues {
  enum Kind {
    /// From the first value to the last, which may be lower.
    case range(PlotValue, PlotValue)
    case values([PlotValue])
    case automatic(includesZero: Bool?, reversed: Bool?)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomainValues {
    _ScaleDomainValues(.range(lowerBound.plotValue, upperBound.plotValue))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// Numbers and dates are the ends of a range, which may run backwards.
  public var _domain: _ScaleDomainValues {
    let values = map(\.plotValue)
    if let first = values.first, let last = values.last, !first.isCategory {
      return _ScaleDomainValues(.range(first, last))
    }
    return _ScaleDomainValues(.values(values))
  }
}

/// A domain that is found from what is plotted.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let reversed: Bool?

  public var _domain: _ScaleDomainValues {
    _ScaleDomainValues(.automatic(includesZero: includesZero, reversed: reversed))
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, reversed: nil)
  }

  /// - Parameters:
  ///   - includesZero: whether numbers begin at zero; they do unless it is said.
  ///   - reversed: whether the scale runs backwards.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }
}
