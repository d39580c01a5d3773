import BoxLayout
import Cells

/// The boxes of a surface with the ways from one to another.
///
/// A path names a box by its positions among its parents' children: the first says which card or island, the
/// second which presentation in it.
struct InspectedTree {
  let roots: [BoxDescription]

  /// The box at a path; `nil` where there is none.
  func box(at path: [Int]) -> BoxDescription? {
    guard let first = path.first, roots.indices.contains(first) else { return nil }
    var box = roots[first]
    for position in path.dropFirst() {
      guard box.children.indices.contains(position) else { return nil }
      box = box.children[position]
    }
    return box
  }

  /// The boxes from the outermost to the one at a path.
  func line(to path: [Int]) -> [BoxDescription] {
    path.indices.compactMap { box(at: Array(path[...$0])) }
  }

  /// The longest part of a path that leads to a box, else the first presentation's; `nil` in an empty tree.
  func nearest(to path: [Int]) -> [Int]? {
    var path = path
    while !path.isEmpty, box(at: path) == nil { path.removeLast() }
    return path.isEmpty ? presentations.first : path
  }

  /// The paths of the outermost box of each presentation, in reading order.
  var presentations: [[Int]] {
    roots.indices.flatMap { root in
      roots[root].children.indices.map { content in
        roots[root].children[content].children.isEmpty ? [root, content] : [root, content, 0]
      }
    }
  }

  // MARK: Steps

  enum Step { case parent, child, previous, next }

  /// Where a step leads; `nil` where there is nothing.
  func path(_ step: Step, from path: [Int]) -> [Int]? {
    guard let last = path.last else { return nil }
    var target = path
    switch step {
    case .parent: target.removeLast()
    case .child: target.append(0)
    case .previous: target[target.count - 1] = last - 1
    case .next: target[target.count - 1] = last + 1
    }
    return box(at: target) == nil ? nil : target
  }

  /// The next text behind a path, in reading order and round again, that is cut in cells or on a device.
  func nextCutText(behind path: [Int]) -> [Int]? {
    let cut = paths { $0.details?.missing != nil || $0.details?.points?.missing != nil }
    return cut.first { path.lexicographicallyPrecedes($0) } ?? cut.first
  }

  private func paths(where matches: (BoxDescription) -> Bool) -> [[Int]] {
    var found: [[Int]] = []
    func look(_ box: BoxDescription, _ path: [Int]) {
      if matches(box) { found.append(path) }
      for (position, child) in box.children.enumerated() { look(child, path + [position]) }
    }
    for (position, root) in roots.enumerated() { look(root, [position]) }
    return found
  }

  // MARK: Places

  /// The deepest box at a place, of several the one that is drawn over the others; `nil` beside all.
  func path(at place: CellPoint) -> [Int]? {
    for position in roots.indices.reversed() where roots[position].rect.contains(place) {
      return deepest(in: roots[position], [position], at: place)
    }
    return nil
  }

  private func deepest(in box: BoxDescription, _ path: [Int], at place: CellPoint) -> [Int]? {
    // What lies behind a view is drawn before it.
    let order = box.kind == "background" ? Array(box.children.indices) : box.children.indices.reversed()
    for position in order {
      // A child may be seen outside of its parent.
      if let found = deepest(in: box.children[position], path + [position], at: place) { return found }
    }
    return box.rect.contains(place) ? path : nil
  }
}
