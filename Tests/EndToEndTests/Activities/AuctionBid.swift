// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct AuctionAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var bid: Decimal
    var bidder: String
    var isMine: Bool
    var closes: Date
    var bids: Int
    var reserveMet: Bool
  }
  var lot: Int
  var title: String
  var currency: String
  var start: Decimal
}

struct AuctionStatusView: View {
  enum Size { case large, small }
  var context: ActivityViewContext<AuctionAttributes>
  var size: Size = .large

  private var price: Text {
    Text(context.state.bid, format: .currency(code: context.attributes.currency).precision(.fractionLength(0)))
      .font(size == .large ? .system(size: 32, weight: .bold) : .headline)
      .foregroundColor(context.state.isMine ? .green : .primary)
  }

  var body: some View {
    ViewThatFits {
      HStack(alignment: .center) {
        VStack(alignment: .leading, spacing: 2) {
          price
          status
        }
        Spacer(minLength: 20)
        closing
      }
      VStack { price; closing }
      price
    }
    .lineLimit(1)
  }

  private var status: some View {
    (Text(context.state.isMine ? "You lead" : "\(context.state.bidder) leads") + Text(" · ") + Text("\(context.state.bids) bids"))
      .font(.footnote)
      .foregroundColor(.secondary)
  }

  private var closing: some View {
    VStack(alignment: .trailing) {
      Text("Closes in").font(.caption2).foregroundColor(.secondary)
      Text(context.state.closes, style: .relative)
        .font(.callout)
        .foregroundColor(context.state.closes.timeIntervalSinceNow < 60 ? .red : .primary)
    }
  }
}

struct AuctionLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AuctionAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text("LOT \(context.attributes.lot)").font(.caption2).padding(4).border(.secondary, width: 1)
          Text(context.attributes.title).font(.headline).lineLimit(1)
        }
        AuctionStatusView(context: context)
        if !context.state.reserveMet {
          Label("Reserve not met", systemImage: "exclamationmark.circle").font(.caption2).foregroundColor(.orange)
        }
      }
      .padding()
      .overlay(alignment: .topTrailing) {
        if context.state.isMine {
          Image(systemName: "crown.fill").foregroundColor(.yellow).padding([.top, .trailing], 12)
        }
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.title).font(.headline).lineLimit(1) }
        DynamicIslandExpandedRegion(.bottom) { AuctionStatusView(context: context, size: .small) }
      } compactLeading: {
        Image(systemName: context.state.isMine ? "crown.fill" : "hammer").foregroundColor(context.state.isMine ? .yellow : .white)
      } compactTrailing: {
        Text(context.state.bid, format: .currency(code: context.attributes.currency).notation(.compactName))
      } minimal: {
        Image(systemName: "hammer.fill")
      }
      .widgetURL(URL(string: "auction://lot/\(context.attributes.lot)"))
    }
  }
}

#Preview("Auction", as: .content, using: AuctionAttributes(lot: 214, title: "Walnut writing desk, c. 1780", currency: "GBP", start: 400)) {
  AuctionLiveActivity()
} contentStates: {
  AuctionAttributes.ContentState(bid: 1250, bidder: "J. B.", isMine: false, closes: .now + 3700, bids: 14, reserveMet: false)
  AuctionAttributes.ContentState(bid: 1400, bidder: "Me", isMine: true, closes: .now + 45, bids: 15, reserveMet: true)
}
