import type { FontFiles } from './font-files.ts';
import { blankGlyphs, drawnGlyph } from './font-program.ts';
import { contradicts, lettersOfName, shownInstead } from './glyph-names.ts';
import { listOf } from '#server/ports/documents/pdf/drawing.ts';
import { toMatrix } from '#server/ports/documents/pdf/matrix.ts';

/** A font as text is read from it. */
export interface PageFont {
  bold: boolean;
  unit: number;
  /** The characters that a glyph shows: what the font says of it, unless that cannot be. */
  textOf(glyph: object): string;
}

/** More characters than this are no ligature. */
const LONGEST_LIGATURE = 8;
/** Shares of vowels among letters that make words, in English and French. */
const FEWEST_VOWELS = 0.25;
const MOST_VOWELS = 0.65;

const read = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : null;

function textIn(from: unknown, name: string): string {
  const value = read(from, name);
  return typeof value === 'string' ? value : '';
}

function isWords(text: string): boolean {
  const letters = text.normalize('NFD').match(/[a-z]/gi)?.length ?? 0;
  const vowels = text.normalize('NFD').match(/[aeiouy]/gi)?.length ?? 0;
  return letters > 0 && vowels >= letters * FEWEST_VOWELS && vowels <= letters * MOST_VOWELS;
}

/**
 * The fonts of a page. A PDF tells apart what a glyph shows and what it says to programs (ISO 32000-1, 9.10.2); where both
 * cannot be true, the names of the glyphs count, and without names the characters that the font itself has them for. An embedded font
 * may give its glyphs any names and characters: they count only where they make words.
 */
export class PageFonts {
  readonly #fontOf: (id: string) => unknown;
  readonly #known = new Map<string, PageFont>();
  /** What the glyphs show by their names, of embedded fonts that say something else. */
  readonly #named = new Map<string, string>();
  readonly #trusted = new Set<string>();
  readonly #files: FontFiles;

  constructor(fontOf: (id: string) => unknown, files: FontFiles) {
    this.#fontOf = fontOf;
    this.#files = files;
  }

  get(id: string): PageFont {
    const found = this.#known.get(id) ?? this.#read(id);
    this.#known.set(id, found);
    return found;
  }

  /** After a page was read once: whether some names are now believed, so that it reads otherwise. */
  believeNames(): boolean {
    for (const [id, text] of this.#named) if (isWords(text)) this.#trusted.add(id);
    this.#named.clear();
    return this.#trusted.size > 0;
  }

  #read(id: string): PageFont {
    const font = this.#fontOf(id);
    const name = read(font, 'name');
    const isBold = typeof name === 'string' && /bold|black|heavy|demi/i.test(name);
    const isEmbedded = read(font, 'missingFile') !== true && read(font, 'isType3Font') !== true;
    const data = read(font, 'data');
    const isBlank = isEmbedded && data instanceof Uint8Array ? blankGlyphs(data) : () => null;
    const nameOf = this.#namesOf(font, isEmbedded);
    const characterOf = isEmbedded && data instanceof Uint8Array ? this.#charactersOf(data) : () => null;
    return {
      bold: isBold || read(font, 'bold') === true || read(font, 'black') === true,
      unit: toMatrix(read(font, 'fontMatrix'))?.[0] ?? 0.001,
      textOf: (glyph) => {
        const said = textIn(glyph, 'unicode');
        if (said.length > LONGEST_LIGATURE) return '';
        if (/[\p{L}\p{N}]/u.test(said) && isBlank(textIn(glyph, 'fontChar')) === true) return ' ';
        const shown =
          nameOf(Number(read(glyph, 'originalCharCode'))) ?? characterOf(said, textIn(glyph, 'fontChar'));
        if (shown === null || !contradicts(said, shown)) {
          if (isEmbedded && shown !== null && this.#named.has(id)) this.#note(id, shown);
          return said;
        }
        if (!isEmbedded || this.#trusted.has(id)) return shown;
        this.#note(id, shown);
        return said;
      },
    };
  }

  /** What a glyph shows by the font's own table of characters, drawn for a character of pdf.js. */
  #charactersOf(data: Uint8Array): (said: string, drawn: string) => string | null {
    const charactersOf = this.#files.charactersOf(data);
    const glyphOf = drawnGlyph(data);
    return (said, drawn) => {
      const characters = charactersOf(glyphOf(drawn));
      return shownInstead(said, characters) ?? (characters.size > 0 ? said : null);
    };
  }

  #note(id: string, shown: string): void {
    this.#named.set(id, `${this.#named.get(id) ?? ''}${shown}`);
  }

  /** What the glyphs of a font show by their names; codes of several bytes and symbolic fonts name nothing. */
  #namesOf(font: unknown, isEmbedded: boolean): (code: number) => string | null {
    if (read(font, 'composite') === true || read(font, 'isType3Font') === true) return () => null;
    const own = listOf(read(font, 'differences'));
    const usual =
      isEmbedded && read(font, 'isSymbolicFont') === true ? [] : listOf(read(font, 'defaultEncoding'));
    return (code) => {
      const name = own[code] ?? usual[code];
      return typeof name === 'string' ? lettersOfName(name) : null;
    };
  }
}
