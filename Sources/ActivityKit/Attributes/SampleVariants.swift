/// A content state of the system's own. Nobody writes examples for it, but what it can be is known.
package protocol SampleVariants {
  /// The other states that are worth looking at beside this one.
  var sampleVariants: [Self] { get }
}
