import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
const faces = [
  ...['400Regular', '400Regular_Italic', '700Bold'].map((face) => `noto-sans/${face}/NotoSans_${face}`),
  ...['400Regular', '600SemiBold'].map((face) => `instrument-sans/${face}/InstrumentSans_${face}`),
  'besley/500Medium/Besley_500Medium',
];
const fonts = faces.map((face) => readFileSync(require.resolve(`@expo-google-fonts/${face}.ttf`)));
const templates = Object.fromEntries(
  ['resume', 'letter', 'report'].map((name) => [
    name,
    readFileSync(join(import.meta.dirname, `${name}.typ`), 'utf8'),
  ]),
);
const compiler = NodeCompiler.create({
  fontArgs: [{ fontBlobs: fonts }],
  workspace: join(import.meta.dirname),
});

interface Order {
  id: number;
  template: string;
  data: string;
}

const MISSING_LETTERS = 'could not be displayed with font';

/** The standard for documents that are read aloud: what is not tagged for it fails here instead of at the reader. */
function set(template: string, data: string): Uint8Array {
  const source = { mainFileContent: templates[template] ?? '', inputs: { data } };
  try {
    return compiler.pdf(source, { pdfStandard: 'ua-1' });
  } catch (error) {
    // A report is the person's own: names of companies in letters that our faces lack are boxes in it, and the figures stand. What is
    // sent to an employer is not sent with boxes.
    if (template !== 'report' || !(error instanceof Error && error.message.includes(MISSING_LETTERS)))
      throw error;
    return compiler.pdf(source, {});
  }
}

// Runs in a process of its own: a native module that stops or breaks takes only this process with it.
process.on('message', ({ id, template, data }: Order) => {
  try {
    const pdf = set(template, data);
    compiler.evictCache(10);
    process.send?.({ id, pdf: new Uint8Array(pdf) });
  } catch (error) {
    process.send?.({
      id,
      problem: error instanceof Error ? error.message : 'The document could not be set.',
    });
  }
});
process.on('disconnect', () => process.exit(0));
