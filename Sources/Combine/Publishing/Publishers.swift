/// The types behind the operators.
public enum Publishers {}
