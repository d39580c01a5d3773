// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// The modules that carry Apple's names are built in the Swift 5 mode: `View` is
/// `@MainActor @preconcurrency` as Apple's is, and generic primitives that are made in
/// nonisolated builder functions are errors in mode 6.
let appleNamed: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "islet",
  products: [
    .executable(name: "islet", targets: ["islet"]),
    // The modules that carry Apple's names, for packages whose Live Activities are built on Linux.
    .library(
      name: "Islet",
      targets: [
        "ActivityKit", "AlarmKit", "AppIntents", "Charts", "Combine", "CoreGraphics", "CoreLocation",
        "MapKit",
        "OSLog", "SwiftUI", "UIKit", "WidgetKit", "os",
      ]),
    // Snapshot assertions for such a package's tests.
    .library(name: "IsletTesting", targets: ["IsletTesting"]),
  ],
  targets: [
    // Doors to C.
    .systemLibrary(name: "CNCurses", providers: [.apt(["libncursesw5-dev"])]),
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CTurboJPEG", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CFreeType", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CFontconfig", providers: [.apt(["libfontconfig-dev"])]),
    // Its headers lead to FreeType's, for whose place pkg-config would also link the library.
    .target(name: "PictureLibraries"),
    .systemLibrary(name: "CXXHash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "CPlatform"),

    // The locale, calendar and time zone of the process.
    .target(name: "Locales"),

    // The engine: knows no SwiftUI.
    .target(name: "Cells", dependencies: ["CUTF8Proc"]),
    .target(name: "BoxLayout", dependencies: ["Cells"]),

    // Pictures, colours and texts of a user's project.
    .target(
      name: "Resources", dependencies: ["CPNG", "CTurboJPEG", "Cells", "PictureLibraries"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .testTarget(
      name: "ResourcesTests", dependencies: ["CPNG", "CTurboJPEG", "Cells", "Resources"],
      // What writes the pictures that the program reads.
      linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("turbojpeg")]),

    // Apple's names.
    .target(
      name: "FoundationGaps", swiftSettings: appleNamed, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Empty modules that Swift Testing asks for in tests that import CoreGraphics or UIKit.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"], swiftSettings: appleNamed),
    .target(name: "Combine", swiftSettings: appleNamed),
    .target(name: "os", swiftSettings: appleNamed),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: appleNamed),
    .target(
      name: "UIKit",
      dependencies: ["Cells", "CoreGraphics", "FoundationGaps", "Resources", "_Testing_UIKit"],
      swiftSettings: appleNamed),
    .target(
      name: "SwiftUI",
      dependencies: [
        "BoxLayout", "Cells", "Combine", "CoreGraphics", "FoundationGaps", "PreviewMacros", "Resources",
        "UIKit",
      ],
      // Built into the program: nothing to find or to read when it starts.
      resources: [.embedInCode("Symbols/symbols.tsv"), .embedInCode("Symbols/ascii.tsv")],
      swiftSettings: appleNamed),
    .target(
      name: "Charts", dependencies: ["BoxLayout", "Cells", "FoundationGaps", "SwiftUI"],
      swiftSettings: appleNamed),
    .target(name: "ActivityKit", dependencies: ["FoundationGaps"], swiftSettings: appleNamed),
    .target(
      name: "AppIntents", dependencies: ["ActivityKit", "FoundationGaps", "SwiftUI"],
      swiftSettings: appleNamed),
    .target(
      name: "WidgetKit",
      dependencies: [
        "ActivityKit", "AppIntents", "BoxLayout", "CPlatform", "FoundationGaps", "PreviewMacros", "SwiftUI",
      ],
      swiftSettings: appleNamed),
    .target(
      name: "AlarmKit", dependencies: ["ActivityKit", "AppIntents", "FoundationGaps", "SwiftUI"],
      swiftSettings: appleNamed),
    .target(name: "CoreLocation", swiftSettings: appleNamed),
    .target(name: "MapKit", dependencies: ["CoreLocation", "SwiftUI", "UIKit"], swiftSettings: appleNamed),
    .macro(name: "PreviewMacros"),

    // Schemes of colours that terminals and editors share.
    .target(name: "Schemes", dependencies: ["CYAML", "Cells"]),
    .testTarget(name: "SchemesTests", dependencies: ["Cells", "Schemes"]),

    // The phone and what surrounds it.
    .target(name: "StageLink", dependencies: ["Cells"]),
    .target(
      name: "Phone",
      dependencies: [
        "ActivityKit", "BoxLayout", "CPlatform", "Cells", "Locales", "Schemes", "StageLink", "SwiftUI",
        "WidgetKit",
      ],
      // Built into the program: it cannot get lost.
      resources: [.embedInCode("Devices/devices.json")]),
    .target(
      name: "Workshop", dependencies: ["CXXHash", "Cells", "StageLink"]),
    .testTarget(
      name: "WorkshopTests", dependencies: ["StageLink", "TerminalTestSupport", "Workshop"]),
    .target(
      name: "Formats",
      dependencies: ["CFontconfig", "CFreeType", "CPNG", "CUTF8Proc", "Cells", "PictureLibraries"]),
    .testTarget(name: "FormatsTests", dependencies: ["CPNG", "Cells", "Formats", "Resources"]),
    .target(name: "Snapshots", dependencies: ["Cells", "Formats"]),
    .testTarget(name: "SnapshotsTests", dependencies: ["Cells", "Formats", "Snapshots"]),
    .target(
      name: "IsletTesting",
      dependencies: [
        "ActivityKit", "CPlatform", "Cells", "Locales", "Phone", "Snapshots", "StageLink", "SwiftUI",
        "WidgetKit",
      ]),
    .testTarget(
      name: "IsletTestingTests",
      dependencies: [
        "ActivityKit", "Cells", "IsletTesting", "Phone", "Snapshots", "SwiftUI", "WidgetKit",
      ]),
    .target(name: "Terminal", dependencies: ["CNCurses", "CPlatform", "Cells", "StageLink"]),
    .target(
      name: "Gallery", dependencies: ["ActivityKit", "AppIntents", "PreviewMacros", "SwiftUI", "WidgetKit"],
      // Nobody calls a gallery activity by name: it is found by what its types conform to, so none of them
      // may be optimised away.
      swiftSettings: appleNamed + [.unsafeFlags(["-enable-testing"])]),
    .target(
      name: "Commands",
      dependencies: [
        "ActivityKit", "AppIntents", "BoxLayout", "CPlatform", "Cells", "Formats", "FoundationGaps",
        "Locales", "Phone", "Resources", "Snapshots", "StageLink", "SwiftUI", "Terminal", "WidgetKit",
        "Workshop",
      ]),
    .testTarget(
      name: "CommandsTests",
      dependencies: ["CPlatform", "Cells", "Commands", "Phone", "Snapshots", "StageLink", "Workshop"]),
    .executableTarget(
      name: "islet",
      dependencies: [
        "AlarmKit", "CPlatform", "Cells", "Charts", "Commands", "CoreLocation", "Formats", "Gallery",
        "MapKit",
        "OSLog", "Phone", "StageLink", "Terminal", "Workshop", "os",
      ],
      // A user's library is loaded into this program and finds the Apple-named modules there.
      linkerSettings: [.unsafeFlags(["-Xlinker", "-export-dynamic"])]
    ),

    // Prints the figures of `make bench`.
    .executableTarget(
      name: "islet-bench",
      dependencies: [
        "ActivityKit", "BoxLayout", "CPlatform", "Cells", "Gallery", "IsletTesting", "Phone", "SwiftUI",
        "WidgetKit", "Workshop",
      ],
      path: "Sources/Bench"),

    .testTarget(
      name: "SwiftUITests", dependencies: ["BoxLayout", "Cells", "Resources", "SwiftUI"],
      swiftSettings: appleNamed),
    .testTarget(
      name: "ChartsTests", dependencies: ["BoxLayout", "Cells", "Charts", "SwiftUI"],
      swiftSettings: appleNamed),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["ActivityKit", "CPlatform", "Cells", "Gallery", "Locales", "Phone", "WidgetKit"],
      exclude: ["Golden"], swiftSettings: appleNamed),
    .testTarget(name: "ActivityKitTests", dependencies: ["ActivityKit"]),
    .testTarget(
      name: "WidgetKitTests",
      dependencies: ["ActivityKit", "AppIntents", "BoxLayout", "SwiftUI", "WidgetKit"],
      swiftSettings: appleNamed),
    .testTarget(
      name: "AlarmKitTests",
      dependencies: ["ActivityKit", "AlarmKit", "AppIntents", "BoxLayout", "SwiftUI", "WidgetKit"],
      swiftSettings: appleNamed),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"], swiftSettings: appleNamed),
    .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "BoxLayout", "SwiftUI"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: appleNamed),
    .testTarget(name: "UIKitTests", dependencies: ["Cells", "UIKit"], swiftSettings: appleNamed),
    .testTarget(name: "OSLogTests", dependencies: ["OSLog", "os"], swiftSettings: appleNamed),
    .testTarget(name: "PreviewMacrosTests", dependencies: ["PreviewMacros"]),
    .testTarget(name: "CPlatformTests", dependencies: ["CPlatform"]),
    .testTarget(name: "FoundationGapsTests", dependencies: ["FoundationGaps", "Locales"]),
    .testTarget(name: "LocalesTests", dependencies: ["CPlatform", "Locales"]),
    .testTarget(name: "StageLinkTests", dependencies: ["Cells", "StageLink"]),
    .testTarget(
      name: "PhoneTests",
      dependencies: [
        "ActivityKit", "BoxLayout", "Cells", "Phone", "StageLink", "SwiftUI", "TerminalTestSupport",
        "WidgetKit",
      ],
      exclude: ["Golden", "Push/Payloads", "Sizes"], swiftSettings: appleNamed),
    .testTarget(name: "CellsTests", dependencies: ["Cells", "TerminalTestSupport"]),
    .testTarget(name: "BoxLayoutTests", dependencies: ["BoxLayout", "Cells"]),

    // The real program, as a person runs it.
    .testTarget(
      name: "EndToEndTests", dependencies: ["TerminalTestSupport", "Workshop", "islet"],
      exclude: [
        "API/elsewhere.tsv", "API/frequency.tsv", "API/refused.tsv", "Activities", "Apps", "Breadth",
        "Members",
        "Probes",
      ]),

    // A driver for programs in a real terminal, and a small program to try it on.
    .target(name: "TerminalTestSupport", dependencies: ["Cells"], path: "Tests/TerminalTestSupport"),
    .executableTarget(
      name: "TerminalDemo", dependencies: ["Cells", "StageLink", "Terminal"], path: "Tests/TerminalDemo"),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["CNCurses", "Cells", "StageLink", "Terminal", "TerminalDemo", "TerminalTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
