/// The name of a modifier, such as `padding(_:)`: a literal of the program, no larger than a pointer.
package struct ModifierName: ExpressibleByStringLiteral {
  // The bytes of a literal lie in the program for as long as it runs.
  private let start: UnsafePointer<UInt8>

  package init(stringLiteral value: StaticString) { start = value.utf8Start }

  package var text: String { String(cString: start) }
}
