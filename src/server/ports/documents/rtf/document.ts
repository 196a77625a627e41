import { TextDecoder } from 'node:util';
import type { SourceLine } from '#contract/career/facts.ts';
import { sheetsWithoutLayout } from '#server/ports/documents/text-lines.ts';
import type { ReadOutcome } from '#server/ports/documents.ts';
import { MOST_CHARACTERS, tidy } from '#server/ports/documents/limits.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';

/** What holds inside a group of braces and ends with it. */
interface State {
  /** A destination that is no text of the page: fonts, colours, styles, pictures, field codes, notes to the program. */
  skipped: boolean;
  hidden: boolean;
  bold: boolean;
  /** Points. */
  size: number;
  /** Characters that stand for a \u of a reader that does not know it. */
  fallback: number;
}

const NO_TEXT = new Set(
  `fonttbl colortbl stylesheet info pict object fldinst filetbl listtable listoverridetable rsidtbl generator themedata
  colorschememapping datastore latentstyles xmlnstbl wgrffmtfilter operator annotation atnid atnauthor atrfstart atrfend
  bkmkstart bkmkend template private nonshppict revtbl footnote pntxta pntxtb`.split(/\s+/),
);
const LETTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};
const LINE_ENDS = new Set(['par', 'line', 'row', 'nestrow', 'sect', 'page', '\n', '\r']);
const CODE_PAGE = 1252;

function decoderOf(codePage: number): TextDecoder {
  try {
    return new TextDecoder(`windows-${codePage}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** Collects what an RTF file shows, line by line. */
class Page {
  readonly lines: SourceLine[] = [];
  #states: State[] = [{ skipped: false, hidden: false, bold: false, size: 12, fallback: 1 }];
  #text = '';
  #letters = 0;
  #boldLetters = 0;
  #size = 0;
  #page = 1;
  #characters = 0;
  #waiting = 0;
  #marked = false;
  #decoder = decoderOf(CODE_PAGE);

  get full(): boolean {
    return this.#characters >= MOST_CHARACTERS;
  }

  get pages(): number {
    return this.#page;
  }

  get #state(): State {
    // The first is never taken away.
    return this.#states.at(-1) ?? { skipped: true, hidden: false, bold: false, size: 12, fallback: 1 };
  }

  take(token: Token): void {
    const marked = this.#marked;
    this.#marked = false;
    if (token.kind === 'open') this.#states.push({ ...this.#state });
    else if (token.kind === 'close') {
      if (this.#states.length > 1) this.#states.pop();
    } else if (token.kind === 'text') this.#write(token.text);
    else if (token.kind === 'byte') this.#write(this.#decoder.decode(Uint8Array.of(token.value)));
    else this.#obey(token.name, token.value, marked);
  }

  #obey(name: string, value: number | null, marked: boolean): void {
    const state = this.#state;
    const letter = LETTERS[name];
    // {\*\something …}: readers that do not know it leave it out.
    if (name === '*') this.#marked = true;
    else if (name === 'listtext' || name === 'pntext') {
      // The mark or number before an item, in whatever font: it is an item, that is all.
      this.#write('• ');
      state.skipped = true;
    } else if (marked || NO_TEXT.has(name)) state.skipped = true;
    else if (name === 'plain') Object.assign(state, { bold: false, hidden: false, size: 12 });
    else if (name === 'b') state.bold = value !== 0;
    else if (name === 'v') state.hidden = value !== 0;
    else if (name === 'fs') state.size = (value ?? 24) / 2;
    else if (name === 'uc') state.fallback = Math.min(Math.max(value ?? 1, 0), 8);
    else if (name === 'ansicpg') this.#decoder = decoderOf(value ?? CODE_PAGE);
    else if (name === 'u') {
      this.#write(String.fromCharCode((value ?? 0) & 0xffff));
      this.#waiting = state.fallback;
    } else if (letter !== undefined) this.#write(letter);
    else if (LINE_ENDS.has(name)) this.#endLine(name);
  }

  #write(given: string): void {
    const text = given.slice(this.#waiting);
    this.#waiting = Math.max(0, this.#waiting - given.length);
    const { skipped, hidden, bold, size } = this.#state;
    if (skipped || hidden || text === '') return;
    this.#text += text;
    this.#characters += text.length;
    if (text.trim() === '') return;
    this.#letters += text.length;
    if (bold) this.#boldLetters += text.length;
    this.#size = Math.max(this.#size, size);
  }

  #endLine(name: string): void {
    if (this.#state.skipped) return;
    this.finish();
    if (name === 'page') this.#page += 1;
  }

  finish(): void {
    const text = tidy(this.#text).replace(/\t+$/, '');
    if (text.trim() !== '')
      this.lines.push({
        page: this.#page,
        line: this.lines.length + 1,
        text,
        size: this.#size,
        bold: this.#boldLetters * 2 > this.#letters,
        x: 0,
      });
    this.#text = '';
    this.#letters = 0;
    this.#boldLetters = 0;
    this.#size = 0;
  }
}

/** Reads what an RTF file shows: no hidden text, no pictures, no field codes; every item begins with the same mark. */
export function readRtf(bytes: Uint8Array): ReadOutcome {
  const page = new Page();
  for (const token of tokensOf(new TextDecoder('windows-1252').decode(bytes))) {
    page.take(token);
    if (page.full) break;
  }
  page.finish();
  const { lines, pages } = page;
  if (lines.length === 0) return { kind: 'refused', reason: 'no_text' };
  return { kind: 'text', lines, pages, sheets: sheetsWithoutLayout(pages) };
}
