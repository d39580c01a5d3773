import Foundation

/// What keys do in an app; a terminal's keys are Islet's.
nonisolated extension View {
  /// Accepted; a presentation hears no keys.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Accepted; a presentation hears no keys.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Accepted; a presentation hears no keys.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Accepted; a presentation hears no keys.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
}

/// A key of a keyboard by what it writes.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held down with another.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]
}

/// A key with those that are held down with it.
public struct KeyboardShortcut: Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Whether a key was used.
  public enum Result: Sendable {
    case handled, ignored
  }

  public let key: KeyEquivalent
  public let modifiers: EventModifiers
}

/// A gesture of the hand that acts for a button.
public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}
