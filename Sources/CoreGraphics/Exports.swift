// Points, sizes and rectangles are Foundation's on Linux.
@_exported import Foundation
