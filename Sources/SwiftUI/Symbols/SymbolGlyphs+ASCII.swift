extension SymbolGlyphs {
  /// Each glyph beyond ASCII with its stand-in in ASCII, in the order of the scalars.
  static let asciiTable: StaticString = """
    £L ¥Y §S «< °' ±+ »> ÷/ ƒf ƛr ΨY λr
    ψY ЖA ж* ‖| ‹< ›> ₩W €E ℹi ←< ↑^ →>
    ↓v ↔- ↕| ↖\\ ↗/ ↘\\ ↙/ ↝~ ↠r ↥^ ↧v ↯/
    ↰< ↱> ↲v ↳> ↴v ↵< ↶< ↷> ↺c ↻c ⇄= ⇅|
    ⇞^ ⇟v ⇤< ⇥> ⇦< ⇧^ ⇨> ⇩v ⇱/ ⇲/ ⇹= −-
    ∞8 ∟L ∩( ∴: ∿~ ≈~ ≋~ ≡= ≣= ≶/ ⊂( ⊃)
    ⊎U ⊓O ⊔U ⊕+ ⊖- ⊗x ⊘/ ⊙o ⊚@ ⊛* ⊞+ ⊟-
    ⊠x ⊢> ⊣< ⊲< ⋯. ⌁~ ⌂A ⌃^ ⌄v ⌔( ⌕o ⌘#
    ⌥/ ⌦> ⌧x ⌨# ⌫< ⌻O ⌼O ⌽o ⍁/ ⍂\\ ⍇< ⍈>
    ⍋^ ⍓U ⍝n ⍡! ⍥o ⍰? ⎇Y ⎋< ⏏^ ╪= ╫H ▂_
    ▄= ▆# ▟/ ■# □# ▢# ▣# ▤= ▥| ▦# ▨# ▩#
    ▬# ▭# ▮# ▯# ▰# ▱# ▲^ △^ ▶> ▷> ▼v ▽v
    ◀< ◁< ◉@ ◊o ○o ◌o ◍o ◎@ ●o ◐o ◑o ◔o
    ◙O ◢/ ◧[ ◨] ◪# ◫# ◮A ◯O ◴o ◵o ◶o ◷o
    ☀* ☁~ ☂T ☄* ★* ☆* ☈/ ☉o ☊n ☍& ☎p ☏p
    ☑v ☒x ☖U ☗U ☘% ☜< ☞> ☟v ☹o ☺o ☻o ☼*
    ☾( ♆Y ♕W ♙i ♛W ♜# ♟i ♡v ♢# ♣T ♥v ♦#
    ♨u ♪n ♫n ♲c ⚇8 ⚐P ⚑P ⚒T ⚔X ⚕+ ⚖T ⚗A
    ⚙* ⚠! ⚭& ⚯8 ⚱U ⚲! ⚷k ✂X ✈+ ✉M ✎/ ✐/
    ✑/ ✓v ✔v ✕x ✚+ ✜+ ✥+ ✦* ✧* ✪* ✱* ❀*
    ❂o ❄* ❐# ❒# ❖# ❝" ❞" ❯> ➤> ⟜- ⟫) ⧫o
    ⬚# ⬟# ⬠# ⬡# ⬢# ⬤O
    """
}
