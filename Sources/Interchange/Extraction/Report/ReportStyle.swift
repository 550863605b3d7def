/// What every report has in its head: no word of a document goes here.
enum ReportStyle {
  /// Lets the file load nothing, and run nothing but `script`, whose hash is in it.
  static let policy: StaticString = """
    default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
    script-src 'sha256-1cDG6dpD0J8ELjbk3NW8n58xX8CB80oE+a2ymyeywwU='; base-uri 'none'; form-action 'none'
    """

  /// Lights up all that belongs to the item under the pointer or with the focus; all else works without.
  static let script: StaticString = """
    (() => {
      const light = (event, on) => {
        const part = event.target.closest("[data-item]");
        if (!part) return;
        for (const other of document.querySelectorAll(`[data-item="${part.dataset.item}"]`)) {
          other.classList.toggle("on", on);
        }
      };
      for (const name of ["mouseover", "focusin"]) addEventListener(name, event => light(event, true));
      for (const name of ["mouseout", "focusout"]) addEventListener(name, event => light(event, false));
    })();
    """

  /// The looks, on screens light and dark and on paper.
  static let sheet: StaticString = """
    :root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --soft: #f3f4f6; --line: #c8ccd2;
      --sure: #12692f; --fair: #7d4e00; --poor: #a40e26 }
    * { box-sizing: border-box }
    body { margin: 0 auto; max-width: 110rem; padding: 1rem 1.5rem; font: 16px/1.5 system-ui, sans-serif;
      color: var(--ink); background: var(--paper) }
    h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere }
    h2 { margin: 2.5rem 0 .5rem; border-top: 1px solid var(--line); padding-top: 1rem }
    h3 { margin: 0; font-size: 1rem }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem }
    dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere }
    table { border-collapse: collapse; margin: 1rem 0 }
    caption { text-align: start; font-weight: 600 }
    th, td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: start; vertical-align: top }
    nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; list-style: none }
    a { color: inherit } a:focus-visible { outline: 3px solid #1a6fd0; outline-offset: 2px }
    .skip { position: absolute; left: -99rem } .skip:focus { position: static }
    .page { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 1.5rem; align-items: start }
    .page > h2, .page > .silent { grid-column: 1 / -1 }
    .picture { position: relative; margin: 0; background: #fff; border: 1px solid var(--line); overflow: hidden }
    .picture img { position: absolute; inset: 0; width: 100%; height: 100% }
    .picture .missing { position: absolute; inset: 40% 10% auto; color: #1b1f24; text-align: center }
    .box { position: absolute; border: 2px solid; text-decoration: none; min-height: 4px }
    .box.sure { color: var(--sure) } .box.fair { color: var(--fair); border: 4px double } .box.poor { color: var(--poor);
      border-width: 3px; background: repeating-linear-gradient(45deg, #a40e261a 0 2px, transparent 2px 9px) }
    .box.answer { border: 2px dashed; background: none }
    .box > span { position: absolute; top: -2px; left: 100%; white-space: nowrap; background: currentcolor;
      padding: 0 .3em; font-size: .68rem; line-height: 1.35; font-weight: 600 }
    .box.before > span { left: auto; right: 100% } .box.within > span { left: auto; right: 0 }
    .box > span > bdi { color: #fff }
    .box.on, .box:target, .box:hover { background: #1a6fd02e; outline: 3px solid #1a6fd0; z-index: 1 }
    .items { list-style: none; margin: 0; padding: 0 }
    .item { border: 1px solid var(--line); border-inline-start: 5px solid; padding: .5rem .75rem; margin: 0 0 .75rem;
      overflow-wrap: anywhere; border-radius: 4px; scroll-margin: 1rem }
    .item.sure { border-inline-start-color: var(--sure) }
    .item.fair { border-inline-start: 7px double var(--fair) }
    .item.poor { border-inline-start: 8px solid var(--poor) }
    .item.on, .item:target { background: #1a6fd01c; outline: 3px solid #1a6fd0 }
    .badge { color: #fff; padding: 0 .4em; border-radius: 3px; font-weight: 600; font-size: .8rem; white-space: nowrap }
    .badge.sure { background: #12692f } .badge.fair { background: #7d4e00 } .badge.poor { background: #a40e26 }
    pre { background: var(--soft); margin: .5rem 0; padding: .5rem .75rem; overflow-x: auto; white-space: pre-wrap;
      overflow-wrap: anywhere; font: .85rem/1.45 ui-monospace, monospace; unicode-bidi: plaintext }
    .reviews { margin: .25rem 0; padding-inline-start: 1.25rem }
    .small { font-size: .85rem; margin: .25rem 0 }
    body:has(#look:checked) .item.done { display: none }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6e8eb; --paper: #15181c; --soft: #20252b; --line: #47505a }
      .item.sure { --sure: #3fb96b } .item.fair { --fair: #d9a03c } .item.poor { --poor: #ff7b88 } }
    @media (max-width: 60rem) { .page { grid-template-columns: minmax(0, 1fr) } .items { margin-top: 1rem } }
    @media (min-width: 60rem) and (min-height: 57rem) {
      .picture { position: sticky; top: 1vh; width: min(100%, calc(97vh * var(--ratio))); justify-self: center } }
    @media print { :root { color-scheme: light; --ink: #000; --paper: #fff; --soft: #f3f4f6; --line: #999 }
      body { max-width: none; padding: 0; font-size: 10pt } .controls, nav, .skip { display: none }
      .page { break-before: page } .item, .picture { break-inside: avoid } .picture { position: relative }
      .box, .badge { print-color-adjust: exact; -webkit-print-color-adjust: exact } }
    """
}
