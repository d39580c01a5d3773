import SwiftUI
import WidgetKit

extension ActivityViewContext<WaterTrackerAttributes> {
  /// The part of the day's goal that is reached, 0 to 1.
  var fraction: Double {
    min(1, Double(state.drunk) / Double(max(1, attributes.goal)))
  }
}

struct WaterTrackerCard: View {
  let context: ActivityViewContext<WaterTrackerAttributes>

  var body: some View {
    HStack(spacing: 16) {
      WaterGauge(context: context)
      VStack(alignment: .leading, spacing: 6) {
        WaterAmount(context: context)
          .font(.headline)
        GlassRow(context: context)
        NextGlassText(nextGlass: context.state.nextGlass)
      }
      Spacer(minLength: 0)
      DrinkButton(isDone: context.state.nextGlass == nil)
    }
    .padding()
    .foregroundStyle(.white)
  }
}

struct WaterGauge: View {
  let context: ActivityViewContext<WaterTrackerAttributes>

  var body: some View {
    Gauge(value: context.fraction) {
      Image(systemName: "drop.fill")
    } currentValueLabel: {
      Text(context.fraction, format: .percent.precision(.fractionLength(0)))
        .monospacedDigit()
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(Gradient(colors: [.blue, .cyan]))
  }
}

struct WaterAmount: View {
  let context: ActivityViewContext<WaterTrackerAttributes>

  var body: some View {
    Text("\(litres(context.state.drunk)) of \(litres(context.attributes.goal)) L")
      .monospacedDigit()
      .lineLimit(1)
  }

  private func litres(_ millilitres: Int) -> String {
    (Double(millilitres) / 1_000).formatted(.number.precision(.fractionLength(0...2)))
  }
}

/// One drop for each glass of the day.
struct GlassRow: View {
  let context: ActivityViewContext<WaterTrackerAttributes>

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<context.attributes.glasses, id: \.self) { glass in
        let isEmpty = context.state.drunk < (glass + 1) * context.attributes.glass
        Image(systemName: isEmpty ? "drop" : "drop.fill")
          .foregroundStyle(isEmpty ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.cyan))
      }
    }
    .font(.subheadline)
  }
}

struct NextGlassText: View {
  let nextGlass: Date?

  var body: some View {
    Group {
      if let nextGlass {
        if nextGlass > .now {
          Text("Next glass in \(nextGlass, style: .relative)")
        } else {
          Text("A glass is due since \(nextGlass, style: .time)")
            .foregroundStyle(.orange)
        }
      } else {
        Text("Goal reached. Well done!")
          .foregroundStyle(.green)
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}

struct DrinkButton: View {
  let isDone: Bool

  var body: some View {
    if isDone {
      Image(systemName: "checkmark.seal.fill")
        .font(.title)
        .foregroundStyle(.green)
    } else {
      Button(intent: DrinkGlassIntent()) {
        Image(systemName: "plus")
          .font(.headline)
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.circle)
      .tint(.cyan)
    }
  }
}
