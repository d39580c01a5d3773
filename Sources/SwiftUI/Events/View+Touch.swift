import Foundation

nonisolated extension View {
  /// Accepted; the system lets presentations react to buttons, toggles and links only.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

  /// Accepted; the system lets presentations react to buttons, toggles and links only.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Accepted; the system lets presentations react to buttons, toggles and links only.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Accepted; touches go to the controls of a presentation.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Accepted; a control can be touched in its whole box.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Accepted; a control can be touched in its whole box.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Accepted; a terminal has no pointer to hover with.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepted; a terminal has no pointer to hover with.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Accepted; a terminal has no pointer to hover with.
  public func help(_ text: Text) -> some View { self }

  /// Accepted; a terminal has no pointer to hover with.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Accepted; a terminal cannot be felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Accepted; a terminal cannot be felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Gives a view a tag by which a canvas finds it among its symbols.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    wrapped(call: ["\(tag)"]) { tree, box in
      tree.setTrait(ObjectIdentifier(ViewTag.self), AnyHashable(tag), of: box)
      return box
    }
  }
}

/// What a view is tagged with.
struct ViewTag: LayoutValueKey {
  static let defaultValue: AnyHashable? = nil
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// Something felt or heard; accepted.
public struct SensoryFeedback: Equatable, Sendable {
  let number: Int

  public static let success = SensoryFeedback(number: 0)
  public static let warning = SensoryFeedback(number: 1)
  public static let error = SensoryFeedback(number: 2)
  public static let selection = SensoryFeedback(number: 3)
  public static let increase = SensoryFeedback(number: 4)
  public static let decrease = SensoryFeedback(number: 5)
  public static let start = SensoryFeedback(number: 6)
  public static let stop = SensoryFeedback(number: 7)
  public static let alignment = SensoryFeedback(number: 8)
  public static let levelChange = SensoryFeedback(number: 9)
  public static let impact = SensoryFeedback(number: 10)

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// How heavy the things are that meet.
  public struct Weight: Equatable, Sendable {
    private let number: Int

    public static let light = Weight(number: 0)
    public static let medium = Weight(number: 1)
    public static let heavy = Weight(number: 2)
  }

  /// How stiff the things are that meet.
  public struct Flexibility: Equatable, Sendable {
    private let number: Int

    public static let rigid = Flexibility(number: 0)
    public static let solid = Flexibility(number: 1)
    public static let soft = Flexibility(number: 2)
  }
}
