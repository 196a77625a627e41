import { TextDecoder } from 'node:util';
import type { SourceLine } from '#contract/career/facts.ts';
import { sheetsWithoutLayout } from '#server/ports/documents/text-lines.ts';
import type { ReadOutcome } from '#server/ports/documents.ts';
import { MOST_CHARACTERS } from '#server/ports/documents/limits.ts';
import { Paragraphs } from './paragraphs.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { LETTERS, LINE_ENDS, NO_TEXT } from './words.ts';

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
  /** Its paragraph stands in a table. */
  inTable: boolean;
}

const PLAIN = { bold: false, hidden: false, size: 12 };
const START: State = { ...PLAIN, skipped: false, fallback: 1, inTable: false };

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
  readonly #paragraphs = new Paragraphs();
  #states: State[] = [START];
  #page = 1;
  #waiting = 0;
  #marked = false;
  #decoder = decoderOf(CODE_PAGE);

  get full(): boolean {
    return this.#paragraphs.characters >= MOST_CHARACTERS;
  }

  get pages(): number {
    return this.#page;
  }

  get #state(): State {
    // The first is never taken away.
    return this.#states.at(-1) ?? { ...START, skipped: true };
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
      if (!state.skipped && !state.hidden) this.#paragraphs.mark();
      state.skipped = true;
    } else if ((marked && name !== 'shpinst') || NO_TEXT.has(name)) state.skipped = true;
    else if (name === 'plain') Object.assign(state, PLAIN);
    else if (name === 'pard') state.inTable = false;
    else if (name === 'intbl') state.inTable = true;
    else if (name === 'b') state.bold = value !== 0;
    else if (name === 'v') state.hidden = value !== 0;
    else if (name === 'fs') state.size = (value ?? 24) / 2;
    else if (name === 'uc') state.fallback = Math.min(Math.max(value ?? 1, 0), 8);
    else if (name === 'ansicpg') this.#decoder = decoderOf(value ?? CODE_PAGE);
    else if (name === 'u') {
      this.#write(String.fromCharCode((value ?? 0) & 0xffff));
      this.#waiting = state.fallback;
    } else if (letter !== undefined) this.#write(letter);
    else if (name === 'cell' || name === 'row') this.#endCell(name);
    else if (LINE_ENDS.has(name)) this.#endLine(name);
  }

  #write(given: string): void {
    const text = given.slice(this.#waiting);
    this.#waiting = Math.max(0, this.#waiting - given.length);
    const { skipped, hidden } = this.#state;
    if (!skipped && !hidden && text !== '') this.#paragraphs.write(text, this.#state);
  }

  #endLine(name: string): void {
    if (this.#state.skipped) return;
    this.finish();
    if (name === 'page') this.#page += 1;
  }

  #endCell(name: 'cell' | 'row'): void {
    if (!this.#state.skipped) this.#paragraphs.endCell(name, this.#page);
  }

  finish(): void {
    this.#paragraphs.end(this.#page, this.#state.inTable);
  }

  get lines(): SourceLine[] {
    return this.#paragraphs.lines;
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
