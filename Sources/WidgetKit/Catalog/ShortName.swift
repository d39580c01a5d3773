/// The name of a type without its module, as `String(describing:)` answers.
///
/// That searches every conformance of the process for a description of the type's own, which takes longer
/// than drawing a frame does.
func shortName(of type: Any.Type) -> String { _typeName(type, qualified: false) }
