// Symbols and pictures.
import SwiftUI
import UIKit

private enum Kind: String {
  case ride = "car.fill"

  var icon: Image { Image(systemName: rawValue) }
}

private let dot = Data(
  base64Encoded:
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!

private func picture(_ name: String) -> UIImage { UIImage(named: name) ?? UIImage() }

//= ✓  done
//= modes
//= sized
//= variable
//= labelled
#Preview("symbols") {
  VStack(alignment: .leading) {
    HStack {
      Image(systemName: "checkmark").renderingMode(.template).resizable().scaledToFit().frame(
        width: 16, height: 16)
      Text("done")
    }
    HStack {
      Image(systemName: "timer").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
      Image(systemName: "bag").symbolRenderingMode(.hierarchical)
      Image(systemName: "star.fill").symbolRenderingMode(.monochrome).symbolRenderingMode(.multicolor)
      Kind.ride.icon.font(.system(size: 20, weight: .bold)).imageScale(.large)
      Text("modes")
    }
    HStack {
      Image(systemName: "bolt.fill").resizable(resizingMode: .stretch).aspectRatio(contentMode: .fit)
        .frame(width: 24, height: 16)
      Text("sized")
    }
    HStack {
      Image(systemName: "wifi", variableValue: 0.5); Text("variable")
    }
    HStack {
      Image(systemName: "house.fill").accessibilityLabel("Home").accessibilityHidden(false)
        .symbolVariant(.circle).symbolVariant(.fill)
      Text("labelled")
    }
  }
}

//= asset
//= decorative
//= ui
//= data 1x1
//= named
//= ★ symbol
#Preview("pictures") {
  VStack(alignment: .leading) {
    HStack {
      Image("AppMark").resizable().scaledToFill().frame(width: 24, height: 16).clipped(); Text("asset")
    }
    HStack {
      Image(decorative: "Logo").renderingMode(.original)
      Image("Logo", bundle: .main)
      Text("decorative")
    }
    HStack {
      Image(uiImage: picture("Logo")).resizable().frame(width: 24, height: 16); Text("ui")
    }
    HStack {
      let image = UIImage(data: dot) ?? UIImage()
      Image(uiImage: image).resizable().scaledToFit().frame(width: 16, height: 16)
      Text("data \(Int(image.size.width))x\(Int(image.size.height))")
    }
    HStack {
      if let image = UIImage(named: "Logo") { Image(uiImage: image).interpolation(.high).antialiased(true) }
      Text("named")
    }
    HStack {
      if let image = UIImage(systemName: "star.fill") { Image(uiImage: image.withTintColor(.red)) }
      Text("symbol")
    }
  }
}

//= 393 by 852 at 3
//= 20.3
//= iPhone phone
//= app
#Preview("device and fonts") {
  VStack(alignment: .leading) {
    Text(
      "\(Int(UIScreen.main.bounds.width)) by \(Int(UIScreen.main.bounds.height)) at \(Int(UIScreen.main.scale))"
    )
    Text(String(format: "%.1f", UIFont.preferredFont(forTextStyle: .body).lineHeight))
    Text("\(UIDevice.current.model) \(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "pad")")
    Text("app").font(Font(UIFont.systemFont(ofSize: 12, weight: .bold)))
  }
}
