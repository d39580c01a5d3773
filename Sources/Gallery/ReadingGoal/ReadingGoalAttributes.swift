import ActivityKit
import Foundation

/// Today's pages of one book.
struct ReadingGoalAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var page: Int
    var streak: Int
    var message: String
  }

  var book: String
  var author: String
  var firstPage: Int
  var lastPage: Int
}

extension ReadingGoalAttributes {
  static let preview = ReadingGoalAttributes(
    book: "해 질 녘의 도서관", author: "윤서하", firstPage: 120, lastPage: 168)

  /// The part of today's pages that is read, 0 to 1.
  func fraction(at page: Int) -> Double {
    let pages = max(1, lastPage - firstPage)
    return min(1, max(0, Double(page - firstPage) / Double(pages)))
  }

  func pagesLeft(at page: Int) -> Int {
    max(0, lastPage - page)
  }
}

extension ReadingGoalAttributes.ContentState {
  static let justOpened = Self(page: 120, streak: 11, message: "오늘도 한 장부터 시작해요")
  static let halfway = Self(page: 147, streak: 11, message: "벌써 절반을 넘었어요, 이대로 쭉 가요!")
  static let almostThere = Self(page: 164, streak: 11, message: "네 쪽만 더 읽으면 오늘 목표 달성")
  static let finished = Self(page: 168, streak: 12, message: "열두 날 연속 목표를 이뤘어요 🎉")
}
