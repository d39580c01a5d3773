import Foundation
import Phone
import WidgetKit

/// The previews of a module of the test's own program.
enum ModulePreviews {
  /// A module without previews.
  struct None: Error, Hashable, CustomStringConvertible {
    var module: String
    /// Modules that have some.
    var others: [String]

    var description: String {
      let found =
        others.isEmpty
        ? "no module of the test has one" : "there are some in \(others.joined(separator: ", "))"
      return """
        no preview of a Live Activity or of a view is in a module named '\(module)'; \(found). The test's target \
        has to depend on the module.
        """
    }
  }

  /// The activities and views that have previews. Makes their states.
  ///
  /// - Throws: ``None``, or what keeps the program's file from being read.
  @MainActor
  static func find(in module: String) async throws -> Catalog {
    let image = try LoadedImage.program()
    let catalog = await Catalog(ActivityCatalog(image, module: module, makesSamples: false))
    guard catalog.isEmpty else { return catalog }
    let others = Set(image.previews().map { String($0.module) }).subtracting([module])
    throw None(module: module, others: others.sorted())
  }
}
