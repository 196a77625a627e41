import { expect, test } from 'vitest';
import type { Posting } from '#contract/career/posting.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile, theTaxonomy } from '#testing/profiles/index.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { readCandidate, scorePosting, type Wants } from './index.ts';

const taxonomy = theTaxonomy();
const profile = aProfile({
  jobs: ['Operations Coordinator | 2021-03 | | Planned dispatch in Microsoft Excel'],
});
const wants: Wants = {
  targetTitles: ['Operations Coordinator'],
  keywords: [],
  location: 'Mississauga, Ontario',
  today: '2026-11-21',
};

const blockedBy = (wish: Partial<Wants>, fields: Partial<Posting>) =>
  scorePosting(
    aPosting('ashby', { title: 'Operations Coordinator', places: ['Mississauga, Ontario'], ...fields }),
    readCandidate(profile, { ...wants, ...wish }, taxonomy),
    taxonomy,
  );

test('pay is said as screens say it: the currency, then the amount in the reader’s digits', () => {
  const pay = { min: 40_000, max: 52_000, currency: 'CAD', period: 'year' } as const;
  const leastPay = { amount: 60_000.5, currency: 'CAD', period: 'year' } as const;
  expect(inEnglish(blockedBy({ leastPay }, { pay }).summary).replaceAll('\u00A0', ' ')).toContain(
    'It pays at most CAD 52,000 a year. You asked for CAD 60,000.50 a year.',
  );
});

test('a country without the right to work is named, not said by its code', () => {
  const description = 'Only people authorised to work in Canada can be considered.';
  const { blockers } = blockedBy({ authorised: { CA: false } }, { description });
  expect(blockers.map(({ person }) => inEnglish(person))).toContain('Not authorized to work in Canada');
});
