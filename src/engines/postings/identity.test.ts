import { describe, expect, test } from 'vitest';
import { aPosting } from '#testing/boards/factories.ts';
import { canonicalKey, dedupe } from './index.ts';

const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `word${from + index}`).join(' ');

const key = (fields: Parameters<typeof aPosting>[1]) => canonicalKey(aPosting('greenhouse', fields));

describe('the canonical key', () => {
  test.each([
    [{ company: 'Saltpan Kitchens Inc.' }, { company: 'SALTPAN KITCHENS' }],
    [{ title: 'Boulanger (h/f)' }, { title: 'Boulanger' }],
    [{ title: 'Baker (m/w/d)' }, { title: 'Baker' }],
    [{ title: 'Baker #4412' }, { title: 'Baker' }],
    [{ title: 'Ingénieure, réseaux' }, { title: 'Ingenieure - Reseaux' }],
    [{ places: ['Montréal, Québec'] }, { places: ['Montreal, QC'] }],
    [{ places: ['Toronto, Ontario', 'Halifax, NS'] }, { places: ['Halifax', 'Toronto'] }],
    [
      { board: 'lever', external_id: 'x9' },
      { board: 'ashby', external_id: 'y1' },
    ],
  ])('of %j is that of %j', (one, other) => {
    expect(key(one)).toBe(key(other));
  });

  test.each([
    [{ title: 'Baker' }, { title: 'Senior Baker' }],
    [{ title: 'Baker (Nights)' }, { title: 'Baker (Days)' }],
    [{ places: ['Truro, NS'] }, { places: ['Halifax, NS'] }],
    [{ company: 'Saltpan' }, { company: 'Tidewater' }],
  ])('of %j is not that of %j', (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });
});

describe('leaving out repeats', () => {
  const one = aPosting('greenhouse', { description: words(200) });

  test('keeps the first of the same job on two boards', () => {
    const twin = aPosting('lever', {
      external_id: 'z',
      description: `${words(200).toUpperCase()}\n\nExtra line`,
    });
    expect(dedupe([one, twin])).toEqual([one]);
  });

  test('keeps two openings whose texts differ', () => {
    const other = aPosting('lever', { external_id: 'z', description: words(200, 100) });
    expect(dedupe([one, other])).toHaveLength(2);
  });

  test('keeps one of the same id, whatever its text', () => {
    expect(dedupe([one, { ...one, description: 'changed' }])).toEqual([one]);
  });

  test('keeps the same text at another employer', () => {
    expect(dedupe([one, aPosting('lever', { company: 'Other', description: words(200) })])).toHaveLength(2);
  });
});
