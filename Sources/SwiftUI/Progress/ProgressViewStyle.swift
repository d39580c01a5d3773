import Foundation

/// What progress views look like.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view shows, for a style to put into place.
public struct ProgressViewStyleConfiguration {
  public struct Label: StylePart {
    let slot: Slot
  }

  public struct CurrentValueLabel: StylePart {
    let slot: Slot
  }

  let amount: ProgressAmount
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  /// From 0 to 1; `nil` while nothing is known, and for an interval of time, which only the styles of the
  /// system follow: a style of one's own sees none on a device either.
  public var fractionCompleted: Double? {
    if case .fraction(let fraction) = amount { return fraction }
    return nil
  }
}

nonisolated extension View {
  /// Sets what progress views in this view look like.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(S.self) { (configuration: ProgressViewStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// The standard style: a bar for a value, a ring for what has none.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.amount == .unknown {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar with the label above it and the current value below.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      ProgressMeter(
        form: .bar(thickness: 4), amount: configuration.amount, isFlexible: true, sideLength: 4,
        tint: tint)
      if let currentValueLabel = configuration.currentValueLabel {
        currentValueLabel
          .font(.caption)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.leading)
      }
    }
  }
}

/// A ring with its labels in the middle, or behind it where it is one row high; without a value a small
/// ring with the label below.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.amount == .unknown {
      VStack {
        Ring(form: .ring(lineWidth: 2, isOpen: false), amount: .unknown, sideLength: 20, tint: tint)
        configuration.label.foregroundStyle(.secondary)
      }
    } else {
      Ring(
        form: .ring(lineWidth: 4, isOpen: false), amount: configuration.amount, sideLength: 44, tint: tint,
        middle: [configuration.label?.slot, configuration.currentValueLabel?.slot].compactMap { $0 })
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
