import BoxLayout
import Cells
internal import Resources

extension _Lowering {
  /// Lowers a picture of the app's by its name.
  mutating func asset(_ image: Image, named name: String) {
    if !image.isDecorative { title?.add(symbol: name) }
    let fields = environment.fields
    let traits = AssetTraits(
      isDark: fields.colorScheme == .dark, isHighContrast: fields.colorSchemeContrast == .increased)
    guard let asset = ResourceLibrary.current?.image(named: name, traits: traits) else {
      notices.append("The picture \"\(name)\" is in no asset catalog.")
      // Nobody knows how large it would be.
      guard image.isResizable else { return roots.append(neutralMark(image)) }
      return roots.append(tree.picture(box(for: image, label: name, picture: nil, width: 24, height: 24)))
    }
    switch asset.content {
    case .picture(let picture):
      roots.append(
        tree.picture(
          box(
            for: image, label: name, picture: picture, width: asset.width, height: asset.height,
            isTemplate: asset.isTemplate)))
    case .undrawn(let reason):
      notices.append("The picture \"\(name)\" is drawn as a box with its name (\(reason)).")
      roots.append(
        tree.picture(
          box(
            for: image, label: "\(name) (\(reason))", picture: nil, width: asset.width, height: asset.height))
      )
    case .symbol:
      notices.append("The symbol \"\(name)\" is the app's own; a neutral mark stands for it.")
      roots.append(neutralMark(image))
    }
  }

  /// A picture as a box: the image's own wishes, then the catalog's, then those of the surroundings.
  func box(
    for image: Image, label: String, picture: Picture?, width: Double, height: Double,
    isTemplate: Bool = false
  ) -> PictureBox {
    let takesForeground = image.renderingMode.map { $0 == .template } ?? isTemplate
    return PictureBox(
      picture, label: label, width: width, height: height, isResizable: image.isResizable,
      isTiled: image.isTiled, isSharp: image.isSharp,
      template: takesForeground ? environment.foregroundPaint : nil,
      labelColour: environment.fields.foreground.paint(level: 1, in: environment).representative)
  }

  /// One cell for what has no size.
  private mutating func neutralMark(_ image: Image) -> BoxID {
    var builder = TextBuilder()
    builder.append(
      image.run(TextFace(environment), in: environment).text, style: TextFace(environment).style(metrics))
    builder.lineLimit = 1...1
    let glyph = tree.text(builder)
    return image.isResizable ? flexible(glyph) : glyph
  }
}
