import { describe, expect, it } from 'vitest';
import {
  clearOccupation,
  packVectors,
  prepareMeanings,
  prepareTitleLinker,
  prepareVectors,
} from './index.ts';

// Two directions of work: fixing cars and caring for the sick. "Grease" and "ward" are in no label.
const vectors = prepareVectors(
  packVectors(['mechan', 'greas', 'nurs', 'ward'], Float32Array.of(1, 0, 0.9, 0.1, 0, 1, 0.1, 0.9), 2),
);
const labels = [
  ['car mechanic', 'automobile mechanic'],
  ['nurse', 'staff nurse'],
  ['hearse driver'],
  ['lorry driver', 'truck driver'],
  ['sales representative'],
];
const link = prepareTitleLinker(
  {
    labels,
    commonness: [0, 0, 0, 3, 0],
    namedBy: (title) => new Map(title === 'Chauffeur' ? [[2, 1] as const] : []),
  },
  vectors,
);
const first = (title: string) => labels[link(title, 1)[0]?.occupation ?? -1]?.[0];

describe('a job title of the street', () => {
  it.each([
    ['the same in other letters', 'CAR MECHANICS', 'car mechanic'],
    ['around rank, place and contract', 'Urgent! Senior Nurse (full time) @ Springfield', 'nurse'],
    ['shortened', 'Salesman', 'sales representative'],
    ['misspelled', 'Automobil mecanic', 'car mechanic'],
    ['in words no label has', 'Grease', 'car mechanic'],
    ['known from elsewhere', 'Chauffeur', 'hearse driver'],
  ])('is linked when it says it %s', (_, title, label) => {
    expect(first(title)).toBe(label);
  });

  it('means the more common of trades that it fits alike', () => {
    expect(first('Driver')).toBe('lorry driver');
  });

  it('is answered with as many as were asked for, best first, each with how near each label is', () => {
    const found = link('truck driver', 3);
    expect(found.map(({ occupation }) => occupation)).toHaveLength(3);
    expect(found.map(({ fit }) => fit)).toEqual(
      found.map(({ fit }) => fit).toSorted((one, other) => other - one),
    );
    expect(found[0]?.labels[1]).toBeGreaterThan(found[0]?.labels[0] ?? 2);
  });
});

describe('the occupation that a title clearly means', () => {
  const words = packVectors(['weld', 'pipe', 'nurs', 'ward'], Float32Array.of(1, 0, 0.9, 0.2, 0, 1, 0, 1), 2);
  const occupations = packVectors(['51-4121.00', '29-1141.00'], Float32Array.of(1, 0, 0, 1), 2);
  const meanings = prepareMeanings({ words, occupations });

  it.each([
    ['Night pipe welding (contract)', '51-4121.00', 'its words say so'],
    ['Welder', null, 'one word may be chance'],
    ['Ward welder', null, 'it lies between two'],
    ['Dragon tamer', null, 'no word is known'],
  ])('of "%s" is %s: %s', (title, code, reason) => {
    expect(clearOccupation(title, meanings), reason).toBe(code);
  });
});
