/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let number: Int

  public static let destructive = ButtonRole(number: 0)
  public static let cancel = ButtonRole(number: 1)
  public static let confirm = ButtonRole(number: 2)
  public static let close = ButtonRole(number: 3)
}
