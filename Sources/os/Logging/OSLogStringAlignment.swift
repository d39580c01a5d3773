/// Whether a value is filled up with blanks to a number of columns, and on which side.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }

  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? blanks + text : text + blanks
  }
}
