import { describe, expect, it } from 'vitest';
import { packVectors, prepareVectors } from '#engines/linking/index.ts';
import { prepareTitleLinker } from './title-linker.ts';

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
