// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct ChessAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var board: String // FEN placement
        var white: TimeInterval
        var black: TimeInterval
        var turnStarted: Date?
        var whiteToMove: Bool
        var lastMove: String
    }
    var white: String
    var black: String
}

struct Board: View {
    let fen: String
    var size: CGFloat = 64
    static let pieces: [Character: String] = ["K": "♔", "Q": "♕", "R": "♖", "B": "♗", "N": "♘", "P": "♙", "k": "♚", "q": "♛", "r": "♜", "b": "♝", "n": "♞", "p": "♟"]

    private var rows: [[String]] {
        fen.split(separator: "/").map { row in
            row.flatMap { character -> [String] in
                if let blanks = character.wholeNumberValue { return Array(repeating: " ", count: blanks) }
                return [Self.pieces[character] ?? "?"]
            }
        }
    }

    var body: some View {
        VStack(spacing: 0) {
            ForEach(Array(rows.enumerated()), id: \.offset) { y, row in
                HStack(spacing: 0) {
                    ForEach(Array(row.enumerated()), id: \.offset) { x, piece in
                        Text(piece)
                            .frame(width: size / 4, height: size / 4)
                            .background((x + y).isMultiple(of: 2) ? Color(white: 0.75) : Color(white: 0.35))
                            .foregroundStyle(.black)
                    }
                }
            }
        }
    }
}

struct ClockLabel: View {
    var name: String
    var remaining: TimeInterval
    var since: Date?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(name).font(.caption).lineLimit(1)
            if let since {
                Text(timerInterval: since...since.addingTimeInterval(remaining), countsDown: true)
                    .font(.title2.monospacedDigit().weight(.bold))
                    .foregroundStyle(remaining < 60 ? Color.red : Color.primary)
            } else {
                Text(Duration.seconds(remaining).formatted(.time(pattern: .minuteSecond)))
                    .font(.title2.monospacedDigit())
                    .foregroundStyle(.secondary)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct ChessLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ChessAttributes.self) { context in
            HStack(alignment: .top, spacing: 12) {
                Board(fen: context.state.board)
                VStack(alignment: .leading) {
                    clock(context, white: false)
                    Text("Last: \(context.state.lastMove)").font(.footnote).foregroundStyle(.secondary)
                    clock(context, white: true)
                }
            }
            .padding(12)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { clock(context, white: true) }
                DynamicIslandExpandedRegion(.trailing) { clock(context, white: false) }
                DynamicIslandExpandedRegion(.bottom) { Text(context.state.lastMove).frame(maxWidth: .infinity) }
            } compactLeading: {
                Text(context.state.whiteToMove ? "♔" : "♚")
            } compactTrailing: {
                clock(context, white: context.state.whiteToMove).labelsHidden().frame(width: 50)
            } minimal: {
                Text("♞")
            }
        }
    }

    private func clock(_ context: ActivityViewContext<ChessAttributes>, white: Bool) -> ClockLabel {
        ClockLabel(name: white ? context.attributes.white : context.attributes.black,
                   remaining: white ? context.state.white : context.state.black,
                   since: context.state.whiteToMove == white ? context.state.turnStarted : nil)
    }
}

#Preview("Endgame", as: .content, using: ChessAttributes(white: "Judit", black: "Garry")) {
    ChessLiveActivity()
} contentStates: {
    ChessAttributes.ContentState(board: "4k3/8/4K3/4P3", white: 184, black: 47, turnStarted: .now, whiteToMove: true, lastMove: "54… Ke8")
    ChessAttributes.ContentState(board: "4k3/4P3/4K3/8", white: 180, black: 41, turnStarted: nil, whiteToMove: false, lastMove: "56. e7 ½–½")
}
