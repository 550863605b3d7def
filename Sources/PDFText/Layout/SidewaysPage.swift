/// How the text of a page lies on its side.
package enum QuarterTurn: Sendable {
  /// It runs up the page: its first line stands at the left edge.
  case up
  /// It runs down the page: its first line stands at the right edge.
  case down

  /// A box as it stands when the page is turned upright.
  ///
  /// - Parameters:
  ///   - box: The box on the page as it is printed.
  ///   - width: The width of the printed page.
  ///   - height: Its height.
  package func upright(_ box: Box, width: Int32, height: Int32) -> Box {
    switch self {
    case .up: Box(left: height - box.bottom, top: box.left, right: height - box.top, bottom: box.right)
    case .down: Box(left: box.top, top: width - box.right, right: box.bottom, bottom: width - box.left)
    }
  }

  /// The box on the page as it is printed, of one on the page turned upright, whose width and height are those.
  package func printed(_ box: Box, width: Int32, height: Int32) -> Box {
    switch self {
    case .up: Box(left: box.top, top: width - box.right, right: box.bottom, bottom: width - box.left)
    case .down: Box(left: height - box.bottom, top: box.left, right: height - box.top, bottom: box.right)
    }
  }
}

extension PageDump {
  /// How the page lies on its side; nil for nearly all pages.
  ///
  /// So do wide tables that are printed along the long side of a page which does not say that it is to be turned. The boxes
  /// of turned letters are wide and low; those of others are narrow and high, whatever the letter.
  var quarterTurn: QuarterTurn? {
    guard liesOnItsSide(glyphs.prefix(200)), liesOnItsSide(glyphs[...]) else { return nil }
    var up = 0
    var down = 0
    var across = 0
    for (last, next) in zip(glyphs, glyphs.dropFirst()) {
      let step = next.box.centerX - last.box.centerX
      let rise = next.box.centerY - last.box.centerY
      let size = max(last.box.width, next.box.width)
      if abs(step) * 3 < size, rise != 0, abs(rise) < size * 2 {
        if rise < 0 { up += 1 } else { down += 1 }
      } else if abs(rise) * 3 < size {
        across += 1
      }
    }
    guard max(up, down) > 2 * (min(up, down) + across) else { return nil }
    return up > down ? .up : .down
  }

  /// True where most letters are wide and low; ideographs, which are square, count for neither.
  private func liesOnItsSide(_ glyphs: ArraySlice<Glyph>) -> Bool {
    var lying = 0
    var others = 0
    for glyph in glyphs where glyph.scalar != " " && !glyph.scalar.isEastAsian {
      if glyph.box.width * 10 > glyph.box.height * 11 { lying += 1 } else { others += 1 }
    }
    return glyphs.count >= 40 && lying > 2 * others
  }

  /// The page turned upright.
  func turnedUpright(_ turn: QuarterTurn) -> PageDump {
    var page = self
    (page.width, page.height) = (height, width)
    for index in glyphs.indices {
      page.glyphs[index].box = turn.upright(glyphs[index].box, width: width, height: height)
    }
    page.images = images.map { turn.upright($0, width: width, height: height) }
    for index in fields.indices {
      page.fields[index].box = turn.upright(fields[index].box, width: width, height: height)
    }
    return page
  }
}

extension PageText {
  /// A box of the page as it is printed, as it stands here.
  package func upright(_ box: Box) -> Box {
    quarterTurn?.upright(box, width: height, height: width) ?? box
  }

  /// A box of the page as it stands here, on the page as it is printed.
  package func printed(_ box: Box) -> Box { quarterTurn?.printed(box, width: width, height: height) ?? box }
}

extension GreyPicture {
  /// The picture of a page, turned as its text is.
  package func turnedUpright(_ turn: QuarterTurn?) -> GreyPicture {
    guard let turn else { return self }
    var turned = [UInt8](repeating: 255, count: dots.count)
    for row in 0..<height {
      for column in 0..<width {
        let place =
          turn == .up ? column * height + (height - 1 - row) : (width - 1 - column) * height + row
        turned[place] = dots[row * width + column]
      }
    }
    return GreyPicture(width: height, dots: turned) ?? self
  }
}
