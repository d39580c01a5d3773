// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct ParcelAttributes: ActivityAttributes {
  enum Step: Int, Codable, CaseIterable, Comparable {
    case ordered, packed, shipped, outForDelivery, delivered
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    var image: Image {
      switch self {
      case .ordered: Image(systemName: "cart.fill")
      case .packed: Image(systemName: "shippingbox.fill")
      case .shipped: Image(systemName: "truck.box.fill")
      case .outForDelivery: Image(systemName: "bicycle")
      case .delivered: Image(systemName: "house.fill")
      }
    }
  }
  struct ContentState: Codable, Hashable {
    var step: Step
    var window: ClosedRange<Date>?
    var stopsAway: Int?
    var driver: PersonNameComponents?
  }
  var carrier: String
  var items: Int
}

struct StepTrack: View {
  let current: ParcelAttributes.Step
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 0) {
      ForEach(ParcelAttributes.Step.allCases, id: \.rawValue) { step in
        if step != ParcelAttributes.Step.allCases.first {
          Line()
            .stroke(style: .init(lineWidth: 2, dash: step <= current ? [] : [3]))
            .frame(height: 2)
            .foregroundStyle(step <= current ? Color.brown : .gray)
        }
        step.image
          .font(.footnote)
          .foregroundStyle(step <= current ? .brown : .gray)
          .matchedGeometryEffect(id: step, in: namespace)
          .symbolEffect(.bounce, value: current)
      }
    }
  }
}

struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}

struct ParcelLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Text("\(context.attributes.items) item", comment: "How many things are in the parcel").bold()
          Text(context.attributes.carrier).foregroundStyle(.secondary)
          Spacer()
          if let window = context.state.window {
            Text(window.lowerBound...window.upperBound).font(.caption)
          }
        }
        StepTrack(current: context.state.step)
        if let away = context.state.stopsAway {
          Text(away == 0 ? "You are next!" : "\(away) stops away")
            .font(.footnote)
        }
        if let driver = context.state.driver {
          Text("Your driver: \(driver.formatted(.name(style: .short)))").font(.footnote)
        }
      }
      .padding()
      .activityBackgroundTint(Color("ParcelBackground"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { context.state.step.image.font(.title) }
        DynamicIslandExpandedRegion(.trailing) {
          if let away = context.state.stopsAway { Text("\(away)").font(.title).bold() }
        }
        DynamicIslandExpandedRegion(.bottom) { StepTrack(current: context.state.step).padding(.top, 4) }
      } compactLeading: {
        context.state.step.image
      } compactTrailing: {
        if let away = context.state.stopsAway { Text("\(away) stops") } else { Text(context.attributes.carrier) }
      } minimal: {
        context.state.step.image
      }
    }
  }
}

#Preview("Parcel", as: .content, using: ParcelAttributes(carrier: "PostNord", items: 3)) {
  ParcelLiveActivity()
} contentStates: {
  ParcelAttributes.ContentState(step: .packed, window: nil, stopsAway: nil, driver: nil)
  ParcelAttributes.ContentState(
    step: .outForDelivery, window: Date.now...Date.now.addingTimeInterval(7200), stopsAway: 4,
    driver: PersonNameComponents(givenName: "Lena", familyName: "Olsson"))
  ParcelAttributes.ContentState(step: .delivered, window: nil, stopsAway: nil, driver: nil)
}
