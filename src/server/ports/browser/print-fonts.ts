import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** A host that exists nowhere: the printer answers for it from memory. */
const HOST = 'https://fonts.invalid/';

const FACES = [
  ['Instrument Sans', 400, 'instrument-sans/400Regular/InstrumentSans_400Regular'],
  ['Instrument Sans', 600, 'instrument-sans/600SemiBold/InstrumentSans_600SemiBold'],
  ['Instrument Sans', 700, 'instrument-sans/700Bold/InstrumentSans_700Bold'],
  ['Source Serif 4', 400, 'source-serif-4/400Regular/SourceSerif4_400Regular'],
  ['Source Serif 4', 600, 'source-serif-4/600SemiBold/SourceSerif4_600SemiBold'],
  ['Source Serif 4', 700, 'source-serif-4/700Bold/SourceSerif4_700Bold'],
  ['Besley', 500, 'besley/500Medium/Besley_500Medium'],
  ['Noto Sans', 400, 'noto-sans/400Regular/NotoSans_400Regular'],
  ['Noto Sans', 700, 'noto-sans/700Bold/NotoSans_700Bold'],
] as const;
const ITALICS = [
  ['Instrument Sans', 400, 'instrument-sans/400Regular_Italic/InstrumentSans_400Regular_Italic'],
  ['Source Serif 4', 400, 'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic'],
] as const;

const rule = (family: string, weight: number, style: string, file: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(${HOST}${file}.ttf)}`;

/** Style rules that bring the typefaces of the templates, so that a page prints the same on every machine. */
export const FONT_RULES = [
  ...FACES.map(([family, weight, file]) => rule(family, weight, 'normal', file)),
  ...ITALICS.map(([family, weight, file]) => rule(family, weight, 'italic', file)),
].join('');

const known = new Set([...FACES, ...ITALICS].map(([, , file]) => `${HOST}${file}.ttf`));
const loaded = new Map<string, Buffer>();

/** The font a page asks for at one of the addresses above; null for every other address. */
export function fontAt(address: string): Buffer | null {
  if (!known.has(address)) return null;
  const font =
    loaded.get(address) ?? readFileSync(require.resolve(`@expo-google-fonts/${address.slice(HOST.length)}`));
  loaded.set(address, font);
  return font;
}
