// UIKit brings these along, as it does on Apple's systems.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationGaps
