import { describe, expect, it } from 'vitest';
import { checkClaims } from './index.ts';

const resume = {
  basics: { name: 'Solveig Amadou', label: 'Clock Repairer' },
  work: [
    {
      name: 'Tidewell Clocks',
      position: 'Clock Repairer',
      startDate: '2021-03',
      highlights: [
        'Repair 45 tower clocks in 12 parishes.',
        'Cast brass gears under a master founder’s supervision.',
        'Serviced 30 bells, of which 8 are cracked.',
        'Sharpened files for the apprentices.',
        'Wrote two manuals on escapements.',
        'Sell watches in five markets.',
      ],
    },
    {
      name: 'Greyharbour Foundry',
      position: 'Moulder',
      startDate: '2016-01',
      endDate: '2021-02',
      highlights: ['Poured bronze for ship propellers.'],
    },
  ],
  certificates: [{ name: 'Rope Access', issuer: 'Steeplejack Union', date: '2022-04' }],
  education: [{ institution: 'Olds College', studyType: 'Diploma', area: 'Horology' }],
};
const isAllowed = (target: string, text: string) =>
  checkClaims({ profile: { resume, facts: [] }, target, text, today: '2026-11-01' }).allowed;

describe('what a letter says of a career', () => {
  it.each([
    'After Tidewell Clocks I moved to Greyharbour Foundry.',
    'Before I worked at Greyharbour Foundry, I was at Tidewell Clocks.',
    'I train others for the Rope Access certificate.',
    'I repair 45 tower clocks in 12 parishes on my own.',
    'At Tidewell Clocks, I cast brass gears under supervision in 2018.',
  ])('is refused where dates or facts say otherwise: %s', (text) => {
    expect(isAllowed('letter', text)).toBe(false);
  });

  it.each([
    'After Greyharbour Foundry I moved to Tidewell Clocks.',
    'Before I worked at Tidewell Clocks, I was at Greyharbour Foundry.',
    'I hold the Rope Access certificate.',
  ])('stands where they say so: %s', (text) => {
    expect(isAllowed('letter', text)).toBe(true);
  });
});

describe('a fact that something was done to', () => {
  it.each([
    [
      'an end that its fact does not have',
      'Sharpened files for the apprentices, so that fewer errors were made.',
    ],
    ['how often, where nobody recorded it', 'Sharpened files for the apprentices every week.'],
    ['the action as another noun', 'Auction of 45 tower clocks in 12 parishes.'],
    ['another action that it would answer for', 'Responsible for insuring 45 tower clocks in 12 parishes.'],
    ['more than the number', 'Repair more than 45 tower clocks in 12 parishes.'],
    ['the number of another thing', 'Repair 45 tower clocks in 12 markets.'],
    ['a part’s quality told of the whole', 'Serviced 30 cracked bells.'],
    ['one where there were two', 'Wrote a single manual on escapements.'],
    ['the verb of another fact', 'Sharpened two manuals on escapements.'],
    ['no supervision', 'Cast brass gears.'],
  ])('is refused: %s', (_, text) => {
    expect(isAllowed('work[0].highlights', text)).toBe(false);
  });

  it.each([
    'Sharpened files for the apprentices.',
    'Repair of 45 tower clocks in 12 parishes.',
    'Responsible for repairing 45 tower clocks in 12 parishes.',
    'Repair more than 40 tower clocks in 12 parishes.',
    'Serviced 30 bells; 8 of them are cracked.',
    'Wrote two manuals on escapements.',
    'Cast brass gears, supervised by a master founder.',
  ])('stands where it was only told otherwise: %s', (text) => {
    expect(isAllowed('work[0].highlights', text)).toBe(true);
  });
});

describe('a line with a dash in it', () => {
  it('joins no phrase over it', () => {
    expect(isAllowed('education[0]', 'Olds College — Diploma, Horology')).toBe(true);
  });
});
