import FoundationGaps

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of a literal that Xcode shows as a swatch: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// The picture of a literal that Xcode shows as such: `#imageLiteral(resourceName: "logo")`. A name that is in
  /// no catalog is a picture of nothing.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(resource: ImageResource(name: name, bundle: .main))
  }
}

/// What a colour literal is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
/// What an image literal is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
