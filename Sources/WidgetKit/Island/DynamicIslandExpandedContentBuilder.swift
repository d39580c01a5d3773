import SwiftUI

/// Puts regions together to an expanded island.
@MainActor @preconcurrency
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: [region.region])
  }

  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    content
  }

  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(regions: [])
  }

  public static func buildBlock<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    content
  }

  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<repeat each Content>> {
    var regions: [ExpandedRegion] = []
    for part in repeat each content { regions += part.regions }
    return DynamicIslandExpandedContent(regions: regions)
  }

  public static func buildOptional<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent(regions: content?.regions ?? [])
  }

  public static func buildEither<First: View, Second: View>(
    first content: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
    DynamicIslandExpandedContent(regions: content.regions)
  }

  public static func buildEither<First: View, Second: View>(
    second content: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
    DynamicIslandExpandedContent(regions: content.regions)
  }

  public static func buildArray<Content: View>(
    _ content: [DynamicIslandExpandedContent<Content>]
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: content.flatMap(\.regions))
  }

  public static func buildLimitedAvailability<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: content.regions)
  }
}
