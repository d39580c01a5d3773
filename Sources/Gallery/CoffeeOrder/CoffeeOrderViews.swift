import SwiftUI
import WidgetKit

extension ShapeStyle where Self == Color {
  static var coffeeBean: Color { Color(red: 0.17, green: 0.11, blue: 0.08) }
  static var coffeeCream: Color { Color(red: 0.97, green: 0.92, blue: 0.84) }
  static var coffeeCaramel: Color { Color(red: 0.93, green: 0.64, blue: 0.32) }
}

/// The card, and its small form for the watch and the car.
struct CoffeeOrderView: View {
  @Environment(\.activityFamily) private var family

  let context: ActivityViewContext<CoffeeOrderAttributes>

  var body: some View {
    switch family {
    case .small: CoffeeSmallView(context: context)
    default: CoffeeCard(context: context)
    }
  }
}

struct CoffeeCard: View {
  let context: ActivityViewContext<CoffeeOrderAttributes>

  var body: some View {
    VStack(spacing: 12) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 2) {
          Text(context.attributes.drink)
            .font(.title3.bold())
          Text(context.attributes.extras)
            .font(.footnote)
            .foregroundStyle(.coffeeCream.opacity(0.7))
        }
        Spacer()
        VStack(alignment: .trailing, spacing: 2) {
          CoffeeCountdown(context: context)
            .font(.title3.bold())
            .foregroundStyle(.coffeeCaramel)
          Text("\(context.attributes.cafe) · \(context.attributes.number)")
            .font(.footnote)
            .foregroundStyle(.coffeeCream.opacity(0.7))
        }
      }
      CoffeeFooter(context: context)
    }
    .padding()
    .foregroundStyle(.coffeeCream)
  }
}

struct CoffeeSmallView: View {
  let context: ActivityViewContext<CoffeeOrderAttributes>

  var body: some View {
    HStack {
      Image(systemName: context.state.step.symbol)
        .foregroundStyle(.coffeeCaramel)
      VStack(alignment: .leading) {
        Text(context.attributes.drink)
          .font(.headline)
        Text(context.state.step.title)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal)
    .foregroundStyle(.coffeeCream)
  }
}

/// What is left of the wait, or that it is over.
struct CoffeeCountdown: View {
  let context: ActivityViewContext<CoffeeOrderAttributes>

  var body: some View {
    if context.state.step.isWaiting {
      Text(
        timerInterval: context.attributes.waitingTime(until: context.state.readyAt),
        countsDown: true, showsHours: false
      )
      .monospacedDigit()
      .multilineTextAlignment(.trailing)
      .frame(maxWidth: 56, alignment: .trailing)
    } else {
      Text(context.state.step == .ready ? "Ready" : "Enjoy")
    }
  }
}

/// The track while the coffee is being made, the question once it is drunk.
struct CoffeeFooter: View {
  let context: ActivityViewContext<CoffeeOrderAttributes>

  var body: some View {
    VStack(spacing: 4) {
      if context.state.step < .collected {
        CoffeeTrack(step: context.state.step)
        Text(context.state.step.title)
          .font(.caption)
          .foregroundStyle(.coffeeCream.opacity(0.7))
      } else if let rating = context.state.rating {
        Label("You said: \(rating.title.lowercased()). Thank you!", systemImage: rating.symbol)
          .font(.subheadline)
          .foregroundStyle(.coffeeCaramel)
      } else {
        Text("How was it?")
          .font(.caption)
          .foregroundStyle(.coffeeCream.opacity(0.7))
        CoffeeRatingBar(number: context.attributes.number)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// The four steps as beads on a string.
struct CoffeeTrack: View {
  let step: CoffeeStep

  var body: some View {
    HStack(spacing: 4) {
      ForEach(CoffeeStep.track, id: \.self) { bead in
        if bead != .received {
          Capsule()
            .fill(.coffeeCaramel.opacity(bead <= step ? 1 : 0.25))
            .frame(height: 3)
        }
        Image(systemName: bead.symbol)
          .font(.caption.bold())
          .foregroundStyle(bead <= step ? Color.coffeeBean : Color.coffeeCream.opacity(0.6))
          .frame(width: 24, height: 24)
          .background(.coffeeCaramel.opacity(bead <= step ? 1 : 0.2), in: .circle)
      }
    }
  }
}

struct CoffeeRatingBar: View {
  let number: Int

  var body: some View {
    HStack(spacing: 12) {
      ForEach(CoffeeRating.allCases, id: \.self) { rating in
        Button(intent: RateCoffeeIntent(number: number, rating: rating)) {
          Label(rating.title, systemImage: rating.symbol)
        }
        .buttonStyle(CoffeeRatingStyle(tint: rating == .lovely ? .green : .coffeeCream))
      }
    }
  }
}

struct CoffeeRatingStyle: ButtonStyle {
  let tint: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(tint)
      .padding(.vertical, 7)
      .frame(maxWidth: .infinity)
      .background(tint.opacity(configuration.isPressed ? 0.4 : 0.18), in: .capsule)
  }
}
