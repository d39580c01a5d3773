/// What a view is to someone who listens to it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var numbers: Set<Int>

  public init() {
    numbers = []
  }

  private init(_ number: Int) {
    numbers = [number]
  }

  public static let isButton = AccessibilityTraits(0)
  public static let isHeader = AccessibilityTraits(1)
  public static let isSelected = AccessibilityTraits(2)
  public static let isLink = AccessibilityTraits(3)
  public static let isSearchField = AccessibilityTraits(4)
  public static let isImage = AccessibilityTraits(5)
  public static let playsSound = AccessibilityTraits(6)
  public static let isKeyboardKey = AccessibilityTraits(7)
  public static let isStaticText = AccessibilityTraits(8)
  public static let isSummaryElement = AccessibilityTraits(9)
  public static let updatesFrequently = AccessibilityTraits(10)
  public static let startsMediaSession = AccessibilityTraits(11)
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  public static let causesPageTurn = AccessibilityTraits(13)
  public static let isModal = AccessibilityTraits(14)
  public static let isToggle = AccessibilityTraits(15)
  public static let isTabBar = AccessibilityTraits(16)

  public func contains(_ member: AccessibilityTraits) -> Bool { numbers.isSuperset(of: member.numbers) }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    numbers.formUnion(newMember.numbers)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let wasThere = contains(member)
    numbers.subtract(member.numbers)
    return wasThere ? member : nil
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { numbers.formUnion(other.numbers) }

  public mutating func formIntersection(_ other: AccessibilityTraits) {
    numbers.formIntersection(other.numbers)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    numbers.formSymmetricDifference(other.numbers)
  }
}
