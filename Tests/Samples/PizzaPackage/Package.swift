// swift-tools-version: 6.2

import PackageDescription

/// On Apple's systems the modules are Apple's own.
let linux = TargetDependencyCondition.when(platforms: [.linux])

let package = Package(
  name: "Pizza",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "PizzaActivity", targets: ["PizzaActivity"])
  ],
  dependencies: [
    .package(name: "islet", path: "../../..")
  ],
  targets: [
    .target(
      name: "PizzaActivity", dependencies: [.product(name: "Islet", package: "islet", condition: linux)]),
    // Holds `@main`, which a library may not.
    .executableTarget(name: "PizzaWidgets", dependencies: ["PizzaActivity"]),
    .testTarget(
      name: "PizzaActivityTests",
      dependencies: [
        "PizzaActivity", .product(name: "IsletTesting", package: "islet", condition: linux),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
