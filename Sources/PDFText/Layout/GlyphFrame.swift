extension CleanGlyph {
  /// The glyph's box and size, those of an ideograph by its width.
  ///
  /// Fonts that are drawn glyph by glyph (Type 3, as browsers write variable fonts) name no size, and what is guessed of it may
  /// be twice what it is; ideographs and kana are as high as they are wide.
  var frame: (box: Box, size: Int32) {
    guard scalar.isEastAsian, !(0xFF61...0xFFDC).contains(scalar.value), size > 0,
      (35...62).contains(Int(box.width) * 100 / Int(size))
    else { return (box, size) }
    var own = box
    // The products of a page's largest letters do not fit 32 bits.
    let excess = box.height - Int32(clamping: Int(box.height) * Int(box.width) / Int(size))
    own.top += excess / 2
    own.bottom -= excess - excess / 2
    return (own, box.width)
  }
}
