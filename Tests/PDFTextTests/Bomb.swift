import Foundation

/// Files that swell without end.
enum Bomb {
  /// What undoes the compression.
  static let filter = "/Filter[/FlateDecode/FlateDecode/FlateDecode]"

  /// Four gigabytes of spaces, three times compressed: Python's zlib.compress, level 9, of 2 ** 32 spaces.
  static let spaces: [UInt8] = {
    let text = """
      eNqruPX2zkKjp4kyxx8mezCZSTQ6lLBHl8m4ip1wC+yRDEw+nhN+zvUN6w4G3ytvvPQchFSePYg59v+zzcuz+3/MLbcT99cv\
      3+8ev85MXf52dr24OwMDw4EDsX/3z5v/uy7HT/77N35GBoaGhdZxcVEzepneu7/efQ4owND8/fn181Nv8jdeP72Z9TlQoOFg\
      dG213PltDb9fvu1n/g4W+a0uAaQZNJtAOi4ogTm6YI6AMhJnVGZUZlRmVGZUZlRmVGZUZlRmVGZUZlRmVGZUZlRmVGZUZlRm\
      VGZUZlRmVGZUZlRmVIYWMpO3P5/9XjPhj0GtzU3Ji6V25VW7N37lvGy35BsArmEEIA==
      """
    return Array(Data(base64Encoded: text) ?? Data())
  }()
}
