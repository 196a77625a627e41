import { globSync } from 'node:fs';
import { lexiconTables } from '#scripts/lexicon/tables.ts';
import { root } from '#scripts/run.ts';
import { circlesAmong, depthOf, fullFolders, longFunctions, MOST_FILES, trainersAmong } from './shape.ts';
import { sourcesIn } from './sources.ts';
import type { Source } from './sources.ts';
import { vocabularyOf, wordsIn } from './words.ts';

/**
 * `npm run measure-house [-- FOLDER] [--list]`: what the code below a folder (the engines, unless another is named) is made of, and how
 * the whole of `src` is laid out. `--list` names long functions, circles, full folders and trainers, too.
 */
const isListed = process.argv.includes('--list');
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'src/engines';

const linesOf = (some: readonly Source[]) => some.reduce((sum, { lines }) => sum + lines, 0);
const rounded = (value: number) => Math.round(value).toLocaleString('en');
const rows: [what: string, value: string][] = [];
const listed: string[] = [];

const sources = sourcesIn(root, folder);
const written = sources.filter(({ isTest }) => !isTest);
const code = written.filter(({ isData }) => !isData);
const tests = sources.filter(({ isTest }) => isTest);
const { patterns, patternCharacters, patternWords, words } = vocabularyOf(written);
const perThousand = (patternCharacters / linesOf(code)) * 1000;
rows.push(
  ['lines without tests', rounded(linesOf(written))],
  ['of them code', rounded(linesOf(code))],
  ['lines of tests per 100 of code', rounded((100 * linesOf(tests)) / linesOf(code))],
  ['regular expressions', rounded(patterns)],
  ['their characters per 1,000 lines of code', rounded(perThousand)],
  ['words in them', rounded(patternWords)],
  ['different words in them, in lists and tables', rounded(words.size)],
);

const ofTables = [...lexiconTables().values()].flat().flatMap(({ word }) => wordsIn(word));
rows.push(
  ['different words in assets/lexicon', rounded(new Set(ofTables).size)],
  ['different words in both', rounded(new Set([...words, ...ofTables]).size)],
);

const long = longFunctions(code);
const circles = circlesAmong(written);
rows.push(['functions of more than 60 lines', rounded(long.length)]);
rows.push(['circles of imports', rounded(circles.length)]);
listed.push(...long, ...circles.map((circle) => `circle: ${circle.join(', ')}`));

const paths = globSync('src/**/*', { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1).replaceAll('\\', '/'));
const full = fullFolders(paths);
rows.push([`folders of src with more than ${MOST_FILES} files, data aside`, rounded(full.length)]);
rows.push(['most folders below src', rounded(depthOf(paths))]);
listed.push(...full.map(([name, held]) => `${name} holds ${held}`));

const trainers = trainersAmong(sourcesIn(root, 'training'));
rows.push(['trainers', rounded(trainers.length)]);
listed.push(...trainers.map((path) => `${path} fits models`));

console.log(folder);
for (const [what, value] of rows) console.log(`${value.padStart(9)}  ${what}`);
if (isListed) console.log(`\n${listed.join('\n')}`);
