// Colours and styles in every form, UIKit's among them.
import SwiftUI
import UIKit

extension Color {
  static let brandAccent = Color(red: 0.2, green: 0.4, blue: 0.9)
  static let widgetBackground = Color("WidgetBackground")

  init(hex: String) {
    let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var value: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&value)
    self.init(
      .sRGB, red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255, opacity: 1)
  }

  init?(hexOrNil hex: String) {
    guard hex.count == 7 else { return nil }
    self.init(hex: hex)
  }

  var luminance: Double {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}

private let isStale = false

//= plain
//= hex
//= rgb
//= hue
//= white
//= catalog
//= dark on light
#Preview("colours") {
  VStack(alignment: .leading) {
    Text("plain").foregroundColor(.white).background(Color.red)
    Text("hex").foregroundStyle(Color(hex: "#FF8800"))
    Text("rgb").foregroundColor(Color(red: 0.07, green: 0.07, blue: 0.08))
    Text("hue").foregroundColor(Color(hue: 0.6, saturation: 1, brightness: 0.8))
    Text("white").foregroundColor(Color(white: 0.8))
    Text("catalog").foregroundColor(Color("Missing")).background(Color.widgetBackground.opacity(0.95))
    Text(Color.yellow.luminance > 0.5 ? "dark on light" : "light on dark")
  }
}

//= system
//= ui
//= label
//= adaptive
//= grey 142
//= teal
#Preview("UIColor") {
  VStack(alignment: .leading) {
    Text("system").background(Color(.systemBackground).opacity(0.95))
    Text("ui").foregroundColor(Color(uiColor: .secondaryLabel)).background(
      Color(uiColor: UIColor.systemGray5))
    Text("label").foregroundStyle(Color(UIColor.label)).background(Color(.secondarySystemFill))
    Text("adaptive").foregroundColor(
      Color(uiColor: UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }))
    Text("grey \(Int((UIColor.systemGray.cgColor.components?[0] ?? 0) * 255))")
    Text("teal").foregroundColor(
      Color(UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1).withAlphaComponent(0.5)))
  }
}

//= white
//= primary
//= secondary
//= tertiary
//= opacity
//= stale
//= tint
//= gradient
//= several
//= hierarchy
#Preview("styles") {
  VStack(alignment: .leading) {
    Text("white").foregroundStyle(.white)
    Text("primary").foregroundStyle(.primary)
    Text("secondary").foregroundStyle(.secondary)
    Text("tertiary").foregroundStyle(.tertiary)
    Text("opacity").foregroundStyle(.white.opacity(0.65))
    Text("stale").foregroundStyle(isStale ? .secondary : .primary)
    Text("tint").foregroundStyle(.tint).tint(.orange)
    Text("gradient").foregroundStyle(.green.gradient)
    Label("several", systemImage: "star").foregroundStyle(.red, .blue).foregroundStyle(.red, .blue, .green)
    Text("hierarchy").foregroundStyle(Color.brandAccent.secondary)
  }
}

//= 1
//= 2
//= 3
//= 4
//= 5
//= 6
#Preview("backgrounds and tints") {
  VStack {
    Text("1").background(.black)
    Text("2").background(Color.accentColor)
    Text("3").background(Color.brandAccent.gradient)
    Text("4").background(BackgroundStyle.background.opacity(0.4))
    Text("5").background(.ultraThinMaterial).backgroundStyle(.blue)
    Text("6").tint(Color.brandAccent).tint(isStale ? nil : .green).accentColor(.red)
    ZStack {
      Color.clear; Color.green; Color.purple.opacity(0.5)
    }.frame(height: 16)
    Color(.displayP3, red: 1, green: 0.5, blue: 0, opacity: 1).frame(height: 16)
    Color(hexOrNil: "#112233")?.frame(height: 16)
  }
}

//= scheme dark
//= light inside
#Preview("schemes") {
  VStack {
    SchemeText(prefix: "scheme")
    SchemeInside().environment(\.colorScheme, .light)
  }
}

struct SchemeText: View {
  @Environment(\.colorScheme) private var colorScheme
  let prefix: String

  var body: some View { Text("\(prefix) \(colorScheme == .light ? "light" : "dark")") }
}

struct SchemeInside: View {
  @Environment(\.colorScheme) var colorScheme

  var body: some View { Text(colorScheme == .light ? "light inside" : "dark inside") }
}

//= 1.0 0.2 0.4 0.6
//= 0.0
#Preview("Literals of Xcode") {
  let colour = #colorLiteral(red: 1, green: 0.2, blue: 0.4, alpha: 0.6)
  var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  let picture = #imageLiteral(resourceName: "nothing")
  return VStack {
    Text(verbatim: "\(red) \(green) \(blue) \(alpha)").foregroundStyle(Color(colour))
    Text(verbatim: "\(Double(picture.size.width))").background { Image(uiImage: picture) }
  }
}
