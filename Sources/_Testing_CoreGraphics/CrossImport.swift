// Empty on purpose. Swift Testing adds this module to every file that imports both Testing and
// CoreGraphics, and stops at its absence; on Apple's systems it attaches pictures to tests.
