import { describe, expect, test } from 'vitest';
import type { Posting } from '#contract/career/posting.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile, theTaxonomy } from '#testing/profiles/index.ts';
import { readCandidate, sayMatch, scorePosting } from '#engines/matching/index.ts';
import { english } from '#testing/wording/in-english.ts';

const taxonomy = theTaxonomy();
const master = aProfile({ jobs: ['Cashier | 2021-03 | | Cash handling; Customer service'] });
const advert = (fields: Partial<Posting> = {}): Posting =>
  aPosting('lever', {
    title: 'Cashier',
    company: 'Fernwood Grocers',
    places: ['Hamilton, Ontario'],
    description: 'Requirements\n- Cash handling',
    ...fields,
  });
const after = (reason: string, skipped: Partial<Posting>, next: Partial<Posting>) => {
  const wants = {
    targetTitles: ['Cashier'],
    keywords: [],
    location: 'Hamilton, Ontario',
    today: '2026-11-21',
    skips: reason === '' ? [] : [{ id: 'one', reason, posting: advert(skipped) }],
  };
  return sayMatch(scorePosting(advert(next), readCandidate(master, wants, taxonomy), taxonomy), english);
};
const toronto = { places: ['Toronto, Ontario'] };
const low = { pay: { min: 16, max: 17, currency: 'CAD', period: 'hour' as const } };

describe('a reason to skip', () => {
  test.each<[string, Partial<Posting>, Partial<Posting>]>([
    ['I do not want to work for this company', {}, {}],
    ['Bad reviews', {}, {}],
    ['Not Fernwood Grocers again', {}, {}],
    ['Pas cette entreprise', {}, {}],
    ['Not this kind of work', { company: 'Elsewhere' }, {}],
    ['Too far', toronto, { ...toronto, company: 'Elsewhere' }],
    ['C’est trop loin pour moi', toronto, { ...toronto, company: 'Elsewhere' }],
    ['The pay is too low', low, { ...low, company: 'Elsewhere' }],
    [
      'Salaire trop bas',
      low,
      { company: 'Elsewhere', pay: { min: 30_000, max: 34_000, currency: 'CAD', period: 'year' } },
    ],
  ])('"%s" leaves the next like it, in words', (reason, skipped, next) => {
    const { score, blockers, summary } = after(reason, skipped, next);
    expect(blockers.map(({ code }) => code)).toEqual(['SKIPPED']);
    expect(score).toBeLessThanOrEqual(40);
    expect(summary).toContain(`(“${reason}”), so I pass on`);
  });

  test.each<[string, Partial<Posting>, Partial<Posting>]>([
    ['this company', {}, { company: 'Elsewhere' }],
    ['Not this kind of work', {}, { title: 'Retail Cashier' }],
    ['Too far', toronto, { places: ['Burlington, Ontario'] }],
    ['Too far', toronto, { ...toronto, workplace: 'remote' }],
    ['The pay is too low', low, { pay: { min: 22, max: 24, currency: 'CAD', period: 'hour' } }],
    ['The pay is too low', {}, low],
  ])('"%s" says nothing about another', (reason, skipped, next) => {
    expect(after(reason, skipped, next).blockers).toEqual([]);
  });

  test.each(['I have a bad feeling', 'Nothing against the company, but it is too far', ''])(
    'that is not clear teaches nothing: "%s"',
    (reason) => {
      expect(after(reason, toronto, toronto)).toEqual(after('', toronto, toronto));
    },
  );
});
