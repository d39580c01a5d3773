/// The types that subscribe.
public enum Subscribers {}
