import CurriculumRuntime

/// A node of a channel's tree: a topic, or what is to be learned in it.
struct KolibriNode {
  /// What it is known by within the channel, in every release.
  let source: String
  /// What learners see; cut to Kolibri's 200 characters where it is written.
  let title: String
  /// A few words about it; may be empty.
  let description: String
  /// The language that it is explained in, as a tag of BCP 47.
  let language: String?
  /// Kolibri's code of the subject.
  let category: String?
  /// In any order.
  let tags: Set<String>
  /// What is to be learned; nil for a topic.
  let content: Content?
  /// What of the bundle it stands for.
  let subject: Subject?
  /// The place of the topic that it belongs to; nil for the root.
  fileprivate(set) var parent: Int?

  /// A thing of the bundle that counts as carried when a node for it is written.
  struct Subject {
    let kind: ExportKind
    let key: String
  }

  /// What is to be learned, and the file that has it.
  enum Content {
    /// Questions that Kolibri judges.
    case exercise(KolibriFile, KolibriAssessment)
    /// A page to read.
    case page(KolibriFile)

    /// The file.
    var file: KolibriFile {
      switch self {
      case .exercise(let file, _), .page(let file): file
      }
    }
  }

  init(
    _ source: String, title: String, description: String = "", language: String?, category: String? = nil,
    tags: Set<String> = [], content: Content? = nil, subject: Subject? = nil
  ) {
    self.source = source
    self.title = title
    self.description = description
    self.language = language
    self.category = category
    self.tags = tags
    self.content = content
    self.subject = subject
  }
}

/// A file of a channel.
struct KolibriFile {
  /// MD5 of its bytes in hexadecimal digits, by which it is named.
  let digest: String
  /// The ending of its name.
  let ending: String
  /// Its size.
  let size: Int

  /// Its place within the exported folder.
  var path: String {
    let places = digest.prefix(2).map { String($0) }.joined(separator: "/")
    return "content/storage/\(places)/\(digest).\(ending)"
  }
}

/// The questions of an exercise, and when it is mastered.
struct KolibriAssessment {
  /// The questions' identifiers, in order.
  let items: [String]
  /// How many of the last answers have to be right.
  let right: Int
  /// How many answers are looked at.
  let window: Int
  /// Whether each learner gets another order.
  let isShuffled: Bool

  /// - Parameter percent: The least result that passes on all of the questions; nil for eight of the last ten.
  init(_ items: [String], percent: Int?, isShuffled: Bool) {
    self.items = items
    self.isShuffled = isShuffled
    window = percent == nil ? min(10, items.count) : items.count
    right = max(1, (window * (percent ?? 80) + 99) / 100)
  }

  /// The model of mastery as JSON.
  var mastery: String { "{\"m\":\(right),\"n\":\(window),\"type\":\"m_of_n\"}" }

  /// When the exercise is done, as JSON, for versions of Kolibri that look there.
  var completion: String {
    "{\"completion_criteria\":{\"learner_managed\":false,\"model\":\"mastery\",\"threshold\":"
      + "{\"m\":\(right),\"mastery_model\":\"m_of_n\",\"n\":\(window)}}}"
  }
}

/// A channel's nodes, each topic before what is in it.
struct KolibriTree {
  /// The nodes; the first is the root.
  private(set) var nodes: [KolibriNode]
  private var open = [0]

  /// A node with its place in the tree.
  struct Placed {
    let node: KolibriNode
    /// Place of the topic among those that are handed out; nil for the root.
    let parent: Int?
    /// Place among the nodes of the same topic, from 1.
    let order: Int
    /// How many topics it stands in.
    let level: Int
    /// The numbers of its two ends, between which all stands that is in it.
    var ends: ClosedRange<Int>
  }

  init(root: KolibriNode) { nodes = [root] }

  /// Begins a topic; what is added next is in it.
  mutating func begin(_ node: KolibriNode) {
    add(node)
    open.append(nodes.count - 1)
  }

  /// Ends the topic that was begun last.
  mutating func end() { open.removeLast() }

  /// Adds a node to the topic that was begun last.
  mutating func add(_ node: KolibriNode) {
    var node = node
    node.parent = open.last
    nodes.append(node)
  }

  /// The topics in which there is nothing to be learned, and which Kolibri would not show.
  var hollow: Set<Int> {
    var hollow = Set(nodes.indices.filter { nodes[$0].content == nil })
    for node in nodes where node.content != nil {
      var parent = node.parent
      while let topic = parent, hollow.remove(topic) != nil { parent = nodes[topic].parent }
    }
    return hollow
  }

  /// All nodes but the hollow ones with their places, each topic before what is in it.
  var placed: [Placed] {
    let hollow = hollow
    var places: [Int: Int] = [:]
    var children: [Int: Int] = [:]
    var placed: [Placed] = []
    var open: [Int] = []
    var number = 0
    func close(to parent: Int?) {
      while let last = open.last, last != parent {
        number += 1
        placed[last].ends = placed[last].ends.lowerBound...number
        open.removeLast()
      }
    }
    for (place, node) in nodes.enumerated() where place == 0 || !hollow.contains(place) {
      let parent = node.parent.flatMap { places[$0] }
      close(to: parent)
      children[parent ?? -1, default: 0] += 1
      number += 1
      places[place] = placed.count
      open.append(placed.count)
      placed.append(
        Placed(
          node: node, parent: parent, order: children[parent ?? -1] ?? 1, level: open.count - 1,
          ends: number...number))
    }
    close(to: nil)
    return placed
  }
}
