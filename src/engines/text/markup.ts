import { decodeEntities } from './entities.ts';
import { isHidden } from './hidden.ts';
import { invisible } from './invisible.ts';
import { markupPieces } from './tags.ts';

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const BLOCK = new Set(
  (
    'address article aside blockquote body br center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hr html legend li main menu nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
);
const CLOSED_BY_ITS_LIKE = new Set(['li', 'p', 'td', 'th', 'tr', 'dt', 'dd', 'option']);

/** The elements that are open, and whether one of them hides what follows. Every step costs the same, however deep. */
class OpenElements {
  readonly #stack: { name: string; hidden: boolean }[] = [];
  readonly #open = new Map<string, number>();
  #hidden = 0;

  get hidden(): boolean {
    return this.#hidden > 0;
  }

  push(name: string, hidden: boolean): void {
    if (CLOSED_BY_ITS_LIKE.has(name) && this.#stack.at(-1)?.name === name) this.#pop();
    else if (BLOCK.has(name) && this.#stack.at(-1)?.name === 'p') this.#pop();
    this.#stack.push({ name, hidden });
    this.#open.set(name, (this.#open.get(name) ?? 0) + 1);
    if (hidden) this.#hidden += 1;
  }

  close(name: string): void {
    if ((this.#open.get(name) ?? 0) === 0) return;
    while (this.#pop() !== name);
  }

  #pop(): string | undefined {
    const last = this.#stack.pop();
    if (last === undefined) return undefined;
    this.#open.set(last.name, (this.#open.get(last.name) ?? 1) - 1);
    if (last.hidden) this.#hidden -= 1;
    return last.name;
  }
}

const TAG = /<\/?[a-z][a-z0-9]{0,15}[\s/>]|<!--/i;

/** The text that a reader of the page sees, or the one its elements hide. */
function readMarkup(html: string, wanted: 'seen' | 'hidden'): string {
  const open = new OpenElements();
  const reads = () => open.hidden === (wanted === 'hidden');
  let text = '';
  for (const piece of markupPieces(html)) {
    if (piece.kind === 'text') {
      if (reads()) text += decodeEntities(piece.value.replace(/\s+/g, ' '));
      continue;
    }
    const name = piece.value;
    if (wanted === 'hidden') text += '\n';
    else if (reads()) {
      if (piece.kind === 'open' && name === 'li') text += '\n- ';
      else if (BLOCK.has(name)) text += '\n';
      else if (name === 'td' || name === 'th') text += ' ';
    }
    if (piece.kind === 'close') open.close(name);
    else if (!VOID.has(name)) open.push(name, isHidden(name, piece.attributes));
  }
  return text;
}

const ITEM_MARK = /^(?:[-–—*•·▪●◦‣○■□➢✓✔►»]+|o(?= [A-Z]))\s*(?=\S)/u;

function tidyLines(text: string): string {
  const lines: string[] = [];
  let item = false;
  for (const raw of invisible(text).split('\n')) {
    const line = raw.replace(/[\s]+/g, ' ').trim();
    if (line === '') continue;
    if (line === '-') {
      // An item whose text stands in a block of its own.
      item = true;
      continue;
    }
    const marked = ITEM_MARK.test(line) && !/^-\d/.test(line);
    const bare = marked ? line.replace(ITEM_MARK, '') : line;
    lines.push(item || marked ? `- ${bare}` : line);
    item = false;
  }
  return lines.join('\n');
}

/**
 * The text of a posting's markup as its reader sees it: headings, paragraphs and items each on a line, items beginning
 * with "- ", no blank lines. Hidden elements, comments, scripts and unseen characters are left out. Plain text keeps its
 * lines; markup that came escaped (`&lt;p&gt;`) is unescaped first. Takes time in proportion to the length.
 */
export function stripMarkup(html: string): string {
  if (TAG.test(html)) return tidyLines(readMarkup(html, 'seen'));
  const decoded = decodeEntities(html);
  return tidyLines(TAG.test(decoded) ? readMarkup(decoded, 'seen') : decoded);
}

/** What stands in the comments of markup, each on a line. */
function commentsIn(html: string): string {
  const found: string[] = [];
  for (let at = html.indexOf('<!--'); at !== -1; at = html.indexOf('<!--', at)) {
    const end = html.indexOf('-->', at + 4);
    found.push(html.slice(at + 4, end === -1 ? undefined : end));
    if (end === -1) break;
    at = end + 3;
  }
  return found.join('\n');
}

/** Letters written as Unicode's tags (U+E0020 to U+E007E), which no reader sees, as the letters they stand for. */
const tagsIn = (text: string): string =>
  (text.match(/[\u{e0020}-\u{e007e}]+/gu) ?? [])
    .map((tags) =>
      Array.from(tags, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000)).join(''),
    )
    .join('\n');

/**
 * What `stripMarkup` leaves out of a posting's markup because its reader does not see it: text of hidden elements, comments, and
 * letters written in unseen characters, each passage on lines of its own. Text, to be judged and never obeyed.
 */
export function hiddenWords(html: string): string {
  const markup = TAG.test(html) ? html : decodeEntities(html);
  return tidyLines([readMarkup(markup, 'hidden'), commentsIn(markup), tagsIn(markup)].join('\n'));
}
