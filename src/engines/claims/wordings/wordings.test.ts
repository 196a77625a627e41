import { describe, expect, it } from 'vitest';
import { checkClaims, wordingToAsk } from '#engines/claims/index.ts';
import type { AgreedWording } from '#engines/claims/index.ts';

const jobs = [
  {
    name: 'Corner Grocer',
    lines: ['Looked after the till at weekends.', 'Answered the phones for two dentists.'],
  },
  { name: 'Depot Marron', lines: ['Loaded up to 30 trucks a day.'] },
];
const profile = (more: readonly string[] = []) => {
  const work = jobs.map(({ name, lines }, at) => ({
    name,
    position: 'Clerk',
    startDate: `20${21 - at}-03`,
    endDate: at === 0 ? '' : '2021-01',
    highlights: at === 0 ? [...lines, ...more] : lines,
  }));
  const facts = work.flatMap(({ highlights }, job) =>
    highlights.map((value, at) => ({ id: value, path: `/work/${job}/highlights/${at}`, value })),
  );
  return { resume: { work }, facts };
};
const PHONES = 'Answered the phones for two dentists.';
const TILL = 'Looked after the till at weekends.';

interface Told {
  target?: string;
  more?: readonly string[];
  wordings?: readonly AgreedWording[];
}
const question = (text: string, { target = 'work[0].highlights', more, wordings = [] }: Told = {}) => ({
  profile: { ...profile(more), wordings },
  target,
  text,
  today: '2026-11-22',
});
const asks = (text: string, fact: string, stated: Told = {}) => {
  const wording = wordingToAsk(question(text, { ...stated, more: stated.more ?? [] }), fact);
  return wording && [wording.said, wording.instead, wording.closer];
};
const stands = (text: string, stated: Told = {}) => checkClaims(question(text, stated)).allowed;

describe('what a refusal of words offers to ask', () => {
  it.each([
    ['Triaged calls for two dentists.', PHONES, 'answered the phones', 'triaged calls', PHONES],
    ['Triaged the phones for two dentists.', PHONES, 'answered', 'triaged', PHONES],
    ['Reconciled cash at weekends.', TILL, 'looked after the till', 'reconciled cash', TILL],
  ])(
    'is the words on both sides that differ, as few as there are: %s',
    (text, fact, said, instead, closer) => {
      expect(asks(text, fact)).toEqual([said, instead, closer]);
    },
  );

  it('keeps the sentence and costs the word: the fact’s own stands in it', () => {
    expect(
      asks('At Corner Grocer, I triaged the phones for two dentists.', PHONES, { target: 'letter' }),
    ).toEqual(['answered', 'triaged', 'At Corner Grocer, I answered the phones for two dentists.']);
  });

  it('is in French too', () => {
    const fact = 'Tenait la caisse le samedi.';
    expect(asks('Encaissait les paiements le samedi.', fact, { more: [fact] })?.slice(0, 2)).toEqual([
      'tenait la caisse',
      'encaissait les paiements',
    ]);
  });

  it.each([
    ['an amount', 'Triaged calls for three dentists.', PHONES],
    ['a rank', 'Supervised the phones for two dentists.', PHONES],
    ['a deed of standing', 'Approved calls for two dentists.', PHONES],
    ['an effect', 'Improved the phones for two dentists.', PHONES],
    ['a name', 'Triaged calls in Zendesk for two dentists.', PHONES],
    ['how often', 'Triaged calls every day for two dentists.', PHONES],
    ['a cause', 'Triaged calls for two dentists, which reduced waiting.', PHONES],
    ['a certificate', 'Triaged calls as a certified nurse for two dentists.', PHONES],
    ['reach', 'Triaged all calls for two dentists across the province.', PHONES],
    ['nothing', PHONES, PHONES],
    ['another fact', 'Triaged calls for two dentists.', 'Loaded up to 30 trucks a day.'],
  ])('is nothing where %s is in it', (_, text, fact) => {
    expect(asks(text, fact)).toBeNull();
  });

  it('is nothing of a fact that tells of a part in something: how far is no matter of words', () => {
    const fact = 'Helped count stock for the shop.';
    expect(asks('Audited stock for the shop.', fact, { more: [fact] })).toBeNull();
  });

  it('is nothing where the form of the verb would not fit the sentence', () => {
    const fact = 'Answering the phones for two vets.';
    expect(asks('I triaged calls for two vets.', fact, { more: [fact], target: 'letter' })).toBeNull();
  });
});

describe('words the person agreed to', () => {
  const wordings = [{ fact_id: PHONES, said: 'answered the phones', instead: 'triaged calls' }];

  it('may be said of their fact, at the head of a line and within a letter', () => {
    expect(stands('Triaged calls for two dentists.')).toBe(false);
    expect(stands('Triaged calls for two dentists.', { wordings })).toBe(true);
    expect(stands('I triaged calls for two dentists.', { wordings, target: 'letter' })).toBe(true);
    const { sources } = checkClaims(question('Triaged calls for two dentists.', { wordings }));
    expect(sources).toEqual([PHONES]);
  });

  it.each([
    ['another amount', 'Triaged calls for three dentists.'],
    ['another form of them', 'Triaging calls for two dentists.'],
    ['more of them', 'Triaged emergency calls for two dentists.'],
    ['a name', 'Triaged calls in Zendesk for two dentists.'],
    ['a rank', 'Led a team and triaged calls for two dentists.'],
  ])('let nothing else into the sentence: %s', (_, text) => {
    expect(stands(text, { wordings })).toBe(false);
  });

  it('are not said of another fact, in the same job or beside their own', () => {
    const other = 'Answered the phones of the night shelter.';
    const stated = { more: [other], wordings };
    expect(stands('Triaged calls of the night shelter.', stated)).toBe(false);
    expect(stands('Triaged calls for two dentists and triaged calls of the night shelter.', stated)).toBe(
      false,
    );
    expect(stands('At Depot Marron, I triaged calls for two dentists.', { wordings, target: 'letter' })).toBe(
      false,
    );
  });

  it('count for nothing once the fact says it otherwise', () => {
    const stale = [{ fact_id: PHONES, said: 'picked up the phones', instead: 'triaged calls' }];
    expect(stands('Triaged calls for two dentists.', { wordings: stale })).toBe(false);
  });
});
