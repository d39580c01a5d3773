import BoxLayout

/// A column of a vertical lazy grid or a row of a horizontal one, in units.
struct GridTrack {
  enum Size {
    case fixed(Int)
    case flexible(Int, Int)
    case adaptive(Int, Int)
  }

  let size: Size
  /// The gap behind the track.
  let gap: Int
  let alignment: BoxAlignment
}

/// Fills tracks line by line, as the lazy grids do.
///
/// Tracks share the room in order: a fixed one takes its length, the others an equal share of what is
/// left, inside of their bounds; an adaptive one is cut into as many tracks as have room in its share.
struct TrackGridArrangement: Arrangement {
  /// The axis that the tracks lie side by side along.
  let axis: BoxAxis
  let tracks: [GridTrack]
  let lineGap: Int
  let alignment: BoxGuide

  private struct Place {
    var start: Int
    var length: Int
    var alignment: BoxAlignment
  }

  func size(of children: BoxChildren, in tree: inout BoxTree, proposal: BoxProposal) -> BoxSize {
    let places = places(proposal[axis])
    let width = places.last.map { $0.start + $0.length } ?? 0
    let lines = lines(of: children, places, &tree)
    var size = BoxSize.zero
    let offered = proposal[axis]
    size[axis] =
      offered == BoxProposal.unspecified || offered >= BoxProposal.infinity ? width : max(offered, width)
    size[axis.other] = lines.reduce(0, +) + lineGap * max(0, lines.count - 1)
    return size
  }

  func place(
    _ children: BoxChildren, in tree: inout BoxTree, size: BoxSize, proposal: BoxProposal
  ) {
    let places = places(proposal[axis])
    guard !places.isEmpty else { return }
    let lines = lines(of: children, places, &tree)
    let width = places.last.map { $0.start + $0.length } ?? 0
    let first = BoxTree.offset(of: width, in: size[axis], alignment)
    var start = 0
    for (line, length) in lines.enumerated() {
      for (track, place) in places.enumerated() {
        let position = line * places.count + track
        guard position < children.count else { break }
        var room = BoxSize.zero
        room[axis] = place.length
        room[axis.other] = length
        tree.align(
          children[position], in: room, place.alignment, proposal: offer(place.length))
        let (across, along) = (first + place.start, start)
        tree.shift(
          [children[position]], x: axis == .horizontal ? across : along,
          y: axis == .horizontal ? along : across)
      }
      start += length + lineGap
    }
  }

  private func offer(_ length: Int) -> BoxProposal {
    var proposal = BoxProposal.ideal
    proposal[axis] = length
    return proposal
  }

  /// The length of each line: that of its longest view.
  private func lines(
    of children: BoxChildren, _ places: [Place], _ tree: inout BoxTree
  ) -> [Int] {
    guard !places.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: places.count).map { first in
      zip(places, first..<min(first + places.count, children.count)).reduce(0) { length, entry in
        max(length, tree.measure(children[entry.1], offer(entry.0.length))[axis.other])
      }
    }
  }

  private func places(_ offered: Int) -> [Place] {
    let isOpen = offered == BoxProposal.unspecified || offered >= BoxProposal.infinity
    var left = isOpen ? 0 : offered - tracks.dropLast().reduce(0) { $0 + $1.gap }
    var flexible = 0
    for track in tracks {
      if case .fixed(let length) = track.size { left -= length } else { flexible += 1 }
    }
    left = max(0, left)
    var places: [Place] = []
    var start = 0
    func add(_ length: Int, _ track: GridTrack) {
      places.append(Place(start: start, length: length, alignment: track.alignment))
      start += length + track.gap
    }
    for track in tracks {
      switch track.size {
      case .fixed(let length): add(length, track)
      case .flexible(let least, let most):
        let length = max(least, min(most, left / flexible))
        add(length, track)
        (left, flexible) = (max(0, left - length), flexible - 1)
      case .adaptive(let least, let most):
        let share = left / flexible
        let count = max(1, (share + track.gap) / (least + track.gap))
        // What does not divide evenly goes to the first tracks.
        let room = max(least * count, share - track.gap * (count - 1))
        for index in 0..<count {
          add(min(most, room / count + (index < room % count ? 1 : 0)), track)
        }
        (left, flexible) = (max(0, left - share), flexible - 1)
      }
    }
    return places
  }
}
