/** One piece of markup: text between tags, or a tag with its attributes as raw text. */
export interface MarkupPiece {
  kind: 'text' | 'open' | 'close';
  /** The text, or the tag's name in lower case. */
  value: string;
  attributes: string;
}

const NAME = /[a-z][a-z0-9:-]{0,30}/iy;

/** Elements whose content is not markup, and is nothing a reader of the page sees. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return at;
    else if ((character === '"' || character === "'") && html.charAt(at - 1) === '=') quote = character;
  }
  return -1;
}

/** Cuts markup into pieces in one pass from left to right; comments, declarations, scripts and styles are dropped. */
export function* markupPieces(html: string): Generator<MarkupPiece> {
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const bracket = html.indexOf('<', at);
    if (bracket === -1) break;
    if (bracket > at) yield { kind: 'text', value: html.slice(at, bracket), attributes: '' };
    if (html.startsWith('<!', bracket) || html.startsWith('<?', bracket)) {
      const comment = html.startsWith('<!--', bracket);
      const end = html.indexOf(comment ? '-->' : '>', bracket + 2);
      if (end === -1) return;
      at = end + (comment ? 3 : 1);
      continue;
    }
    const closing = html.charAt(bracket + 1) === '/';
    NAME.lastIndex = bracket + (closing ? 2 : 1);
    const name = NAME.exec(html)?.[0].toLowerCase();
    if (name === undefined) {
      yield { kind: 'text', value: '<', attributes: '' };
      at = bracket + 1;
      continue;
    }
    const end = endOfTag(html, NAME.lastIndex);
    // A tag that never ends hides the rest of the text from a reader too.
    if (end === -1) return;
    const attributes = html.slice(NAME.lastIndex, end);
    yield { kind: closing ? 'close' : 'open', value: name, attributes };
    at = end + 1;
    if (!closing && RAW.has(name)) {
      const close = lower.indexOf(`</${name}`, at);
      if (close === -1) return;
      at = close;
    }
  }
  if (at < html.length) yield { kind: 'text', value: html.slice(at), attributes: '' };
}
