import ActivityKit

/// Lists the states of a preview.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public static func buildExpression(
    _ state: Attributes.ContentState
  ) -> [Attributes.ContentState] {
    [state]
  }

  public static func buildExpression(
    _ states: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    states
  }

  public static func buildBlock(
    _ states: [Attributes.ContentState]...
  ) -> [Attributes.ContentState] {
    states.flatMap { $0 }
  }

  public static func buildOptional(
    _ states: [Attributes.ContentState]?
  ) -> [Attributes.ContentState] {
    states ?? []
  }

  public static func buildEither(
    first states: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    states
  }

  public static func buildEither(
    second states: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    states
  }

  public static func buildArray(
    _ states: [[Attributes.ContentState]]
  ) -> [Attributes.ContentState] {
    states.flatMap { $0 }
  }

  public static func buildLimitedAvailability(
    _ states: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    states
  }
}
