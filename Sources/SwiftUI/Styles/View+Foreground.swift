import Cells

nonisolated extension View {
  /// Paints text, symbols and shapes of this view with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environmentChanged { $0.setForeground([style]) }
  }

  /// Paints the first and the second level of this view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    environmentChanged { $0.setForeground([primary, secondary]) }
  }

  /// Paints the first three levels of this view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    environmentChanged { $0.setForeground([primary, secondary, tertiary]) }
  }

  /// Paints text, symbols and shapes of this view with a colour; `nil` is the system's.
  public func foregroundColor(_ color: Color?) -> some View {
    environmentChanged { environment in
      if let color {
        environment.setForeground([color])
      } else {
        environment.fields.foreground = ForegroundStyles()
      }
    }
  }

  /// Sets the accent of controls, progress and gauges of this view.
  // Of two ways to read `.red` the compiler is told the one to try first; else it tries all of a chain's.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environmentChanged { environment in
      let paint = tint?._paint(in: environment)
      environment.fields.tint = paint
    }
  }

  /// Sets the accent of controls, progress and gauges of this view.
  public func tint(_ tint: Color?) -> some View {
    environmentChanged { environment in
      let paint = tint.map { Paint.colour($0.resolved(in: environment)) }
      environment.fields.tint = paint
    }
  }

  /// Sets the accent, as ``tint(_:)`` does; the older name.
  public func accentColor(_ accentColor: Color?) -> some View {
    environmentChanged { environment in
      let paint = accentColor.map { Paint.colour($0.resolved(in: environment)) }
      environment.fields.tint = paint
    }
  }

  /// Sets what `.background` styles of this view paint with.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environmentChanged { environment in
      let paint = style._paint(in: environment)
      environment.fields.backgroundStyle = paint
    }
  }
}

extension EnvironmentValues {
  /// Sets the foreground's levels; each style is resolved against those in force before.
  mutating func setForeground(_ styles: [any ShapeStyle]) {
    let before = self
    fields.foreground.levels = styles.map { $0._paint(in: before) }
  }
}
