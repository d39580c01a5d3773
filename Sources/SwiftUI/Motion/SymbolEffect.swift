/// A movement of a symbol; kept, nothing moves in a frame.
public protocol SymbolEffect: Sendable {}

/// A movement that goes on while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that runs once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement of one of the system's kinds.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var up: BounceSymbolEffect { self }
  public var down: BounceSymbolEffect { self }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}

public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}

public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public var up: ScaleSymbolEffect { self }
  public var down: ScaleSymbolEffect { self }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}

public struct ReplaceSymbolEffect: SymbolEffect {
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

public struct AppearSymbolEffect: IndefiniteSymbolEffect {
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}

public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}

public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var up: WiggleSymbolEffect { self }
  public var down: WiggleSymbolEffect { self }
  public var left: WiggleSymbolEffect { self }
  public var right: WiggleSymbolEffect { self }
  public var forward: WiggleSymbolEffect { self }
  public var backward: WiggleSymbolEffect { self }
  public var clockwise: WiggleSymbolEffect { self }
  public var counterClockwise: WiggleSymbolEffect { self }
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }
}

public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: RotateSymbolEffect { self }
  public var counterClockwise: RotateSymbolEffect { self }
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }
}

public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var pulse: BreatheSymbolEffect { self }
  public var plain: BreatheSymbolEffect { self }
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}

public struct DrawOnSymbolEffect: IndefiniteSymbolEffect {
  public var byLayer: DrawOnSymbolEffect { self }
  public var individually: DrawOnSymbolEffect { self }
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

public struct DrawOffSymbolEffect: IndefiniteSymbolEffect {
  public var byLayer: DrawOffSymbolEffect { self }
  public var individually: DrawOffSymbolEffect { self }
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// How often and how fast a symbol moves; kept, nothing moves in a frame.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// How a movement begins again.
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}
