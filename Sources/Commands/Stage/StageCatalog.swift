import CPlatform
import Foundation
import Phone
import Resources
import StageLink
import SwiftUI
import WidgetKit
import Workshop

/// Loads what a stage or a one-shot command shows.
@MainActor
public enum StageCatalog {
  /// The module of the built-in activities.
  static let galleryModule = "Gallery"

  /// Loads the gallery or a compiled library.
  ///
  /// - Parameters:
  ///   - given: Content from files, which is shown first.
  ///   - activity: Whose content it is.
  ///   - mayBeEmpty: An app can do without any activity.
  /// - Throws: `CommandError` when the library cannot be loaded or holds nothing to show,
  ///   `GivenContentError` when the activity cannot read what was given.
  public static func load(
    _ source: StageConfiguration.Source, given: GivenContent? = nil, for activity: Choice = .first,
    mayBeEmpty: Bool = false
  ) async throws -> Catalog {
    let (found, notice) = try find(source)
    if given != nil, found.entries.isEmpty {
      throw CommandError(
        exitCode: 1, "there is no Live Activity that could read --attributes and --content-state")
    }
    var catalog: Catalog
    if let given {
      catalog = try await Catalog(found, given: given, for: activity)
    } else {
      catalog = await Catalog(found)
    }
    guard !catalog.isEmpty || mayBeEmpty else { throw CommandError(exitCode: 1, reason(for: found)) }
    if case .gallery = source { catalog.isOfManyApps = true }
    if let notice { catalog.notices.append(notice) }
    return catalog
  }

  /// Loads the app of a compiled library; of several it is the first.
  ///
  /// - Throws: `WorkshopError` when the library cannot be loaded, `CommandError` when it holds no app.
  static func app(at path: String) throws -> any App.Type {
    _ = try LibraryLoader.load(path)
    do {
      if let app = try LoadedImage(path: path).apps().first { return app }
    } catch {
      throw CommandError(exitCode: 1, "the compiled sources cannot be loaded: \(error)")
    }
    throw CommandError(exitCode: 1, "no app in the sources: there is no App with @main.")
  }

  /// The activities of the gallery or of a compiled library, whether they can be shown or not, and what is to be
  /// said of their app.
  ///
  /// - Throws: `CommandError` when the library cannot be loaded or holds no activity.
  static func activities(
    _ source: StageConfiguration.Source
  ) throws -> (configurations: [AnyActivityConfiguration], notices: [String]) {
    let (found, notice) = try find(source, makesSamples: false)
    guard !found.entries.isEmpty else { throw CommandError(exitCode: 1, reason(for: found)) }
    return (found.entries.map(\.configuration), notice.map { [$0] } ?? [])
  }

  /// Loads what there is, and a notice about the app's `Info.plist`.
  private static func find(
    _ source: StageConfiguration.Source, makesSamples: Bool = true
  ) throws -> (ActivityCatalog, String?) {
    do {
      switch source {
      case .gallery:
        let image = try LoadedImage.program()
        return (ActivityCatalog(image, module: galleryModule, makesSamples: makesSamples), nil)
      case .library(let path, let resources):
        let library = StageResources.install(resources, environment: ProcessInfo.processInfo.environment)
        islet_crash_library(try LibraryLoader.load(path).handle)
        let catalog = ActivityCatalog(try LoadedImage(path: path), makesSamples: makesSamples)
        return (catalog, library?.liveActivitiesNotice)
      }
    } catch let error as WorkshopError {
      throw error
    } catch {
      throw CommandError(exitCode: 1, "the compiled sources cannot be loaded: \(error)")
    }
  }

  /// Why there is nothing to show.
  private static func reason(for found: ActivityCatalog) -> String {
    for entry in found.entries {
      if let problem = entry.problem {
        return "\(entry.configuration.name) has no preview, and no sample of it can be made: \(problem). "
          + "Add a #Preview with its attributes and states."
      }
    }
    if let entry = found.entries.first {
      return "the previews of \(entry.configuration.name) have no states: give contentStates at least one."
    }
    return "no activity in the sources: there is no Widget with an ActivityConfiguration and no #Preview."
  }
}
