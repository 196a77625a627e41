import { expect, test } from 'vitest';
import { checkClaims } from './index.ts';

const profile = {
  resume: { work: [{ name: 'Parcel House', position: 'Packer', highlights: ['Packed 40 boxes an hour'] }] },
  facts: [{ id: 'f1', path: '/work/0/highlights/0' }],
};
const ask = (text: string) =>
  checkClaims({ profile, target: 'work[0].highlights', text, today: '2026-11-01' });

test('a sentence of the profile is allowed and names its fact', () => {
  expect(ask('Packed 40 boxes an hour')).toEqual({ allowed: true, refusals: [], sources: ['f1'] });
});

test('another number is refused', () => {
  expect(ask('Packed 90 boxes an hour').refusals.map(({ span }) => span)).toEqual(['90']);
});
