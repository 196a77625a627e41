import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '#contract/career/facts.ts';
import { checkClaims, checkUncited } from '#engines/claims/index.ts';
import { inEnglish } from '#testing/wording/in-english.ts';

const source = { kind: 'person', at: '2026-11-20T12:00:00.000Z', where: 'onboarding' } as const;
const fact = (id: string, path: string, value: string): Fact => ({ id, path, value, source });
const FACTS: Fact[] = [
  fact('bullet', '/work/0/highlights/0', 'Helped train 12 apprentices in pipe welding with SMAW'),
  fact('employer', '/work/0/name', 'Northline Fabrication'),
  fact('title', '/work/0/position', 'Welder'),
  fact('start', '/work/0/startDate', '2019-03'),
  fact('budget', '/work/0/highlights/1', 'Kept a budget of $12,500 and cut waste by 27%'),
  fact('skill', '/skills/0/keywords/0', 'C++'),
  fact('french', '/work/1/highlights/0', 'Préparé les pièces et géré les stocks de 3 ateliers'),
];
const ALLOWED = { company: 'Ironwood Works', title: 'Pipe Welder', name: 'Dale Kowalchuk' };
const profile = { resume: {}, facts: FACTS };
/** What is refused of a text that cites some facts. */
const check = (text: string, ...cited: string[]) =>
  cited.length === 0
    ? checkUncited(text, ALLOWED)
    : checkClaims({ profile, target: 'letter', text, cited, today: '' }).refusals;

describe('the checker allows', () => {
  it.each([
    ['I helped train 12 apprentices in pipe welding with SMAW.', ['bullet']],
    [
      'At Northline Fabrication, I helped with training twelve apprentices in pipe welding.',
      ['bullet', 'employer'],
    ],
    ['I have worked as a Welder at Northline Fabrication since March 2019.', ['title', 'employer', 'start']],
    ['I kept a budget of $12500 and cut waste by 27%.', ['budget']],
    ['I bring C++.', ['skill']],
    ['J’ai préparé les pièces et géré les stocks de trois ateliers.', ['french']],
    ['I am applying for the Pipe Welder position at Ironwood Works.', []],
    ['Dear hiring team at Ironwood Works,', []],
    ['Je pose ma candidature au poste de Pipe Welder chez Ironwood Works.', []],
    ['Your posting describes pipe work on the coast.', []],
    ['Kind regards,', []],
    ['Dale Kowalchuk', []],
  ])('%j', (text, ids) => {
    expect(check(text, ...ids)).toEqual([]);
  });
});

describe('the checker refuses', () => {
  it.each([
    ['another number', 'I helped train 15 apprentices in pipe welding.', ['bullet']],
    ['a number in words', 'I helped train fifteen apprentices in pipe welding.', ['bullet']],
    [
      'a number beside right ones',
      'I kept a budget of $12,500 and cut waste by 27% over 4 sites.',
      ['budget'],
    ],
    ['a changed amount', 'I kept a budget of $125,000 and cut waste by 27%.', ['budget']],
    ['another year', 'I have worked as a Welder since March 2016.', ['title', 'start']],
    ['another month', 'I have worked as a Welder since January 2019.', ['title', 'start']],
    [
      'another employer',
      'I have worked as a Welder at Bluewater Steel since March 2019.',
      ['title', 'employer', 'start'],
    ],
    ['the posting’s employer as a past one', 'I worked as a Welder at Ironwood Works.', ['title']],
    ['a certificate', 'I helped train 12 apprentices in pipe welding as a certified inspector.', ['bullet']],
    ['a degree', 'I helped train 12 apprentices and hold a bachelor in welding.', ['bullet']],
    ['a bigger role', 'I led 12 apprentices in pipe welding.', ['bullet']],
    ['a share left out', 'I trained 12 apprentices in pipe welding with SMAW.', ['bullet']],
    ['a skill in capitals', 'I helped train 12 apprentices in pipe welding with GTAW.', ['bullet']],
    [
      'a skill in small letters',
      'I helped train 12 apprentices and am skilled in underwater cutting.',
      ['bullet'],
    ],
    ['another language', 'I bring Rust.', ['skill']],
    ['a name at the start', 'Siemens apprentices in pipe welding were trained.', ['bullet']],
    ['a duration', 'I helped train 12 apprentices for years.', ['bullet']],
    ['words without support', 'I rescued sailors from burning boats during storms.', ['bullet']],
    ['a claim without a fact', 'I am a strong welder.', []],
    ['a claim hidden after a wish', 'I am applying for the Pipe Welder position with proven mastery.', []],
    ['a second sentence after a wish', 'I would be glad to meet. I weld daily.', []],
    ['a claim without “I”', 'Proven rigging ability.', []],
    ['a French claim without a fact', 'Je maîtrise le soudage.', []],
    ['a fact that is not known', 'I bring C++.', ['nobody']],
    ['a French number', 'J’ai géré les stocks de huit ateliers.', ['french']],
  ])('%s', (_, text, ids) => {
    const [refusal] = check(text, ...ids);
    expect(text).toContain(refusal?.span);
    expect(inEnglish(refusal?.why ?? '')).not.toBe('');
  });

  it('any number that the facts do not hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (number) => {
        const refused = check(`I helped train ${number} apprentices in pipe welding.`, 'bullet');
        expect(refused.length === 0).toBe(number === 12);
      }),
    );
  });

  it('what the profile says elsewhere than in the facts cited', () => {
    expect(check('I kept a budget of $12,500.', 'bullet')).not.toEqual([]);
    expect(check('I worked at Northline Fabrication.', 'bullet')).not.toEqual([]);
  });
});

const job = (text: string) => check(text, 'title', 'employer', 'start');

describe('a line of a job', () => {
  it('may repeat its title, employer and beginning', () => {
    expect(job('Welder at Northline Fabrication since March 2019.')).toEqual([]);
    expect(job('Welder chez Northline Fabrication depuis mars 2019.')).toEqual([]);
    expect(job('Welder at Northline Fabrication')).toEqual([]);
  });

  it('is refused with another title, employer or beginning', () => {
    expect(job('Lead Welder at Northline Fabrication since March 2019.')).not.toEqual([]);
    expect(job('Welder at Northline Foundry since March 2019.')).not.toEqual([]);
    expect(job('Welder at Northline Fabrication since March 2018.')).not.toEqual([]);
    expect(job('Soudeur chez Ironwood depuis mars 2019.')).not.toEqual([]);
  });
});

it('a fact’s own value may stand as it is, whatever it says', () => {
  expect(check('C++', 'skill')).toEqual([]);
  expect(check('2019-03', 'start')).toEqual([]);
});
