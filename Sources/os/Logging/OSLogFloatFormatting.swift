import Foundation

/// How a number is written in a message.
public struct OSLogFloatFormatting: Sendable {
  let conversion: String
  let precision: Int

  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  public static var exponential: OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", precision: 6)
  }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g", precision: 6) }

  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", precision: precision())
  }

  func text(of value: Double) -> String { String(format: "%.\(max(0, precision))\(conversion)", value) }
}
