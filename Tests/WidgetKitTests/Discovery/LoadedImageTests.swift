import ActivityKit
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor @Suite struct LoadedImageTests {
  private let image: LoadedImage

  init() throws {
    image = try .program()
  }

  @Test func typesAreFoundByTheirProtocol() {
    let widgets = image.widgets(inModule: "WidgetKitTests").map { String(describing: $0) }
    #expect(widgets.sorted() == ["CountWidget", "ParcelWidget", "RideWidget"])
    let bundles = image.bundles(inModule: "WidgetKitTests").map { String(describing: $0) }
    #expect(bundles == ["TestBundle"])
    let providers = image.previewProviders(inModule: "WidgetKitTests").map { String(describing: $0) }
    #expect(providers.sorted() == ["OldPreviews", "OldViews"])
    let attributes = image.attributes(inModule: "WidgetKitTests").map { String(describing: $0) }
    #expect(attributes.sorted() == ["ParcelAttributes", "RideAttributes"])
    #expect(image.widgets(inModule: "Nowhere").isEmpty)
  }

  @Test func previewsAreFoundInTheirOrder() {
    let previews = image.previews().filter { $0.fileID == "WidgetKitTests/Ride.swift" }
    #expect(previews.map(\.name) == ["Ride", nil, "Alone", "Count", "Provided"])
    #expect(previews.map(\.line) == previews.map(\.line).sorted())
    #expect(previews.allSatisfy { $0.line > 100 })
  }

  @Test func statesAreMadeOnDemand() async throws {
    let preview = try #require(
      image.previews().first { $0.fileID == "WidgetKitTests/Ride.swift" && $0.name == "Ride" })
    let content = try #require(preview.content as? ActivityPreview)
    #expect(content.viewKind == .dynamicIsland(.expanded))
    #expect(content.attributes as? RideAttributes == RideAttributes(driver: "Kim"))
    let states = await content.states()
    #expect(states.compactMap { ($0 as? RideAttributes.ContentState)?.step } == [1, 2, 3])
    #expect(content.configuration()?.widgetName == "RideWidget")
  }

  @Test func traitsOfAViewAreKept() throws {
    let preview = try #require(image.previews().first { $0.name == "Alone" })
    let content = try #require(preview.content as? ViewPreview)
    #expect(content.traits.map(\.rule) == [.sizeThatFits, .orientation(.landscapeLeft)])
  }

  @Test func whatIsNoLibraryIsAnError() throws {
    #expect(throws: LoadedImage.Failure.self) { try LoadedImage(path: "/nowhere.so") }
    #expect(throws: ELFSections.Failure(path: "/nowhere", reason: "No such file or directory")) {
      try ELFSections(contentsOf: "/nowhere")
    }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    for content in [Data(), Data(repeating: 0x7f, count: 10_000)] {
      try content.write(to: URL(fileURLWithPath: path))
      #expect(throws: ELFSections.Failure.self) { try ELFSections(contentsOf: path) }
    }
  }

  @Test func damagedSectionHeadersAreAnError() throws {
    var bytes = [UInt8](repeating: 0xff, count: 64)
    bytes.replaceSubrange(0..<6, with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(throws: ELFSections.Failure.self) { try ELFSections(contentsOf: path) }
  }
}
