import SwiftUI
import WidgetKit

extension ActivityViewContext<RideArrivalAttributes> {
  var headline: String {
    switch state.phase {
    case .coming: state.kilometres < 0.5 ? "Just around the corner" : "\(attributes.driver) is on the way"
    case .waiting: "\(attributes.driver) is waiting"
    case .onTheWay: "To \(attributes.destination)"
    case .arrived: "You are there"
    }
  }

  var place: String {
    switch state.phase {
    case .coming, .waiting: attributes.pickup
    case .onTheWay, .arrived: attributes.destination
    }
  }

  /// From the booking to the arrival; never empty.
  var journey: ClosedRange<Date> {
    attributes.bookedAt...max(attributes.bookedAt, state.arrival)
  }
}

struct RideArrivalCard: View {
  let context: ActivityViewContext<RideArrivalAttributes>

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
      GridRow(alignment: .firstTextBaseline) {
        Text(context.headline)
          .font(.headline)
          .gridColumnAlignment(.leading)
        Group {
          if context.state.phase == .onTheWay {
            Text(context.state.arrival, style: .time)
              .foregroundStyle(.mint)
          } else {
            RideCountdown(context: context)
          }
        }
        .font(.title2.bold())
        .frame(maxWidth: 80, alignment: .trailing)
        .gridColumnAlignment(.trailing)
      }
      GridRow {
        Label(context.place, systemImage: "mappin.and.ellipse")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: .leading)
        Text(distance)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      RideProgress(context: context)
      Divider()
      GridRow {
        HStack(spacing: 4) {
          Text(context.attributes.car)
          Image(systemName: "star.fill")
            .imageScale(.small)
            .foregroundStyle(.yellow)
          Text(context.attributes.rating, format: .number.precision(.fractionLength(1)))
        }
        .font(.footnote)
        LicencePlate(plate: context.attributes.plate)
      }
    }
    .padding()
    .foregroundStyle(.white)
    .opacity(context.isStale ? 0.6 : 1)
  }

  private var distance: String {
    switch context.state.phase {
    case .waiting, .arrived: ""
    case .coming, .onTheWay:
      context.state.kilometres.formatted(.number.precision(.fractionLength(1))) + " km"
    }
  }
}

/// The minutes until the car is there, leaves without its passenger or is at the destination.
struct RideCountdown: View {
  let context: ActivityViewContext<RideArrivalAttributes>

  var body: some View {
    switch context.state.phase {
    case .coming, .waiting, .onTheWay:
      Text(timerInterval: context.journey, countsDown: true, showsHours: false)
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
        .foregroundStyle(context.state.phase == .waiting ? .yellow : .mint)
    case .arrived:
      Image(systemName: "checkmark")
        .foregroundStyle(.mint)
    }
  }
}

struct RideProgress: View {
  let context: ActivityViewContext<RideArrivalAttributes>

  var body: some View {
    if context.isStale {
      Label("Waiting for the car's position", systemImage: "location.slash.fill")
        .font(.caption)
        .foregroundStyle(.yellow)
    } else {
      ProgressView(timerInterval: context.journey, countsDown: false, label: { EmptyView() }) {
        EmptyView()
      }
      .progressViewStyle(.linear)
      .tint(context.state.phase == .waiting ? .yellow : .mint)
    }
  }
}

struct LicencePlate: View {
  let plate: String

  var body: some View {
    Text(plate)
      .font(.system(.footnote, design: .monospaced).weight(.bold))
      .foregroundStyle(.black)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(.white, in: RoundedRectangle(cornerRadius: 4))
      .overlay {
        RoundedRectangle(cornerRadius: 4)
          .strokeBorder(.gray, lineWidth: 1)
      }
  }
}

struct RideButtons: View {
  let phase: RidePhase

  var body: some View {
    switch phase {
    case .coming:
      Button("Cancel ride", systemImage: "xmark", intent: CancelRideIntent())
        .buttonStyle(.bordered)
        .tint(.red)
    case .waiting:
      Button("I'm coming", systemImage: "figure.walk", intent: ComingDownIntent())
        .buttonStyle(.borderedProminent)
        .tint(.mint)
    case .onTheWay, .arrived:
      EmptyView()
    }
  }
}
