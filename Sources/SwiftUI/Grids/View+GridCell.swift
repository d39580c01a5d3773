import BoxLayout
import Foundation

/// What a cell says of itself to its grid.
enum GridCellTrait {
  enum Columns {}
  enum ColumnAlignment {}
  enum Anchor {}
  enum UnsizedAxes {}
}

nonisolated extension View {
  /// Lets a cell take the room of several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    wrapped(call: ["\(count)"]) { tree, box in
      tree.setTrait(ObjectIdentifier(GridCellTrait.Columns.self), max(1, count), of: box)
      return box
    }
  }

  /// Aligns the column that this cell is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified { lowering, content in
      let guide = lowering.guide(guide)
      lowering.wrap(content) { tree, box in
        tree.setTrait(ObjectIdentifier(GridCellTrait.ColumnAlignment.self), guide, of: box)
        return box
      }
    }
  }

  /// Puts a place of this cell on the same place of its room.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    wrapped { tree, box in
      tree.setTrait(ObjectIdentifier(GridCellTrait.Anchor.self), anchor, of: box)
      return box
    }
  }

  /// Keeps this cell from making its row or column larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    wrapped { tree, box in
      tree.setTrait(ObjectIdentifier(GridCellTrait.UnsizedAxes.self), axes, of: box)
      return box
    }
  }
}
