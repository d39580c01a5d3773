import SwiftUI
import WidgetKit

struct FoodDeliveryView: View {
  @Environment(\.activityFamily) private var family

  let context: ActivityViewContext<FoodDeliveryAttributes>

  var body: some View {
    switch family {
    case .small:
      FoodDeliverySmallView(context: context)
    case .medium:
      FoodDeliveryCard(context: context)
    @unknown default:
      FoodDeliveryCard(context: context)
    }
  }
}

struct FoodDeliveryCard: View {
  let context: ActivityViewContext<FoodDeliveryAttributes>

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 2) {
          Text(context.state.stage.headline)
            .font(.headline)
          Text(context.attributes.dishes.formatted(.list(type: .and, width: .narrow)))
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .truncationMode(.tail)
        }
        Spacer(minLength: 12)
        ArrivalBadge(state: context.state)
      }
      RoadToTheDoor(state: context.state)
      HStack {
        if context.isStale {
          Label("Position unknown", systemImage: "wifi.slash")
            .foregroundStyle(.orange)
        } else if let courier = context.state.courier {
          Link(destination: URL(string: "nonna://courier/call")!) {
            Label(courierLine(courier), systemImage: "phone.fill")
          }
        } else {
          Label(context.attributes.restaurant, systemImage: "fork.knife")
        }
        Spacer()
        Text(context.attributes.address)
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .lineLimit(1)
    }
    .padding()
  }

  private func courierLine(_ courier: String) -> String {
    switch context.state.stopsAway {
    case 0: courier
    case 1: "\(courier), 1 stop before you"
    default: "\(courier), \(context.state.stopsAway) stops before you"
    }
  }
}

struct FoodDeliverySmallView: View {
  let context: ActivityViewContext<FoodDeliveryAttributes>

  var body: some View {
    HStack {
      Image(systemName: context.state.stage.symbol)
        .font(.title3)
        .foregroundStyle(.orange)
      VStack(alignment: .leading) {
        Text(context.attributes.restaurant)
          .font(.headline)
        ProgressView(value: context.state.stage.fraction)
          .tint(.orange)
      }
    }
    .padding(.horizontal)
  }
}

/// When it comes, in large; or that it is here.
struct ArrivalBadge: View {
  let state: FoodDeliveryAttributes.ContentState

  var body: some View {
    if state.stage.isUnderWay {
      VStack(alignment: .trailing, spacing: 0) {
        Text(state.arrival, style: .time)
          .font(.title3.bold())
          .foregroundStyle(.orange)
        Text("arrival")
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .fixedSize()
    } else {
      Image(systemName: state.stage.symbol)
        .font(.title2)
        .foregroundStyle(.green)
    }
  }
}

/// The road between kitchen and door, with the dinner on it.
struct RoadToTheDoor: View {
  let state: FoodDeliveryAttributes.ContentState

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "fork.knife")
        .foregroundStyle(.orange)
      ProgressView(value: state.stage.fraction)
        .progressViewStyle(RoadProgressStyle(traveller: state.stage.symbol))
      Image(systemName: "house.fill")
        .foregroundStyle(state.stage == .delivered ? Color.green : Color.secondary)
    }
  }
}

/// A bar with a traveller at the end of what is done.
struct RoadProgressStyle: ProgressViewStyle {
  let traveller: String

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule()
          .fill(.tertiary)
          .frame(height: 6)
        Capsule()
          .fill(LinearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing))
          .frame(width: proxy.size.width * fraction, height: 6)
        Image(systemName: traveller)
          .font(.caption)
          .foregroundStyle(.white)
          .frame(width: 24, height: 20)
          .background(.orange, in: .capsule)
          .offset(x: max(0, (proxy.size.width - 24) * fraction))
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 20)
  }
}
