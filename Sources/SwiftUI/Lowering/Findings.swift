/// What is found in views on the way to boxes and after it.
///
/// One object for a tree, because content whose size has to be known first is lowered while the tree
/// is laid out, when the tree's owner already holds the rest.
final class Findings {
  var controls: [Control] = []
  var notices: [String] = []
  /// Which view made which box; `nil` while nobody inspects.
  let record: ViewRecord?
  /// What views said of themselves; `nil` while nobody listens.
  let speech: SpeechRecord?
  /// What stays of the views; `nil` for a presentation.
  let graph: ViewGraph?

  init(record: ViewRecord? = nil, speech: SpeechRecord? = nil, graph: ViewGraph? = nil) {
    self.record = record
    self.speech = speech
    self.graph = graph
  }
}
