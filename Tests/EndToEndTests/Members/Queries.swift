// Every public member of queries by properties. Shortcuts asks them, so what is shown is what they are made of.
import AppIntents
import SwiftUI

struct Bakery: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bakery"
  static let defaultQuery = BakeryQuery()
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Stars") var stars: Int
  @Property(title: "Breads") var breads: [String]
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: Int, name: String, stars: Int, breads: [String]) {
    self.id = id
    self.name = name
    self.stars = stars
    self.breads = breads
  }
}

struct BakeryQuery: EntityPropertyQuery {
  typealias Test = @Sendable (Bakery) -> Bool

  static let all = [
    Bakery(id: 1, name: "Old Mill", stars: 5, breads: ["Rye"]),
    Bakery(id: 2, name: "Corner", stars: 3, breads: ["Spelt", "Rye"]),
  ]

  static var findIntentDescription: IntentDescription? { IntentDescription("Finds bakeries") }

  static var properties: QueryProperties {
    QueryProperties {
      Property(\Bakery.$name) {
        EqualToComparator { name in { $0.name == name } }
        NotEqualToComparator { name in { $0.name != name } }
        ContainsComparator { (part: String) in { $0.name.contains(part) } }
        HasPrefixComparator { part in { $0.name.hasPrefix(part) } }
        HasSuffixComparator { part in { $0.name.hasSuffix(part) } }
      }
      Property(\.$stars) {
        LessThanComparator { stars in { $0.stars < stars } }
        LessThanOrEqualToComparator { stars in { $0.stars <= stars } }
        GreaterThanComparator { stars in { $0.stars > stars } }
        GreaterThanOrEqualToComparator { stars in { $0.stars >= stars } }
        IsBetweenComparator { least, most in { $0.stars >= least && $0.stars <= most } }
      }
      Property(\.$breads) {
        ContainsComparator { bread in { $0.breads.contains(bread) } }
      }
    }
  }

  static var sortingOptions: SortingOptions {
    SortingOptions {
      SortableBy(\Bakery.$name)
      SortableBy(\.$stars)
    }
  }

  func entities(for identifiers: [Int]) async throws -> [Bakery] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(
    matching comparators: [Test], mode: ComparatorMode, sortedBy: [Sort<Bakery>], limit: Int?
  ) async throws -> [Bakery] {
    let found = Self.all.filter { bakery in
      switch mode {
      case .and: comparators.allSatisfy { $0(bakery) }
      case .or: comparators.contains { $0(bakery) }
      }
    }
    let names = sortedBy.filter { $0.by == \Bakery.$name && $0.order == .ascending }
    let turned = sortedBy.contains { $0.order == EntityQuerySort<Bakery>.Ordering.descending }
    let sorted = names.isEmpty ? found : found.sorted { ($0.name < $1.name) != turned }
    return Array(sorted.prefix(limit ?? .max))
  }
}

struct Bakeries: View {
  private let query = BakeryQuery.findIntentDescription
  @State private var shown = [BakeryQuery.all[1], BakeryQuery.all[0]]

  var body: some View {
    VStack(alignment: .leading) {
      let _ = (BakeryQuery.properties, BakeryQuery.sortingOptions)
      ForEach(shown) { Text(verbatim: "\($0.name) \($0.stars)") }
      Text(verbatim: "\(query != nil) \(BakeryQuery.ComparatorMode.and != .or)")
    }
  }
}

//= Corner 3
//= Old Mill 5
//= true true
#Preview("bakeries") { Bakeries() }
