import SwiftUI

nonisolated extension View {
  /// Accepted; a presentation is not touched.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Accepted; a presentation is not touched.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    self
  }

  /// Accepted; a presentation is not touched.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Accepted; a presentation is not touched.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Accepted; a presentation is not touched.
  public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View { self }

  /// Accepted; a presentation does not scroll.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Accepted; a presentation does not scroll.
  public func chartScrollPosition(initialX: some Plottable) -> some View { self }

  /// Accepted; a presentation does not scroll.
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View { self }

  /// Accepted; a presentation does not scroll, all of the data is shown.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

  /// Accepted; a presentation does not scroll, all of the data is shown.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
}
