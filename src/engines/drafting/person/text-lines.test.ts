import { expect, it } from 'vitest';
import type { SourceLine } from '#contract/career/facts.ts';
import { isTextOf, linesAsSeen, textLines } from './text-lines.ts';

const HEADS = ['Skills', 'Lou Marchand', 'Work'];
const document: SourceLine[] = textLines('Skills\nBread  baking\nLou Marchand\nWork\nBaker, Oak Street').map(
  (line) => ({
    ...line,
    size: HEADS.includes(line.text) ? 14 : 10,
    bold: line.text === 'Lou Marchand',
    x: 40,
  }),
);
const text = document.map((line) => line.text).join('\n');

it('gives a pasted line the look it has in the document it comes from, and a changed one that of its neighbour', () => {
  const changed = text.replace('Bread  baking', 'Bread baking\nRye');
  expect(linesAsSeen(changed, document).map((line) => [line.text, line.size, line.bold])).toEqual([
    ['Skills', 14, false],
    ['Bread  baking', 10, false],
    ['Rye', 10, false],
    ['Lou Marchand', 14, true],
    ['Work', 14, false],
    ['Baker, Oak Street', 10, false],
  ]);
  expect(linesAsSeen('Ana\nCook', document)).toEqual(textLines('Ana\nCook'));
});

it('knows a document by its text, and one that a line was taken from as another', () => {
  expect(isTextOf(`\n${text}\n`, document)).toBe(true);
  expect(isTextOf(text.replace('Work\n', ''), document)).toBe(false);
  expect(isTextOf('', [])).toBe(false);
});
