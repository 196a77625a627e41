import { describe, expect, test } from 'vitest';
import type { Posting } from '#contract/career/posting.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile, theTaxonomy } from '#testing/profiles/index.ts';
import {
  mayBeAppliedTo,
  readCandidate,
  sayMatch,
  scorePosting,
  wouldChange,
  type Avoided,
} from '#engines/matching/index.ts';
import { english, inEnglish } from '#testing/wording/in-english.ts';

const taxonomy = theTaxonomy();
const master = aProfile({ jobs: ['Cashier | 2021-03 | | Cash handling; Customer service'] });
const advert = (fields: Partial<Posting> = {}): Posting =>
  aPosting('lever', {
    title: 'Cashier',
    company: 'Fernwood',
    department: null,
    places: ['Hamilton, Ontario'],
    description: 'Requirements\n- Cash handling',
    ...fields,
  });
const nothing: Avoided = { companies: { present: [], listed: [] }, industries: [], words: [] };
const look = (avoid: Partial<Avoided>, fields: Partial<Posting> = {}) => {
  const location = 'Hamilton, Ontario';
  const wants = { targetTitles: ['Cashier'], keywords: [], location, today: '2026-11-21' };
  const candidate = readCandidate(master, { ...wants, avoid: { ...nothing, ...avoid } }, taxonomy);
  return sayMatch(scorePosting(advert(fields), candidate, taxonomy), english);
};

describe('what a person avoids', () => {
  test('keeps the agent from what fits otherwise, and says what of the posting and whose word', () => {
    expect(mayBeAppliedTo(look({}))).toBe(true);
    const present = [{ name: 'Fernwood Grocers Ltd.', site: null }];
    const match = look({ companies: { present, listed: [] } }, { company: 'Fernwood Grocers Québec' });
    expect([match.score, mayBeAppliedTo(match)]).toEqual([40, false]);
    expect(match.summary).toBe(
      'It’s at Fernwood Grocers Québec. You avoid Fernwood Grocers Ltd., where you work now.',
    );
    expect(wouldChange(match, 'Cashier').map(({ text }) => inEnglish(text))).toEqual([
      'If you want jobs like this after all, change the companies you avoid, in this campaign or in your profile.',
    ]);
  });

  test.each<[string, Partial<Posting>, string]>([
    [
      'commission only',
      { description: 'Requirements\n- Cash handling\n- Commission-only pay.' },
      '- Commission-only pay.',
    ],
    ['nuit', { title: 'Cashier / caissière de nuit' }, 'Cashier / caissière de nuit'],
    ['ÉTÉ', { description: 'Poste d’été. Requirements\n- Cash handling' }, 'Poste d’été.'],
    ['weekend', { description: 'Open on weekends.\nRequirements\n- Cash handling' }, 'Open on weekends.'],
  ])('is the word "%s" in %j', (word, fields, span) => {
    expect(look({ words: ['unheard of', word] }, fields).blockers).toEqual([
      { code: 'WORDS', span, person: word },
    ]);
  });

  test.each<[string, Partial<Posting>]>([
    ['cash', { title: 'Cashier', description: 'Requirements\n- Cashiering' }],
    ['night', { description: 'Requirements\n- Overnight cash handling' }],
    ['sales commission', { description: 'Pay comes from sales.\nCommission is extra.' }],
    ['...', {}],
  ])('is not the word "%s" in %j', (word, fields) => {
    expect(look({ words: [word] }, fields).blockers).toEqual([]);
  });

  test.each<[string, Partial<Posting>]>([
    ['gambling', { company: 'Lucky Star Casino' }],
    [
      'Casinos',
      { description: 'We are a leading gambling operator in Niagara.\nRequirements\n- Cash handling' },
    ],
    ['jeux de hasard', { department: 'Casino' }],
    [
      'cannabis',
      {
        description:
          'About us\nNotre entreprise est un chef de file du cannabis.\nRequirements\n- Cash handling',
      },
    ],
    ['taxidermy', { description: 'Our company is known for its taxidermy.\nRequirements\n- Cash handling' }],
  ])('is the industry "%s" of %j', (industry, fields) => {
    expect(
      look({ industries: [industry] }, fields).blockers.map(({ code, person }) => [code, person]),
    ).toEqual([['INDUSTRY', industry]]);
  });

  test('is no industry that is only asked for as experience, and where none is said that is told', () => {
    const match = look(
      { industries: ['gambling'] },
      { description: 'Requirements\n- Cash handling\n- Experience in a casino is an asset for our company' },
    );
    expect(match.blockers).toEqual([]);
    expect(match.unknown).toContain(
      'The posting doesn’t say what industry the employer is in, so I couldn’t check it against the ones you avoid.',
    );
    const said = look({ industries: ['gambling'] }, { company: 'Fernwood Hotel' });
    expect(said.unknown.filter((text) => text.includes('industry'))).toEqual([]);
  });
});
