import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';
import besleyMore from '@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2';
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import sansItalic from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2';
import sansMore from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
import serifItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2';
import serifMore from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2';

/** Letters of Western European languages, as the files divide them; everything else is in the second file. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const MORE =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';

const rule = (family: string, weights: string, style: 'normal' | 'italic', address: string, range: string) =>
  `@font-face{font-family:"${family}";font-weight:${weights};font-style:${style};src:url("${new URL(address, location.href).href}") format("woff2");unicode-range:${range}}`;

/**
 * Style rules that bring the typefaces of the templates into a frame, under the names the printer has them by, so that a
 * page on the screen breaks its lines as the PDF does. A frame has none of its page's fonts.
 */
export const pageFaces = (): string =>
  [
    rule('Instrument Sans', '400 700', 'normal', sans, LATIN),
    rule('Instrument Sans', '400 700', 'normal', sansMore, MORE),
    rule('Instrument Sans', '400 700', 'italic', sansItalic, LATIN),
    rule('Source Serif 4', '200 900', 'normal', serif, LATIN),
    rule('Source Serif 4', '200 900', 'normal', serifMore, MORE),
    rule('Source Serif 4', '200 900', 'italic', serifItalic, LATIN),
    rule('Besley', '400 900', 'normal', besley, LATIN),
    rule('Besley', '400 900', 'normal', besleyMore, MORE),
  ].join('');
