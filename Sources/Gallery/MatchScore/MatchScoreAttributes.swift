import ActivityKit
import Foundation

/// One football match.
struct MatchScoreAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var home: Int
    var away: Int
    var period: MatchPeriod
    /// When the clock of this half would have stood at 0:00 of the match.
    var clockStart: Date
    var highlight: MatchHighlight?
  }

  var competition: String
  var venue: String
  var home: MatchTeam
  var away: MatchTeam
}

struct MatchTeam: Codable, Hashable {
  var name: String
  var short: String
  var color: TeamColor
}

enum TeamColor: String, Codable {
  case red, blue, green, yellow
}

enum MatchPeriod: String, Codable {
  case before, firstHalf, halfTime, secondHalf, fullTime

  var title: String {
    switch self {
    case .before: "Kick-off soon"
    case .firstHalf: "1st half"
    case .halfTime: "Half-time"
    case .secondHalf: "2nd half"
    case .fullTime: "Full time"
    }
  }

  var isPlaying: Bool { self == .firstHalf || self == .secondHalf }
}

/// The last thing to talk about.
struct MatchHighlight: Codable, Hashable {
  var symbol: String
  var minute: Int
  var text: String
}

extension MatchScoreAttributes {
  static let preview = MatchScoreAttributes(
    competition: "Harbour Cup · Semi-final", venue: "Pier Ground",
    home: MatchTeam(name: "Port Albion", short: "ALB", color: .red),
    away: MatchTeam(name: "Northgate", short: "NOR", color: .blue))
}

extension MatchScoreAttributes.ContentState {
  static var kickOffSoon: Self {
    Self(home: 0, away: 0, period: .before, clockStart: .now + 12 * 60)
  }

  static var opener: Self {
    Self(
      home: 1, away: 0, period: .firstHalf, clockStart: .now - (23 * 60 + 41),
      highlight: MatchHighlight(symbol: "soccerball", minute: 22, text: "Ines Duarte, left foot"))
  }

  static var halfTime: Self {
    Self(
      home: 1, away: 1, period: .halfTime, clockStart: .now - 45 * 60,
      highlight: MatchHighlight(symbol: "soccerball", minute: 44, text: "Kofi Mensah, header"))
  }

  static var redCard: Self {
    Self(
      home: 2, away: 1, period: .secondHalf, clockStart: .now - (71 * 60 + 8),
      highlight: MatchHighlight(symbol: "rectangle.portrait.fill", minute: 70, text: "Red card: Lindqvist"))
  }

  static var fullTime: Self {
    Self(
      home: 3, away: 2, period: .fullTime, clockStart: .now - 94 * 60,
      highlight: MatchHighlight(symbol: "trophy.fill", minute: 90, text: "Port Albion are in the final!"))
  }
}
