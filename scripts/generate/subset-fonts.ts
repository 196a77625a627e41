import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '#scripts/run.ts';

// Cuts the fonts to what a page in English needs at once; letters with accents load on their own, when a page has them.
const BASIC = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const PUNCTUATION = '\u00A0©·×–—‘’“”…';

/** What the stylesheets ask for; letters alone need nothing else. */
const FEATURES = ['kern', 'liga', 'ccmp', 'tnum', 'lnum'];

/** Headings are all of about one weight, and a file of one weight is a third smaller; text has three. */
const fonts = [
  { name: 'besley', file: 'besley-latin-wght-normal', wght: 480 },
  { name: 'besley-italic', file: 'besley-latin-wght-italic', from: 'besley', wght: 450 },
  {
    name: 'instrument-sans',
    file: 'instrument-sans-latin-wght-normal',
    wght: { min: 400, max: 600, default: 400 },
  },
];

for (const { name, file, from = name, wght } of fonts) {
  const source = join(root, 'node_modules', '@fontsource-variable', from, 'files', `${file}.woff2`);
  // The package's types do not know the features yet.
  const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES } as const;
  const subset = await subsetFont(await readFile(source), BASIC + PUNCTUATION, options);
  await writeFile(join(root, 'src', 'web', 'ui', 'fonts', `${name}.woff2`), subset);
  console.log(`${name}: ${subset.length} bytes`);
}
