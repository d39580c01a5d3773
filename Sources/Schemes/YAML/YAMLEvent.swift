internal import CYAML

/// One event of libyaml's parser, with its text copied out.
struct YAMLEvent {
  enum Kind {
    case scalar(String, isPlain: Bool)
    case listStart, mappingStart
    /// The end of a list or a mapping.
    case end
    case alias
    case documentStart, streamEnd
    /// Of no account here.
    case other
  }

  var kind: Kind
  var place: SchemePlace

  init(_ event: yaml_event_t) {
    // libyaml counts from 0.
    place = SchemePlace(line: event.start_mark.line + 1, column: event.start_mark.column + 1)
    kind =
      switch event.type {
      case YAML_SCALAR_EVENT:
        .scalar(
          String(
            decoding: UnsafeBufferPointer(start: event.data.scalar.value, count: event.data.scalar.length),
            as: UTF8.self), isPlain: event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE)
      case YAML_SEQUENCE_START_EVENT: .listStart
      case YAML_MAPPING_START_EVENT: .mappingStart
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .end
      case YAML_ALIAS_EVENT: .alias
      case YAML_DOCUMENT_START_EVENT: .documentStart
      case YAML_STREAM_END_EVENT: .streamEnd
      default: .other
      }
  }
}
