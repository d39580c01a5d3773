import SwiftUI

/// The regions of an expanded island, as a builder collects them. `Content` only says of what they are.
@MainActor @preconcurrency
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [ExpandedRegion]
}
