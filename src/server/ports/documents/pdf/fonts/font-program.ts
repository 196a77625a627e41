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

/** The glyph of a character by a table of format 4 (OpenType, `cmap`); 0 where it has none. */
function glyphOf(figures: Figures, at: number, code: number): number {
  const segments = figures.short(at + 6) / 2;
  for (let index = 0; index < segments; index += 1) {
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

/** Where the table of characters of the basic plane begins; null for a font without one. */
function characterTable(figures: Figures, table: Table | undefined): number | null {
  if (table === undefined) return null;
  for (let index = 0; index < Math.min(figures.short(table.at + 2), 16); index += 1) {
    const at = table.at + figures.long(table.at + 8 + index * 8);
    if (figures.short(at) === 4) return at;
  }
  return null;
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
