// SwiftUI brings these along, as it does on Apple's systems.
@_exported import Foundation
@_exported import FoundationGaps
@_exported import Observation
