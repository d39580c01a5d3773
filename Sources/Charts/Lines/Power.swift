import Foundation

/// A power of a number that is not negative; 0 for anything else.
func power(_ base: Double, _ exponent: Double) -> Double {
  base > 0 ? pow(base, exponent) : 0
}
