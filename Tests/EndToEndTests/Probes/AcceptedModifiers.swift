// Modifiers that are accepted and not drawn: none of them changes a cell.
import SwiftUI
import WidgetKit

private struct Item: Identifiable {
  let id = 1
}

private struct Accepted0: View {
  @Namespace private var ns
  @AccessibilityFocusState private var isSpoken: Bool

  var body: some View {
    Probes {
      Probe("1", Text("x")) {
        $0
          .accessibility(label: Text("x"))
          .accessibility(hidden: true)
          .accessibility(identifier: "x")
          .accessibility(value: Text("x"))
          .accessibilityAction(named: "x") {}
          .accessibilityAction {}
          .accessibilityAction(.magicTap) {}
      }
      Probe("2", Text("x")) {
        $0
          .accessibilityActions { Button("x") {} }
          .accessibilityActivationPoint(.center)
          .accessibilityAddTraits([.isButton, .isImage])
          .accessibilityAdjustableAction { _ in }
          .accessibilityChildren { Text("") }
          .accessibilityCustomContent("x", "y")
          .accessibilityCustomContent(Text("x"), Text("y"), importance: .high)
      }
      Probe("3", Text("x")) {
        $0
          .accessibilityDirectTouch()
          .accessibilityElement()
          .accessibilityElement(children: .contain)
          .accessibilityFocused($isSpoken)
          .accessibilityHeading(.h1)
          .accessibilityHidden(true)
          .accessibilityHint("x")
      }
      Probe("4", Text("x")) {
        $0
          .accessibilityIdentifier("x")
          .accessibilityIgnoresInvertColors()
          .accessibilityInputLabels(["x"])
          .accessibilityInputLabels([Text("x")])
          .accessoryWidgetGroupStyle(.circular)
          .accessibilityLabel("x")
          .accessibilityLabel(Text("x"))
          .accessibilityLabel { l in l }
      }
      Probe("5", Text("x")) {
        $0
          .accessibilityLabeledPair(role: .label, id: 1, in: ns)
          .accessibilityLinkedGroup(id: 1, in: ns)
          .accessibilityRemoveTraits(.isImage)
          .accessibilityRepresentation { Text("x") }
          .accessibilityRespondsToUserInteraction(true)
          .accessibilityRotorEntry(id: 1, in: ns)
          .accessibilityScrollAction { _ in }
      }
      Probe("6", Text("x")) {
        $0
          .accessibilityShowsLargeContentViewer()
          .accessibilityShowsLargeContentViewer { Text("") }
          .accessibilitySortPriority(1)
          .accessibilityTextContentType(.plain)
          .accessibilityValue(Text("x"))
          .accessibilityZoomAction { _ in }
          .speechAdjustedPitch(1)
      }
      Probe("7", Text("x")) {
        $0
          .speechAlwaysIncludesPunctuation()
          .speechAnnouncementsQueued()
          .speechSpellsOutCharacters()
      }
    }
  }
}

#Preview("speech") { Accepted0() }

private struct Accepted1: View {
  @State private var on = false
  @State private var pos: Int?

  var body: some View {
    Probes {
      Probe("8", Text("x")) {
        $0
          .actionSheet(isPresented: $on) { ActionSheet(title: Text("x"), buttons: [.cancel()]) }
          .alert("x", isPresented: $on) {
            Button("x") {}
          } message: {
            Text("")
          }
          .alert("x", isPresented: $on) {}
          .alert(isPresented: $on) {
            Alert(title: Text("x"), message: Text("x"), dismissButton: .default(Text("x")))
          }
          .alert("x", isPresented: $on, presenting: pos) { _ in Button("x") {} }
          .confirmationDialog("x", isPresented: $on) { Button("x") {} }
          .confirmationDialog("x", isPresented: $on, titleVisibility: .visible) {
            Button("x") {}
          } message: {
            Text("")
          }
      }
      Probe("9", Text("x")) {
        $0
          .contextMenu { Button("x") {} }
          .contextMenu {
            Button("x") {}
          } preview: {
            Text("")
          }
          .dialogIcon(nil)
          .dialogSuppressionToggle(isSuppressed: $on)
          .fullScreenCover(isPresented: $on) { Text("") }
          .inspector(isPresented: $on) { Text("") }
          .interactiveDismissDisabled()
      }
      Probe("10", Text("x")) {
        $0
          .menuActionDismissBehavior(.disabled)
          .menuIndicator(.hidden)
          .menuOrder(.fixed)
          .menuStyle(.button)
          .menuStyle(.borderlessButton)
          .menuStyle(BorderlessButtonMenuStyle())
          .popover(isPresented: $on) { Text("") }
      }
      Probe("11", Text("x")) {
        $0
          .presentationBackground(.red)
          .presentationBackgroundInteraction(.enabled)
          .presentationCompactAdaptation(.sheet)
          .presentationContentInteraction(.scrolls)
          .presentationCornerRadius(3)
          .presentationDetents([.medium, .fraction(0.3), .height(3), .large])
          .presentationDragIndicator(.visible)
      }
      Probe("12", Text("x")) {
        $0
          .presentationSizing(.form)
          .sheet(isPresented: $on) { Text("") }
          .sheet(isPresented: $on, onDismiss: {}) { Text("") }
          .sheet(item: .constant(Item?.none)) { _ in Text("") }
      }
    }
  }
}

#Preview("presentations") { Accepted1() }

private struct Accepted2: View {

  var body: some View {
    Probes {
      Probe("13", Text("x")) {
        $0
          .allowedDynamicRange(.high)
          .backgroundExtensionEffect()
          .baselineOffset(3)
          .blendMode(.multiply)
          .blur(radius: 3)
          .blur(radius: 3, opaque: true)
          .brightness(1)
      }
      Probe("14", Text("x")) {
        $0
          .buttonRepeatBehavior(.enabled)
          .buttonSizing(.flexible)
          .colorEffect(ShaderLibrary.foo(.float(1)))
          .colorInvert()
          .colorMultiply(.red)
          .compositingGroup()
          .containerBackground(.red, for: .widget)
      }
      Probe("15", Text("x")) {
        $0
          .containerBackground(for: .widget) { Text("") }
          .containerBackground(.red, for: .navigation)
          .containerShape(.rect(cornerRadius: 3))
          .contrast(1)
          .distortionEffect(ShaderLibrary.foo(), maxSampleOffset: .zero)
          .drawingGroup()
          .drawingGroup(opaque: true, colorMode: .linear)
      }
      Probe("16", Text("x")) {
        $0
          .edgesIgnoringSafeArea(.all)
          .fontWidth(.compressed)
          .grayscale(1)
          .hueRotation(.degrees(3))
          .ignoresSafeArea()
          .ignoresSafeArea(.all, edges: .top)
      }
      Probe("17", Text("x")) {
        $0
          .ignoresSafeArea(.keyboard)
          .invalidatableContent()
          .invalidatableContent(false)
          .kerning(1)
          .labelIconToTitleSpacing(3)
          .labelReservedIconWidth(3)
          .layerEffect(ShaderLibrary.default.foo(), maxSampleOffset: .zero)
      }
      Probe("18", Text("x")) {
        $0
          .lineHeight(.loose)
          .luminanceToAlpha()
          .minimumScaleFactor(0.3)
          .preferredColorScheme(.dark)
          .previewContext(WidgetPreviewContext(family: .systemSmall))
          .previewDevice("iPhone 15")
          .previewDevice(PreviewDevice(rawValue: "x"))
      }
      Probe("19", Text("x")) {
        $0
          .previewInterfaceOrientation(.portrait)
          .previewLayout(.sizeThatFits)
          .previewLayout(.fixed(width: 3, height: 4))
          .projectionEffect(.init(.identity))
          .rotation3DEffect(.degrees(3), axis: (0, 1, 0), anchor: .center, perspective: 1)
          .saturation(1)
          .scaleEffect(2)
      }
      Probe("20", Text("x")) {
        $0
          .scaleEffect(2, anchor: .top)
          .scaleEffect(CGSize(width: 1, height: 1))
          .scaleEffect(x: 1, y: 2)
          .shadow(radius: 3)
          .shadow(color: .red, radius: 1, x: 1, y: 1)
          .tracking(2)
          .typesettingLanguage(.init(languageCode: .thai))
      }
      Probe("21", Text("x")) {
        $0
          .visualEffect { c, p in c.opacity(p.size.width).offset(x: 1).blur(radius: 1).scaleEffect(2) }
          .widgetAccentable()
          .widgetAccentable(false)
          .widgetCurvesContent()
          .widgetLabel("x")
          .widgetLabel { Text("") }
      }
    }
  }
}

#Preview("effects") { Accepted2() }

private struct Accepted3: View {
  @Namespace private var ns
  @State private var on = false
  @State private var n = 1
  @FocusState private var foc: Bool

  var body: some View {
    Probes {
      Probe("22", Text("x")) {
        $0
          .allowsHitTesting(false)
          .allowsTightening(true)
          .autocapitalization(.none)
          .autocorrectionDisabled()
          .defaultAppStorage(.standard)
          .defaultFocus($foc, true)
          .disableAutocorrection(true)
      }
      Probe("23", Text("x")) {
        $0
          .findDisabled()
          .findNavigator(isPresented: $on)
          .focusEffectDisabled()
          .focusScope(ns)
          .focusSection()
          .focusable()
          .focused($foc)
      }
      Probe("24", Text("x")) {
        $0
          .focused($foc, equals: true)
          .gesture(DragGesture())
          .gesture(TapGesture().onEnded {})
          .gesture(LongPressGesture().sequenced(before: DragGesture()))
          .gesture(MagnificationGesture())
          .handGestureShortcut(.primaryAction)
          .help("x")
      }
      Probe("25", Text("x")) {
        $0
          .highPriorityGesture(TapGesture())
          .hoverEffect(.lift)
          .hoverEffect()
          .hoverEffectDisabled()
          .keyboardShortcut("a")
          .keyboardShortcut(.defaultAction)
          .keyboardShortcut("a", modifiers: .command)
      }
      Probe("26", Text("x")) {
        $0
          .keyboardType(.numberPad)
          .onAppear {}
          .onAppear(perform: nil)
          .onChange(of: n) {}
          .onChange(of: n) { _, _ in }
          .onChange(of: n) { _ in }
          .onChange(of: n, initial: true) {}
      }
      Probe("27", Text("x")) {
        $0
          .onContinueUserActivity("x") { _ in }
          .onContinuousHover { _ in }
          .onDisappear {}
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: { _ in
          }
          .onHover { _ in }
          .onKeyPress(.space) { .handled }
          .onLongPressGesture {}
      }
      Probe("28", Text("x")) {
        $0
          .onLongPressGesture(minimumDuration: 1, maximumDistance: 3) {
          } onPressingChanged: { _ in
          }
          .onOpenURL { _ in }
          .onReceive(NotificationCenter.default.publisher(for: .init("x"))) { _ in }
          .onSubmit {}
          .onSubmit(of: .search) {}
          .onTapGesture {}
          .onTapGesture(count: 2) {}
      }
      Probe("29", Text("x")) {
        $0
          .onTapGesture { (p: CGPoint) in }
          .prefersDefaultFocus(in: ns)
          .replaceDisabled()
          .sensoryFeedback(.success, trigger: n)
          .sensoryFeedback(.impact(weight: .heavy), trigger: n)
          .simultaneousGesture(TapGesture())
          .submitLabel(.done)
      }
      Probe("30", Text("x")) {
        $0
          .submitScope()
          .task {}
          .task(id: n) {}
          .task(priority: .background) {}
          .textContentType(.oneTimeCode)
          .textEditorStyle(.plain)
          .textFieldStyle(.roundedBorder)
      }
      Probe("31", Text("x")) {
        $0
          .textFieldStyle(.plain)
          .textFieldStyle(.automatic)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .textInputAutocapitalization(.never)
          .textScale(.secondary)
          .textScale(.secondary, isEnabled: true)
          .textSelection(.enabled)
      }
      Probe("32", Text("x")) {
        $0
          .textSelection(.disabled)
          .userActivity("x") { _ in }
      }
    }
  }
}

#Preview("events and fields") { Accepted3() }

private struct Accepted4: View {
  @Namespace private var ns
  @State private var on = false
  @State private var n = 1

  var body: some View {
    Probes {
      Probe("33", Text("x")) {
        $0
          .animation(.spring(response: 0.3, dampingFraction: 0.4), value: n)
          .animation(.bouncy, value: n)
          .animation(.interactiveSpring(), value: n)
          .animation(.snappy(duration: 1).delay(1).speed(2).repeatCount(2, autoreverses: true), value: n)
          .geometryGroup()
          .glassEffectID(1, in: ns)
          .glassEffectTransition(.identity)
      }
      Probe("34", Text("x")) {
        $0
          .glassEffectTransition(.matchedGeometry)
          .glassEffectUnion(id: 1, namespace: ns)
          .id(1)
          .matchedGeometryEffect(id: 1, in: ns)
          .matchedTransitionSource(id: 1, in: ns)
          .symbolColorRenderingMode(.gradient)
          .symbolEffect(.bounce, value: n)
      }
      Probe("35", Text("x")) {
        $0
          .symbolEffect(.pulse)
          .symbolEffect(.variableColor.iterative, options: .repeating, isActive: on)
          .symbolEffect(.breathe)
          .symbolEffectsRemoved()
          .symbolVariableValueMode(.draw)
          .transaction { $0.animation = nil }
          .transaction(value: n) { $0.disablesAnimations = true }
      }
      Probe("36", Text("x")) {
        $0
          .transformEffect(.init(scaleX: 1, y: 2))
          .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
          .transition(.scale.combined(with: .opacity))
          .transition(.blurReplace)
          .transition(.blurReplace(.upUp))
          .transition(.slide)
      }
    }
  }
}

#Preview("motion") { Accepted4() }

private struct Accepted5: View {
  @State private var pos: Int?

  var body: some View {
    Probes {
      Probe("37", Text("x")) {
        $0
          .badge(3)
          .badge("x")
          .badge(Text("x"))
          .badgeProminence(.decreased)
          .contentMargins(.horizontal, 3)
          .contentMargins(3)
          .contentMargins(.top, 3, for: .scrollContent)
      }
      Probe("38", Text("x")) {
        $0
          .contentShape(.rect)
          .contentShape(.interaction, Circle())
          .contentTransition(.symbolEffect(.replace))
          .contentTransition(.symbolEffect)
          .contentTransition(.interpolate)
          .contentTransition(.opacity)
          .defaultScrollAnchor(.bottom)
      }
      Probe("39", Text("x")) {
        $0
          .deleteDisabled(true)
          .headerProminence(.increased)
          .listItemTint(.red)
          .listRowBackground(Color.red)
          .listRowInsets(EdgeInsets())
          .listRowInsets(.horizontal, 3)
          .listRowSeparator(.hidden)
      }
      Probe("40", Text("x")) {
        $0
          .listRowSeparatorTint(.red)
          .listRowSpacing(4)
          .listSectionMargins(.horizontal, 3)
          .listSectionSeparator(.hidden)
          .listSectionSeparatorTint(.red)
          .listSectionSpacing(.compact)
          .listSectionSpacing(3)
      }
      Probe("41", Text("x")) {
        $0
          .listStyle(.insetGrouped)
          .listStyle(.plain)
          .listStyle(.grouped)
          .listStyle(.inset)
          .moveDisabled(true)
          .onScrollGeometryChange(for: Double.self) {
            $0.contentOffset.y
          } action: { _, _ in
          }
          .onScrollPhaseChange { _, _ in }
      }
      Probe("42", Text("x")) {
        $0
          .onScrollVisibilityChange { _ in }
          .refreshable {}
          .scrollBounceBehavior(.basedOnSize)
          .scrollClipDisabled()
          .scrollContentBackground(.hidden)
          .scrollDisabled(true)
          .scrollDismissesKeyboard(.immediately)
      }
      Probe("43", Text("x")) {
        $0
          .scrollEdgeEffectHidden()
          .scrollEdgeEffectStyle(.soft, for: .all)
          .scrollIndicators(.hidden)
          .scrollIndicatorsFlash(onAppear: true)
          .scrollPosition(id: $pos)
          .scrollTargetBehavior(.paging)
          .scrollTargetBehavior(.viewAligned)
      }
      Probe("44", Text("x")) {
        $0
          .scrollTargetLayout()
          .scrollTransition { c, p in c.opacity(p.isIdentity ? 1 : 0) }
          .sectionActions { Text("") }
          .selectionDisabled()
          .swipeActions { Button("x") {} }
          .swipeActions(edge: .leading, allowsFullSwipe: true) { Button("x", role: .destructive) {} }
          .tableColumnHeaders(.hidden)
      }
      Probe("45", Text("x")) {
        $0
          .tableStyle(.inset)
      }
    }
  }
}

#Preview("lists and scrolling") { Accepted5() }

private struct Accepted6: View {

  var body: some View {
    Probes {
      Probe("46", Text("x")) {
        $0
          .datePickerStyle(.graphical)
          .datePickerStyle(.compact)
          .datePickerStyle(.wheel)
          .datePickerStyle(GraphicalDatePickerStyle())
          .formStyle(.grouped)
          .formStyle(.columns)
          .formStyle(GroupedFormStyle())
      }
      Probe("47", Text("x")) {
        $0
          .indexViewStyle(.page(backgroundDisplayMode: .always))
          .pickerStyle(.segmented)
          .pickerStyle(.wheel)
          .pickerStyle(.menu)
          .pickerStyle(.inline)
      }
    }
  }
}

#Preview("styles") { Accepted6() }

private struct Accepted7: View {
  @Namespace private var ns
  @State private var on = false
  @State private var text = ""
  @State private var sel = 1
  @State private var pos: Int?
  @FocusState private var foc: Bool

  var body: some View {
    Probes {
      Probe("48", Text("x")) {
        $0
          .defersSystemGestures(on: .all)
          .navigationBarBackButtonHidden()
          .navigationBarHidden(true)
          .navigationBarItems(leading: Text(""))
          .navigationBarTitle("x")
          .navigationBarTitle(Text("x"), displayMode: .inline)
          .navigationBarTitleDisplayMode(.inline)
      }
      Probe("49", Text("x")) {
        $0
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .navigationDestination(isPresented: $on) { Text("") }
          .navigationDestination(item: $pos) { Text("\($0)") }
          .navigationDocument(URL(string: "x")!)
          .navigationLinkIndicatorVisibility(.hidden)
          .navigationSplitViewColumnWidth(3)
          .navigationSplitViewStyle(.balanced)
      }
      Probe("50", Text("x")) {
        $0
          .navigationSubtitle("x")
          .navigationTitle("x")
          .navigationTitle(Text("x"))
          .navigationTitle($text)
          .navigationTransition(.automatic)
          .navigationTransition(.zoom(sourceID: 1, in: ns))
          .navigationViewStyle(.stack)
      }
      Probe("51", Text("x")) {
        $0
          .navigationViewStyle(StackNavigationViewStyle())
          .persistentSystemOverlays(.hidden)
          .searchCompletion("x")
          .searchFocused($foc)
          .searchScopes($sel) { Text("") }
          .searchSuggestions { Text("") }
          .searchable(text: $text)
      }
      Probe("52", Text("x")) {
        $0
          .searchable(text: $text, prompt: "x")
          .searchable(text: $text, isPresented: $on, placement: .sidebar)
          .statusBar(hidden: true)
          .statusBarHidden()
          .tabBarMinimizeBehavior(.onScrollDown)
          .tabItem { Label("a", systemImage: "star") }
          .tabViewBottomAccessory { Text("") }
      }
      Probe("53", Text("x")) {
        $0
          .tabViewStyle(.page(indexDisplayMode: .always))
          .tabViewStyle(.sidebarAdaptable)
          .tabViewStyle(.page)
          .tabViewStyle(PageTabViewStyle())
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("x") {} } }
          .toolbar { Button("x") {} }
          .toolbar(.hidden)
      }
      Probe("54", Text("x")) {
        $0
          .toolbar(.hidden, for: .tabBar)
          .toolbarBackground(.red, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarBackgroundVisibility(.visible)
          .toolbarColorScheme(.dark)
          .toolbarRole(.editor)
          .toolbarTitleDisplayMode(.inline)
      }
      Probe("55", Text("x")) {
        $0
          .toolbarTitleMenu { Text("") }
          .toolbarVisibility(.hidden, for: .navigationBar)
      }
    }
  }
}

#Preview("bars") { Accepted7() }
