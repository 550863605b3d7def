import Testing

@testable import Interchange

/// HTML from elsewhere, as Markdown that does nothing but say something.
struct SafeMarkdownTests {
  @Test(arguments: [
    ("plain  text", "plain text"),
    ("<p>One.</p><p>Two.</p>", "One.\n\nTwo."),
    ("<b>bold </b>and <em>italic</em>", "**bold** and *italic*"),
    ("<b><strong>once</strong></b>", "**once**"),
    ("<b></b>nothing<i> </i>", "nothing"),
    ("<b>a<br>b</b>", "**a**\n**b**"),
    ("<b>a<i>b</b>c</i>", "**a*b***c"),
    ("a<br>b<br/>c", "a\nb\nc"),
    ("H<sub>2</sub>O and 10<sup>-3</sup> m", "H₂O and 10⁻³ m"),
    ("x<sub>Ω</sub> y<sup>1/2</sup>", "x_Ω y^(1/2)"),
    ("<ul><li>a<li>b<ul><li>c</ul></ul>d", "- a\n- b\n  - c\n\nd"),
    ("<p>x</p><ol><li>a</li><li>b</li></ol>", "x\n\n1. a\n2. b"),
    ("<a href='https://example.org/a'>see <b>this</b></a>", "[see **this**](https://example.org/a)"),
    ("<table><tr><th>a<th>b<tr><td>1<td>2</table>", "a | b\n1 | 2"),
    ("<code>x = 1</code>", "`x = 1`"),
    ("<pre>a\n  b</pre>", "```\na\n  b\n```"),
    ("&eacute;&nbsp;&lt;b&gt; &#8364; &amp; 1 &lt; 2", "é <b> € & 1 < 2"),
    ("a*b*c", "a*b*c"), ("<i>x</i> a*b*c", "*x* a\\*b\\*c"),
    ("2 < 3 and 4 > 3", "2 < 3 and 4 > 3"),
    ("<span style='color:red'>red</span><!-- not seen -->", "red"),
    ("<b>open", "**open**"),
  ])
  func whatHTMLSaysStays(_ html: String, _ markdown: String) {
    let safe = SafeMarkdown(html: html)
    #expect(safe.text == markdown)
    #expect(safe.losses.isEmpty)
  }

  @Test(arguments: [
    ("a<script>alert(1)</script>b", "ab", "script", "alert(1)"),
    ("<p onclick='x()'>a</p>", "a", "onclick", "x()"),
    ("<a href='javascript:x()'>a</a>", "a", "link", "javascript:x()"),
    ("a<iframe src='https://example.org'></iframe>", "a", "iframe", "https://example.org"),
    ("<style>p {}</style>a", "a", "style", "p {}"),
    ("a <input name='q'> b", "a b", "input", "q"),
  ])
  func whatActsIsDroppedAndNamed(_ html: String, _ text: String, _ what: String, _ value: String) {
    let safe = SafeMarkdown(html: html)
    #expect(safe.text == text)
    #expect(safe.losses == [.init(what: what, value: value)])
  }

  @Test func picturesAndRecordingsAreHandedOver() {
    let safe = SafeMarkdown(
      html: "Who is <img src='a.png' alt='a  man'>? <audio src='b.mp3'></audio><a href='c.ogg'>c</a>")
    #expect(safe.text == "Who is ? c")
    #expect(safe.pictures == [.init(source: "a.png", alt: "a man")])
    #expect(safe.sounds == ["b.mp3", "c.ogg"])
  }

  @Test func optionsAreWordsAlone() {
    #expect(
      SafeMarkdown(html: "<p><b>The</b> <img src='a.png' alt='red'> east</p>", style: .plain).text
        == "The red east")
    #expect(SafeMarkdown(html: "<ul><li>a<li>b</ul>", style: .plain).text == "a\nb")
  }

  @Test func elementsInTooManyOthersEndTheTextAndAreNamed() {
    let safe = SafeMarkdown(html: "start " + String(repeating: "<span>", count: 50_000) + "end")
    #expect(safe.text.hasPrefix("start"))
    #expect(safe.losses.count == 1)
  }
}
