import { expect, test } from 'vitest';
import { circlesAmong, depthOf, fullFolders, longFunctions, trainersAmong } from './shape.ts';
import { sourceOf } from './sources.ts';
import { vocabularyOf } from './words.ts';

const wordsOf = (text: string) => [...vocabularyOf([sourceOf('src/engines/one.ts', text)]).words];
const functionOf = (lines: number) => `\nconst f = () => {\n${'one();\n'.repeat(lines)}};\n`;
const longIn = (lines: number) => longFunctions([sourceOf('src/engines/f.ts', functionOf(lines))]);
const one = (text: string) => vocabularyOf([sourceOf('src/engines/one.ts', text)]);

test('patterns count with their characters and words, wherever they are made', () => {
  const found = one('const a = /\\b(?:cook|chef)s?\\b/u; const b = new RegExp(`^${a.source} baker`);');
  expect(found).toMatchObject({ patterns: 2, patternCharacters: 26, patternWords: 3 });
  expect([...found.words]).toEqual(['cook', 'chef', 'baker']);
});

test('words of lists and tables count once, those of a sentence do not', () => {
  expect(wordsOf("const a = ['cook', 'chef', 'Chef'];")).toEqual(['cook', 'chef']);
  expect(wordsOf("const a = { cook: 'food', chef: 'menu', baker: 'food' };")).toEqual(['food', 'menu']);
  expect(wordsOf("const a = { 'cook': 'food', 'chef': 'menu' };")).toEqual(['cook', 'food', 'chef', 'menu']);
  expect(wordsOf("say('This is not known here.'); say(['cook', 'chef']);")).toEqual([]);
  const table = Array.from({ length: 20 }, (_, at) => `word${'abcdefghijklmnopqrst'[at]}`).join(' ');
  expect(wordsOf(`const a = \`${table}\`;`)).toHaveLength(20);
});

test('a circle of imports is found, also one of types through two more files', () => {
  const sources = [
    sourceOf('src/engines/a.ts', "import type { B } from './b.ts';"),
    sourceOf('src/engines/b.ts', "export * from '#engines/c.ts';"),
    sourceOf('src/engines/c.ts', "export { a } from './a.ts';"),
    sourceOf('src/engines/d.ts', "import { a } from './a.ts';"),
  ];
  expect(circlesAmong(sources)).toEqual([['src/engines/a.ts', 'src/engines/b.ts', 'src/engines/c.ts']]);
  expect(circlesAmong(sources.slice(1))).toEqual([]);
});

test('a function of more than sixty lines is named by its place', () => {
  expect(longIn(58)).toEqual([]);
  expect(longIn(59)).toEqual(['src/engines/f.ts:2']);
});

test('a folder is full with 25 files of code, whatever data stands beside them', () => {
  const code = Array.from({ length: 25 }, (_, at) => `src/engines/a/b${at}.ts`);
  const data = ['src/engines/a/c.data.ts', 'src/engines/a/messages.ts', 'src/engines/a/d.json'];
  expect(fullFolders([...code, ...data, 'src/engines/a/e/f.ts'])).toEqual([]);
  expect(fullFolders([...code, 'src/engines/a/look.css'])).toEqual([['src/engines/a', 26]]);
});

test('a file is as deep as the folders below src that it stands in', () => {
  expect(depthOf(['src/main.ts'])).toBe(0);
  expect(depthOf(['src/engines/a/e.ts', 'src/engines/a/b/c.ts'])).toBe(3);
});

test('a file that fits models or writes one out is a trainer, one that declares examples is none', () => {
  const sources = [
    sourceOf('training/trainer.ts', "import { fitModel } from './fit/fit.ts';"),
    sourceOf(
      'training/fit/fit.ts',
      "import { leastLoss } from './adam.ts'; const model = { unknownScale: 0 };",
    ),
    sourceOf('training/tasks/a.ts', "import { leastLoss } from '#training/fit/adam.ts';"),
    sourceOf('training/tasks/b.ts', "import type { Example } from '#training/fit/examples.ts';"),
    sourceOf('training/tasks/c.ts', 'export const model = { labels, unknownScale: 1, rows };'),
  ];
  expect(trainersAmong(sources)).toEqual([
    'training/trainer.ts',
    'training/tasks/a.ts',
    'training/tasks/c.ts',
  ]);
});
