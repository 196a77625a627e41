/** Big-endian figures of an OpenType file; anything outside it is 0. */
class Figures {
  readonly #view: DataView;
  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  short(at: number): number {
    return at >= 0 && at + 2 <= this.#view.byteLength ? this.#view.getUint16(at) : 0;
  }
  long(at: number): number {
    return at >= 0 && at + 4 <= this.#view.byteLength ? this.#view.getUint32(at) : 0;
  }
}

interface Table {
  at: number;
  length: number;
}

function tablesOf(bytes: Uint8Array, figures: Figures): Map<string, Table> {
  const tables = new Map<string, Table>();
  for (let index = 0; index < Math.min(figures.short(4), 64); index += 1) {
    const at = 12 + index * 16;
    const tag = Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');
    tables.set(tag, { at: figures.long(at + 8), length: figures.long(at + 12) });
  }
  return tables;
}

/** More ranges than a table of characters has. */
const MOST_RANGES = 4096;

/** The glyph of a character by a table of format 4 (OpenType, `cmap`); 0 where it has none. */
function glyphOf(figures: Figures, at: number, code: number): number {
  const segments = figures.short(at + 6) / 2;
  for (let index = 0; index < Math.min(segments, MOST_RANGES); index += 1) {
    const end = figures.short(at + 14 + index * 2);
    if (code > end) continue;
    const startAt = at + 16 + segments * 2 + index * 2;
    const start = figures.short(startAt);
    if (code < start) return 0;
    const delta = figures.short(startAt + segments * 2);
    const rangeAt = startAt + segments * 4;
    const range = figures.short(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = figures.short(rangeAt + range + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Where the tables of characters begin; of `unicode` alone those whose codes are characters (OpenType, `cmap`, platforms). */
function characterTables(figures: Figures, table: Table | undefined, unicode: boolean): number[] {
  if (table === undefined) return [];
  const found: number[] = [];
  for (let index = 0; index < Math.min(figures.short(table.at + 2), 16); index += 1) {
    const entry = table.at + 4 + index * 8;
    const [platform, encoding] = [figures.short(entry), figures.short(entry + 2)];
    const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
    if (isUnicode || !unicode) found.push(table.at + figures.long(entry + 4));
  }
  return found;
}

/** The table of characters of the basic plane; null for a font without one. */
const characterTable = (figures: Figures, table: Table | undefined): number | null =>
  characterTables(figures, table, false).find((at) => figures.short(at) === 4) ?? null;

/** Letters, digits and the blank of Latin, which texts are compared by; ligatures among them. */
const COMPARED: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x1e00, 0x1eff],
  [0xfb00, 0xfb06],
];

/** The glyph of a character by a table of format 12 (OpenType, `cmap`), or of the other formats that fonts have. */
function glyphIn(figures: Figures, at: number, code: number): number {
  const format = figures.short(at);
  if (format === 4) return glyphOf(figures, at, code);
  if (format === 6) {
    const index = code - figures.short(at + 6);
    return index >= 0 && index < figures.short(at + 8) ? figures.short(at + 10 + index * 2) : 0;
  }
  if (format !== 12) return 0;
  for (let group = 0; group < Math.min(figures.long(at + 12), MOST_RANGES); group += 1) {
    const place = at + 16 + group * 12;
    const start = figures.long(place);
    if (code >= start && code <= figures.long(place + 4)) return figures.long(place + 8) + code - start;
  }
  return 0;
}

/** The Latin characters each glyph of a TrueType or OpenType font is for, by its own table; none where it has lost that. */
export function charactersOfGlyphs(bytes: Uint8Array): Map<number, Set<string>> {
  const figures = new Figures(bytes);
  const found = new Map<number, Set<string>>();
  for (const at of characterTables(figures, tablesOf(bytes, figures).get('cmap'), true).slice(0, 2))
    for (const [from, to] of COMPARED)
      for (let code = from; code <= to; code += 1) {
        const glyph = glyphIn(figures, at, code);
        if (glyph > 0) found.set(glyph, (found.get(glyph) ?? new Set()).add(String.fromCodePoint(code)));
      }
  return found;
}

/** What tells a font from others also after pdf.js rebuilt it: its units, dates and the box around its glyphs (OpenType, `head`). */
export function signOf(bytes: Uint8Array): string {
  const head = tablesOf(bytes, new Figures(bytes)).get('head');
  return head === undefined ? '' : Buffer.from(bytes.subarray(head.at + 18, head.at + 44)).toString('hex');
}

/** The glyph that pdf.js draws for a character of its own, of a font that it hands on; 0 where that is not known. */
export function drawnGlyph(bytes: Uint8Array): (character: string) => number {
  const figures = new Figures(bytes);
  const tables = characterTables(figures, tablesOf(bytes, figures).get('cmap'), false);
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return tables.map((at) => glyphIn(figures, at, code)).find((glyph) => glyph > 0) ?? 0;
  };
}

/** Whether the outlines of an embedded TrueType font, as pdf.js hands it on, draw nothing for a character; null where that is not known. */
export function blankGlyphs(bytes: Uint8Array): (character: string) => boolean | null {
  const figures = new Figures(bytes);
  const tables = tablesOf(bytes, figures);
  const characters = characterTable(figures, tables.get('cmap'));
  const [head, places] = [tables.get('head'), tables.get('loca')];
  if (characters === null || head === undefined || places === undefined) return () => null;
  const isLong = figures.short(head.at + 50) === 1;
  const place = (glyph: number) =>
    isLong ? figures.long(places.at + glyph * 4) : figures.short(places.at + glyph * 2);
  return (character) => {
    const glyph = glyphOf(figures, characters, character.codePointAt(0) ?? 0);
    const isKnown = glyph > 0 && (glyph + 1) * (isLong ? 4 : 2) < places.length;
    return isKnown ? place(glyph) === place(glyph + 1) : null;
  };
}
