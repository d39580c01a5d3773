import BoxLayout
import Foundation

extension _Lowering {
  /// Tells an inspector what the modifier that is being lowered was called with, argument by argument, as one writes
  /// them: `width: 80`. Those that are `nil` were not given.
  @inline(__always)
  package func recordCall(_ arguments: @autoclosure () -> [String?]) {
    if let record { record.call(with: arguments().compactMap(\.self)) }
  }

  /// Tells an inspector what shape the view that is being lowered draws, and how.
  @inline(__always)
  func record<S: Shape>(shape: S.Type, _ modifiers: @autoclosure () -> [String]) {
    if let record {
      record.rename(ViewTypeName(shape).short)
      record.add(modifiers())
    }
  }
}

/// Arguments of modifiers as one writes them, for an inspector.
package enum CallWords {
  /// A length, a ratio or a number.
  static func number(_ value: Double) -> String {
    value == .infinity ? ".infinity" : BoxTree.inspected(value)
  }

  /// `width: 80`; `nil` for what was not given.
  static func number(_ label: String, _ value: CGFloat?) -> String? {
    value.map { "\(label): \(number($0))" }
  }

  /// `.horizontal`, `[.top, .leading]`; `nil` for all edges.
  static func edges(_ edges: Edge.Set) -> String? {
    if edges == .all { return nil }
    let groups: [(Edge.Set, String)] = [(.horizontal, ".horizontal"), (.vertical, ".vertical")]
    if let group = groups.first(where: { $0.0 == edges }) { return group.1 }
    let names: [(Edge.Set, String)] = [
      (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
    ]
    let parts = names.filter { edges.contains($0.0) }.map(\.1)
    return parts.count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))]"
  }

  /// `alignment: .topLeading`; `nil` for the middle, which is what is taken where none is given.
  static func alignment(_ alignment: Alignment) -> String? {
    guard alignment != .center else { return nil }
    let names: [(Alignment, String)] = [
      (.leading, ".leading"), (.trailing, ".trailing"), (.top, ".top"), (.bottom, ".bottom"),
      (.topLeading, ".topLeading"), (.topTrailing, ".topTrailing"), (.bottomLeading, ".bottomLeading"),
      (.bottomTrailing, ".bottomTrailing"), (.centerFirstTextBaseline, ".centerFirstTextBaseline"),
      (.centerLastTextBaseline, ".centerLastTextBaseline"),
      (.leadingFirstTextBaseline, ".leadingFirstTextBaseline"),
      (.leadingLastTextBaseline, ".leadingLastTextBaseline"),
      (.trailingFirstTextBaseline, ".trailingFirstTextBaseline"),
      (.trailingLastTextBaseline, ".trailingLastTextBaseline"),
    ]
    return "alignment: \(names.first { $0.0 == alignment }?.1 ?? "a guide of its own")"
  }

  /// `Capsule`, `RoundedRectangle`.
  static func type<Value>(_ value: Value.Type) -> String { ViewTypeName(value).short }

  /// A colour as `#FF9F0A`, `gradient`, `clear`.
  static func style<S: ShapeStyle>(_ style: S, in environment: EnvironmentValues) -> String {
    EnvironmentValues.words(style._paint(in: environment))
  }

  /// The same of a colour that may be `nil`.
  package static func colour(_ colour: Color?, in environment: EnvironmentValues) -> String {
    colour.map { style($0, in: environment) } ?? "nil"
  }
}
