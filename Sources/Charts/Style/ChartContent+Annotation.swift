import BoxLayout
import Foundation
import SwiftUI

extension ChartContent {
  /// Puts a view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotated(position, alignment, spacing) { _ in view }
  }

  /// Puts a view beside each mark, made for the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, content)
  }

  /// Puts a view beside each mark; it is always kept inside of the chart.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotated(position, alignment, spacing) { _ in view }
  }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, content)
  }

  private func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ content: @escaping (AnnotationContext) -> C
  ) -> StyledContent<Self> {
    let annotation = MarkStyle.Annotation(position: position, alignment: alignment, spacing: spacing) {
      lowering, context in lowering.single(content(context))
    }
    return styled { $0.annotations.append(annotation) }
  }
}
