import ActivityKit
import Foundation

/// A hero who is out in the woods while the phone is in a pocket.
struct HeroQuestAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var hearts: Int
    var chapter: Int
    var coins: Int
    var event: QuestEvent
  }

  var hero: QuestHero
  var quest: String
  var chapters: Int
}

struct QuestHero: Codable, Hashable, Identifiable {
  var name: String
  var emoji: String
  var calling: String
  var level: Int
  var maximumHearts: Int

  var id: String { name }
  var url: URL? { URL(string: "quest://hero/\(emoji)") }

  static let juniper = QuestHero(
    name: "Juniper", emoji: "🦊", calling: "Lantern Bearer", level: 7, maximumHearts: 5)
  static let professorHoot = QuestHero(
    name: "Professor Hoot", emoji: "🦉", calling: "Keeper of Maps", level: 23, maximumHearts: 4)
}

/// What has just happened, with a picture for the places that have room for no more.
struct QuestEvent: Codable, Hashable {
  var emoji: String
  var text: String
}

extension HeroQuestAttributes {
  static var preview: HeroQuestAttributes {
    HeroQuestAttributes(hero: .juniper, quest: "The Sunken Bell", chapters: 6)
  }

  static var owl: HeroQuestAttributes {
    HeroQuestAttributes(hero: .professorHoot, quest: "The Library at the End of the Rain", chapters: 9)
  }
}

extension HeroQuestAttributes.ContentState {
  static var setOut: Self {
    Self(
      hearts: 5, chapter: 1, coins: 12,
      event: QuestEvent(emoji: "🌲", text: "Juniper steps under the old trees. Something is humming."))
  }

  static var ambushed: Self {
    Self(
      hearts: 1, chapter: 3, coins: 40,
      event: QuestEvent(
        emoji: "🐗", text: "A boar charges out of the ferns! Juniper needs a potion before the next bend."))
  }

  static var treasure: Self {
    Self(
      hearts: 4, chapter: 5, coins: 265,
      event: QuestEvent(emoji: "💎", text: "Behind the waterfall: a chest, and it is not locked."))
  }

  static var victorious: Self {
    Self(
      hearts: 3, chapter: 6, coins: 320,
      event: QuestEvent(emoji: "🔔", text: "The bell rings again. The whole valley hears it."))
  }
}
