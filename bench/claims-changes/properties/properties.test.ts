import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { peopleOf } from '#bench/claims-changes/people.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import { truthInput } from '#bench/predict/tasks/truth.ts';
import type { TruthInput } from '#bench/predict/tasks/truth.ts';
import { changedProperties } from './judged.ts';
import { changedNumbers } from './numbers.ts';
import { isSaidWhole, swappedTexts } from './swapped.ts';
import { isBorneOut, toldBy } from './told.ts';

/** One change in so many is asked about. */
const ONE_IN = 60;

const input: TruthInput = {
  today: '2026-11-01',
  postings: {},
  profiles: {
    keeper: {
      work: [
        {
          name: 'Larkfield Lighthouse',
          position: 'Keeper',
          highlights: ['Wind 12 clocks a week.', 'Clean 24 clocks by hand.', 'In 2021 painted two towers.'],
        },
      ],
    },
    cook: { work: [{ name: 'Northway Inn', position: 'Cook', highlights: ['Cook 80 meals a day.'] }] },
  },
  items: [
    { id: 'one', profileId: 'keeper', postingId: null, target: 'work[0].highlights', text: 'Wind clocks.' },
    { id: 'two', profileId: 'keeper', postingId: null, target: 'letter', text: 'I have no licence.' },
  ],
};
const people = peopleOf(input);
const changes = people.flatMap((person) => toldBy(person).flatMap(changedNumbers));

describe('changes of one property', () => {
  it('change each number of each value in every way, and nothing else of it', () => {
    const texts = changes.filter(({ from }) => from === 'Wind 12 clocks a week.').map(({ text }) => text);
    expect(texts).toEqual(['Wind 24 clocks a week.', 'Wind 120 clocks a week.', 'Wind 15 clocks a week.']);
  });

  it('move years by one and leave them their form', () => {
    const texts = changes.filter(({ kind }) => kind === 'year moved by one').map(({ text }) => text);
    expect(texts).toEqual(['In 2020 painted two towers.', 'In 2022 painted two towers.']);
  });

  it('are borne out where another value counts as many of the same things', () => {
    expect(changes.filter(isBorneOut).map(({ text }) => text)).toEqual(['Wind 24 clocks a week.']);
  });
});

describe('changes of one property of a few facts of the bench', () => {
  it('are all refused by the gate where no other value bears them out', async () => {
    const bench = await readJson(join(import.meta.dirname, '../../data/claims/input.json'), truthInput);
    const passing = changedProperties(bench, ONE_IN).filter((one) => one.isAllowed && !one.isBorneOut);
    expect(passing.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([]);
  });
});

describe('texts before the facts of another person', () => {
  it('are the honest ones that claim something, at a place that the other person has', () => {
    const truth = { one: { kind: 'honest' }, two: { kind: 'honest', category: 'gap' } };
    const texts = swappedTexts(input, truth, people, 1);
    expect(texts.map(({ person, target, text }) => [person.id, target, text])).toEqual([
      ['cook', 'work[0].highlights', 'Wind clocks.'],
    ]);
    expect(texts.filter(isSaidWhole)).toEqual([]);
  });
});
