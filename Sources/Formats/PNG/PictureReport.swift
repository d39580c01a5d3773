internal import PictureLibraries

/// Whether the libraries behind pictures are there. They are opened when they are first needed.
public enum PictureReport {
  /// Those that were opened.
  public static let libraries = "libpng, libjpeg-turbo, FreeType, fontconfig"

  /// Why one of them cannot be opened, naming its file; `nil` when all are open.
  public static var problem: String? {
    for library in [
      islet_picture_library_png, islet_picture_library_jpeg, islet_picture_library_letters,
      islet_picture_library_fonts,
    ] {
      if let problem = islet_picture_library_problem(library) { return String(cString: problem) }
    }
    return nil
  }
}
