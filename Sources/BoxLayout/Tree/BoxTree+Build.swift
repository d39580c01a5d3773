import Cells

// MARK: Leaves

extension BoxTree {
  /// A box without size that shows nothing.
  public mutating func empty() -> BoxID { add(.empty) }

  public mutating func fill(_ paint: Paint) -> BoxID { add(.fill(paint: add(paint))) }

  public mutating func shape(_ shape: ShapeBox) -> BoxID {
    shapes.append(shape)
    return add(.shape(Int32(shapes.count - 1)))
  }

  /// Room of at least so many units along the axis of the stack it is put into.
  public mutating func spacer(minimumWidth: Int, minimumHeight: Int) -> BoxID {
    let box = add(
      .spacer(
        minimumWidth: Int32(clamping: minimumWidth), minimumHeight: Int32(clamping: minimumHeight),
        axis: nil))
    nodes[box.index].isSpacer = true
    // Everything else in a stack gets its room first, as in SwiftUI.
    nodes[box.index].priority = -.infinity
    return box
  }

  /// A line, level unless it is put into a row.
  public mutating func divider(_ paint: Paint) -> BoxID {
    add(.divider(paint: add(paint), axis: .horizontal))
  }

  public mutating func progress(_ progress: ProgressBox) -> BoxID {
    progresses.append(progress)
    return add(.progress(Int32(progresses.count - 1)))
  }

  public mutating func picture(_ picture: PictureBox) -> BoxID {
    pictures.append(picture)
    return add(.picture(Int32(pictures.count - 1)))
  }

  /// An area that takes what it is offered and is painted by a function, inside of its cells.
  public mutating func drawing(_ draw: @escaping (inout Canvas, CellRect) -> Void) -> BoxID {
    drawings.append(draw)
    return add(.drawing(Int32(drawings.count - 1)))
  }
}

// MARK: One child

extension BoxTree {
  /// Fixes the width, the height or both.
  ///
  /// - Parameters:
  ///   - width: in points, `nil` for the child's; NaN and infinity count as `nil`.
  ///   - height: in points, `nil` for the child's; NaN and infinity count as `nil`.
  public mutating func frame(
    _ child: BoxID, width: Double?, height: Double?, alignment: BoxAlignment
  ) -> BoxID {
    let width = width.flatMap { $0.isFinite ? $0 : nil }
    let height = height.flatMap { $0.isFinite ? $0 : nil }
    framePoints.append((Float(width ?? 0), Float(height ?? 0)))
    return wrap(
      child,
      .frame(
        width: width.map { Int32(clamping: metrics.frameWidth($0)) } ?? -1,
        height: height.map { Int32(clamping: metrics.frameHeight($0)) } ?? -1, alignment: alignment,
        points: Int32(framePoints.count - 1)))
  }

  /// Bounds the width and the height, in units; `BoxProposal.unspecified` where there is no bound.
  public mutating func flexibleFrame(
    _ child: BoxID, minimum: BoxProposal, ideal: BoxProposal, maximum: BoxProposal,
    alignment: BoxAlignment
  ) -> BoxID {
    flexibleFrames.append(
      FlexibleFrame(minimum: minimum, ideal: ideal, maximum: maximum, alignment: alignment))
    return wrap(child, .flexibleFrame(Int32(flexibleFrames.count - 1)))
  }

  public mutating func padding(_ child: BoxID, _ insets: BoxInsets) -> BoxID {
    wrap(
      child,
      .padding(
        top: Int16(clamping: insets.top), leading: Int16(clamping: insets.leading),
        bottom: Int16(clamping: insets.bottom), trailing: Int16(clamping: insets.trailing)))
  }

  /// Moves what is seen without moving the box.
  public mutating func offset(_ child: BoxID, x: Int, y: Int) -> BoxID {
    usesOffsets = usesOffsets || x != 0 || y != 0
    return wrap(child, .offset(x: Int32(clamping: x), y: Int32(clamping: y)))
  }

  /// Takes all the room and puts the child's centre at a place in it, in points: which cells it takes is
  /// only known when its size is.
  public mutating func position(_ child: BoxID, x: Double, y: Double) -> BoxID {
    wrap(child, .position(x: Float(metrics.units(horizontal: x)), y: Float(metrics.units(vertical: y))))
  }

  public mutating func fixedSize(_ child: BoxID, horizontal: Bool, vertical: Bool) -> BoxID {
    wrap(child, .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps a ratio of width to height in points; `nil` keeps the child's own.
  public mutating func aspectRatio(_ child: BoxID, _ ratio: Double?, fill: Bool) -> BoxID {
    wrap(child, .aspectRatio(ratio ?? 0, fill: fill))
  }

  public mutating func opacity(_ child: BoxID, _ opacity: Double) -> BoxID {
    wrap(child, .opacity(opacity))
  }

  public mutating func rotation(_ child: BoxID, radians: Double) -> BoxID {
    wrap(child, .rotation(radians))
  }

  /// Cuts what is below to a form.
  public mutating func clip(_ child: BoxID, _ shape: ShapeBox) -> BoxID {
    shapes.append(shape)
    return wrap(child, .clip(Int32(shapes.count - 1)))
  }

  public mutating func hidden(_ child: BoxID) -> BoxID { wrap(child, .hidden) }

  /// Names a coordinate space by a number of ``addSpace()``.
  public mutating func space(_ child: BoxID, _ number: Int) -> BoxID {
    wrap(child, .space(Int32(number)))
  }

  /// Makes a named coordinate space and answers its number.
  public mutating func addSpace() -> Int {
    spaces.append(BoxSpace())
    return spaces.count - 1
  }

  /// Marks a place that can be tapped by a number of the caller's.
  public mutating func region(_ child: BoxID, _ number: Int) -> BoxID {
    wrap(child, .region(Int32(number)))
  }

  public mutating func setPriority(_ priority: Double, of box: BoxID) {
    nodes[box.index].priority = Float(priority)
  }

  public mutating func setDepth(_ depth: Double, of box: BoxID) {
    nodes[box.index].depth = Float(depth)
    usesDepth = usesDepth || depth != 0
  }

  /// Leaves a value for the container of a box, by a key of the caller's.
  public mutating func setTrait(_ key: ObjectIdentifier, _ value: Any, of box: BoxID) {
    let number = Int(nodes[box.index].traits)
    var values = number >= 0 ? traits[number] : [:]
    values[key] = value
    traits.append(values)
    nodes[box.index].traits = Int32(traits.count - 1)
  }

  /// Answers a guide of the child by a function of its size and of its other guides, in units.
  public mutating func guide(
    _ child: BoxID, _ guide: BoxGuide, axis: BoxAxis,
    value: @escaping (BoxSize, (BoxGuide, BoxAxis) -> Int) -> Int
  ) -> BoxID {
    guideFunctions.append(GuideFunction(guide: guide, axis: axis, value: value))
    let box = wrap(child, .guide(Int32(guideFunctions.count - 1)))
    nodes[box.index].contents.insert(.guides)
    return box
  }

  /// Makes a guide of the user's own; its default is a function of a box's size in units.
  public mutating func addCustomGuide(default value: @escaping (BoxSize) -> Int) -> BoxGuide {
    customGuides.append(CustomGuide(value: value))
    return BoxGuide(rawValue: BoxGuide.firstCustom + Int16(customGuides.count - 1))
  }
}

// MARK: Several children

extension BoxTree {
  /// Lays a second box behind the first or over it, in the room that the first takes.
  public mutating func layer(
    _ primary: BoxID, _ secondary: BoxID, alignment: BoxAlignment, isOver: Bool
  ) -> BoxID {
    let box = add(.layer(alignment: alignment, isOver: isOver), CollectionOfOne(primary), secondary)
    inheritTraits(of: primary, to: box)
    return box
  }

  /// Shows a box only where a second one, laid out in its room, covers it.
  public mutating func mask(_ primary: BoxID, by mask: BoxID, alignment: BoxAlignment) -> BoxID {
    let box = add(.mask(alignment: alignment), CollectionOfOne(primary), mask)
    inheritTraits(of: primary, to: box)
    return box
  }

  /// Puts children one after another.
  ///
  /// - Parameter spacing: the gap in units; `nil` is the default: half the standard padding, none beside
  ///   a spacer.
  public mutating func stack(
    _ axis: BoxAxis, alignment: BoxGuide, spacing: Int?, _ children: some Collection<BoxID>
  ) -> BoxID {
    stack(axis, alignment: alignment, spacing: spacing, points: -1, children)
  }

  /// Puts children side by side with a gap in points, `nil` for the default.
  ///
  /// A gap of 2 points and more is at least a column, but where that takes more room than the points would,
  /// see ``arrangeStack(_:axis:spacing:points:_:place:)``.
  public mutating func row(
    alignment: BoxGuide, spacing points: Double?, _ children: some Collection<BoxID>
  ) -> BoxID {
    stack(
      .horizontal, alignment: alignment, spacing: points.map { metrics.spacing($0, along: .horizontal) },
      points: points.map { $0.isFinite ? Float($0) : -1 } ?? -1, children)
  }

  private mutating func stack(
    _ axis: BoxAxis, alignment: BoxGuide, spacing: Int?, points: Float,
    _ children: some Collection<BoxID>
  ) -> BoxID {
    for child in children { turn(child, along: axis) }
    return add(
      .stack(
        axis: axis, alignment: alignment,
        spacing: spacing.map { Int32(clamping: $0) } ?? defaultSpacing, points: points), children)
  }

  /// Puts children over one another.
  public mutating func depthStack(alignment: BoxAlignment, _ children: some Collection<BoxID>) -> BoxID {
    add(.depthStack(alignment: alignment), children)
  }

  /// Shows the first child whose ideal size fits along the given axes, else the last.
  public mutating func firstThatFits(
    horizontal: Bool, vertical: Bool, _ children: some Collection<BoxID>
  ) -> BoxID {
    add(.firstThatFits(horizontal: horizontal, vertical: vertical), children)
  }

  /// Takes what it is offered and makes its content when that is known.
  public mutating func reader(_ content: @escaping (inout BoxTree, BoxSize) -> BoxID) -> BoxID {
    readers.append(Reader(content: content))
    return add(.reader(Int32(readers.count - 1)))
  }

  public mutating func arranged(
    _ arrangement: some Arrangement, _ children: some Collection<BoxID>
  ) -> BoxID {
    arrangements.append(arrangement)
    return add(.arranged(Int32(arrangements.count - 1)), children)
  }
}

// MARK: Nodes

extension BoxTree {
  mutating func add(_ paint: Paint) -> Int32 {
    if let last = paints.last, last == paint { return Int32(paints.count - 1) }
    paints.append(paint)
    return Int32(paints.count - 1)
  }

  mutating func add(_ kind: BoxKind) -> BoxID {
    nodes.append(BoxNode(kind))
    nodes[nodes.count - 1].isRightToLeft = isRightToLeft
    return BoxID(rawValue: Int32(nodes.count - 1))
  }

  private mutating func add(
    _ kind: BoxKind, _ children: some Collection<BoxID>, _ last: BoxID? = nil
  ) -> BoxID {
    let box = add(kind)
    nodes[box.index].firstChild = Int32(childIDs.count)
    childIDs.append(contentsOf: children)
    if let last { childIDs.append(last) }
    let first = Int(nodes[box.index].firstChild)
    nodes[box.index].childCount = Int32(childIDs.count - first)
    for position in first..<childIDs.count {
      nodes[box.index].contents.formUnion(nodes[childIDs[position].index].contents)
    }
    return box
  }

  private mutating func wrap(_ child: BoxID, _ kind: BoxKind) -> BoxID {
    let box = add(kind, CollectionOfOne(child))
    inheritTraits(of: child, to: box)
    return box
  }

  /// Priority, depth, being a spacer and what containers read are traits: a modifier keeps those of what it modifies.
  private mutating func inheritTraits(of child: BoxID, to box: BoxID) {
    nodes[box.index].priority = nodes[child.index].priority
    nodes[box.index].depth = nodes[child.index].depth
    nodes[box.index].traits = nodes[child.index].traits
    nodes[box.index].isSpacer = nodes[child.index].isSpacer
  }

  /// Spacers and dividers take their direction from the stack they stand in, whatever modifies them.
  private mutating func turn(_ child: BoxID, along axis: BoxAxis) {
    var box = child
    while true {
      let node = nodes[box.index]
      switch node.kind {
      case .spacer(let width, let height, nil):
        nodes[box.index].kind = .spacer(minimumWidth: width, minimumHeight: height, axis: axis)
        return
      case .divider(let paint, _):
        nodes[box.index].kind = .divider(paint: paint, axis: axis.other)
        return
      case .frame, .flexibleFrame, .padding, .offset, .position, .fixedSize, .aspectRatio, .opacity,
        .rotation, .clip, .hidden, .region, .guide, .space, .layer, .mask:
        box = self.child(0, of: node)
      case .empty, .text, .fill, .shape, .spacer, .progress, .picture, .drawing, .stack, .depthStack,
        .firstThatFits,
        .reader,
        .arranged:
        return
      }
    }
  }
}
