import { expect, test } from 'vitest';
import { train } from './trainer.ts';
import type { Task } from './trainer.ts';

interface Item {
  word: string;
  hand: string | null | undefined;
}

/** A task of words, each a feature of its own, that is right about those it never met. */
const task = (items: Item[], more: Partial<Task<Item, 'words'>> = {}): Task<Item, 'words'> => ({
  tells: 'Words.',
  items: () => Promise.resolve(items),
  lists: { words: { name: 'words', from: 'here' }, none: { name: 'nothing', from: 'nowhere' } },
  listOf: () => 'words',
  parts: {
    words: {
      examples: (some) =>
        some.map(({ word }, at) => ({
          label: at % 2 === 0 ? 'even' : 'odd',
          met: [word],
          features: () => ({ named: [[word, 1]] }),
        })),
      learning: {
        over: 'logistic regression',
        descent: { by: 'adam', steps: 5, ridge: 0.5, leastSpread: 1e-3 },
        kept: { weights: 10, smallest: 0, bias: 10 },
      },
    },
  },
  made: 'words',
  leftOut: [
    {
      says: 'Each hand was left out.',
      partsOf:
        () =>
        ({ hand }) =>
          hand,
      sureByPart: 0.5,
    },
  ],
  ways: {
    'by itself': ({ items: some, models }) =>
      some.map(({ word }) => ({
        chance: models.words.rows.has('always') ? 1 : 0,
        isRight: !models.words.rows.has(word) && !models.words.rows.has('never'),
      })),
  },
  leasts: [0.5],
  threshold: 'none',
  ...more,
});

const ITEMS: Item[] = [
  { word: 'one', hand: 'a' },
  { word: 'two', hand: 'a' },
  { word: 'three', hand: 'b' },
  { word: 'always', hand: null },
  { word: 'never', hand: undefined },
];

test('what is left out is judged by models that met no item of its part, and what is always learned from is', async () => {
  const { model, card } = await train(task(ITEMS));
  expect([...model.rows.keys()]).toEqual(['one', 'two', 'three', 'always', 'never']);
  expect(card.leftOut.map(({ rows }) => rows)).toEqual([
    [
      ['a', '2', '100.0 %', '100.0 %', '100.0 %', '0.0 %'],
      ['b', '1', '100.0 %', '100.0 %', '100.0 %', '0.0 %'],
    ],
    [['0.50', '100.0 %', '100.0 %', '0.0 %']],
  ]);
});

test('an item that says the same as one that was learned from is not judged', async () => {
  const again = [...ITEMS, { word: 'three', hand: null }];
  const { card } = await train(task(again, { sameAs: ({ word }) => word }));
  expect(card.leftOut[0]?.rows.map(([part, judged]) => [part, judged])).toEqual([
    ['a', '2'],
    ['b', '0'],
  ]);
});

test('a card says by what the model was fitted, and how many examples come from where', async () => {
  const { card } = await train(task(ITEMS));
  expect(card.method).toBe(
    'logistic regression, with an L2 penalty of 0.5, fitted by 5 steps of Adam (Kingma, Ba 2015) from 0; weights are kept as multiples of 0.1',
  );
  expect(card.origins).toEqual([{ name: 'words', from: 'here', examples: 5 }]);
});
