import { describe, expect, test } from 'vitest';
import { aPosting } from '#testing/boards/factories.ts';
import { canonicalKey, relation } from './index.ts';

const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `word${from + index}`).join(' ');

const key = (fields: Parameters<typeof aPosting>[1]) => canonicalKey(aPosting('greenhouse', fields));

describe('the canonical key', () => {
  test.each([
    [{ company: 'Saltpan Kitchens Inc.' }, { company: 'SALTPAN KITCHENS' }],
    [{ title: 'Boulanger (h/f)' }, { title: 'Boulanger' }],
    [{ title: 'Baker (m/w/d)' }, { title: 'Baker' }],
    [{ title: 'Baker #4412' }, { title: 'Baker' }],
    [{ title: 'Baker (Remote)' }, { title: 'Baker' }],
    [{ title: 'URGENT - Baker' }, { title: 'Baker' }],
    [{ title: 'Office Manager (f/m/x)' }, { title: 'Office Manager' }],
    [{ title: 'Conducteur de travaux H/F' }, { title: 'Conducteur de travaux' }],
    [{ title: 'Baker - Truro' }, { title: 'Baker' }],
    [{ company: 'Fjellvik Bygg AS' }, { company: 'Fjellvik Bygg' }],
    [{ company: 'Granbacken Skog AB' }, { company: 'Granbacken Skog' }],
    [{ company: 'TIDELINE SHIPPING PTE. LTD.' }, { company: 'Tideline Shipping' }],
    [
      { places: ['Head office, Leeds, UK'], locations: [{ city: 'Leeds', region: null, country: 'UK' }] },
      { places: ['Leeds'] },
    ],
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
    [{ title: 'Baker - Nights' }, { title: 'Baker' }],
    [{ title: 'Account Manager - Halifax' }, { title: 'Account Manager' }],
  ])('of %j is not that of %j', (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });
});

describe('two postings', () => {
  const text = words(200);
  const own = { description: text, posted_at: '2026-10-01T00:00:00.000Z' };
  const one = aPosting('greenhouse', own);

  test.each([
    ['on two boards are one job', { board: 'adzuna', tenant: 'all', external_id: '9' }, 'same'],
    [
      'of which one gives the beginning only are one job',
      { board: 'adzuna', description: words(30), is_excerpt: true },
      'same',
    ],
    ['of which one names no place are one job', { board: 'reed', places: [] }, 'same'],
    [
      'of one source under another number and day are one put up again',
      { external_id: '42', posted_at: '2026-11-20T00:00:00.000Z' },
      'repost',
    ],
    ['whose texts differ are two', { board: 'lever', description: words(200, 60) }, 'other'],
    [
      'of which one gives little, and says it is whole, are two',
      { board: 'lever', description: words(30) },
      'other',
    ],
    ['in two cities are two', { board: 'lever', places: ['Halifax, NS'] }, 'other'],
    ['of two employers are two', { board: 'lever', company: 'Tidewater' }, 'other'],
    ['of which one has no text are not known to be one', { board: 'lever', description: '' }, 'other'],
  ] as const)('%s', (_, fields, expected) => {
    const other = aPosting('greenhouse', {
      ...own,
      ...fields,
      places: fields && 'places' in fields ? [...fields.places] : ['Truro, NS'],
    });
    expect(relation(one, other)).toBe(expected);
    expect(relation(other, one)).toBe(expected);
  });

  test('of which neither has a text are not known to be one', () => {
    const untold = { ...own, description: '' };
    expect(relation(aPosting('greenhouse', untold), aPosting('lever', untold))).toBe('other');
  });
});
