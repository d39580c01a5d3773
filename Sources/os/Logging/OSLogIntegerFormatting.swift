/// How a whole number is written in a message.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let isUppercase: Bool
  let leastDigits: Int
  let prefix: String

  private init(_ radix: Int, uppercase: Bool = false, leastDigits: Int = 0, prefix: String = "") {
    self.radix = radix
    isUppercase = uppercase
    self.leastDigits = leastDigits
    self.prefix = prefix
  }

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(8) }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(10, leastDigits: minDigits(), prefix: explicitPositiveSign ? "+" : "")
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(16, uppercase: uppercase, prefix: includePrefix ? "0x" : "")
  }

  func text(of value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, leastDigits - digits.count))
    return (value < 0 ? "-" : prefix) + zeros + digits
  }
}
