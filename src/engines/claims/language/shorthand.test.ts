import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';
import { tidied } from './tidy.ts';

describe('what people shorten in haste', () => {
  it.each([
    ['38 hrs/wk on the line', '38 hours a week on the line'],
    ['3x/an et 28 h/sem', '3 fois par an et 28 h par semaine'],
    ['Night runs, Jan–Jun 23', 'Night runs, Jan to Jun 2023'],
    ['since Apr ’19', 'since Apr 2019'],
    ['losses down, 2022–24', 'losses down, 2022 to 2024'],
    ['2/3 by phone, ~18 a wk', '2 in 3 by phone, about 18 a week'],
    ['w/ an apprentice, approx 4½ yrs', 'with an apprentice, approximately 4.5 years'],
  ])('is read in full: %s', (given, full) => {
    expect(tidied(given).text).toBe(full);
  });

  it.each(['On 15 March 2024 we moved', 'Shelves of 3/4 in. plywood', 'Version 2024-12', 'CI/CD and TCP/IP'])(
    'is left where it is none: %s',
    (given) => {
      expect(tidied(given).text).toBe(given);
    },
  );

  it('keeps the places of the text as it was given', () => {
    const read = tidied('38 hrs/wk of mending');
    const [start, end] = [read.startOf(read.text.indexOf('mending')), read.endOf(read.text.length)];
    expect('38 hrs/wk of mending'.slice(start, end)).toBe('mending');
  });

  it.each([
    ['Adv. scaff. on 3 sites', true],
    ['Secr. on 3 sites', false],
  ])('is spelled out by the facts that have it in full: %s', (text, expected) => {
    const resume = {
      work: [{ name: 'Ridge Ltd', position: 'Advanced scaffolder', highlights: ['Scaffold on 3 sites.'] }],
    };
    const question = { profile: { resume, facts: [] }, target: 'work[0].highlights', today: '2026-11-01' };
    expect(checkClaims({ ...question, text }).allowed).toBe(expected);
  });
});
