extension Device {
  /// The devices that can be chosen, the default one first.
  public static let all: [Device] = [iPhone16, iPhone16Plus]

  /// 393 x 852 pt.
  public static let iPhone16 = Device(
    id: "iphone-16", name: "iPhone 16", screen: Points(width: 393, height: 852), island: .narrow,
    card: Card(width: 371, height: 84...160))

  /// 430 x 932 pt.
  public static let iPhone16Plus = Device(
    id: "iphone-16-plus", name: "iPhone 16 Plus", screen: Points(width: 430, height: 932),
    island: .wide, card: Card(width: 408, height: 84...160))

  /// The device with an id; case does not matter.
  public static func named(_ id: String) -> Device? {
    all.first { $0.id == id.lowercased() }
  }
}

extension Device.Island {
  /// The island of screens about 393 pt wide.
  static let narrow = Device.Island(
    width: 230, sideWidth: 52.33, height: 36.67, minimalWidth: 36.67...45, expandedWidth: 371,
    expandedHeight: 84...160)

  /// The island of screens about 430 pt wide.
  static let wide = Device.Island(
    width: 250, sideWidth: 62.33, height: 36.67, minimalWidth: 36.67...45, expandedWidth: 408,
    expandedHeight: 84...160)
}
