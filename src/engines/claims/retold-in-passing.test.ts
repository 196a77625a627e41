import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const RESUME = {
  basics: { label: 'Stage rigger', summary: 'Stage rigger for touring shows.' },
  work: [
    {
      name: 'Harbour Stages',
      position: 'Rigger',
      startDate: '2019-03',
      highlights: [
        'Lead a crew of four since June 2022',
        'Hang 40 to 60 lamps per 10-hour shift',
        'Member of the safety team since 2021',
        'Loaded and strapped crates on trucks',
        'Wrote the RLPT for each truck',
      ],
    },
  ],
  education: [
    {
      institution: 'Cégep de Lauzon',
      area: 'Éclairage',
      studyType: 'AEC, 5 cours réussis sur 9',
      startDate: '2024-01',
    },
  ],
  certificates: [
    { name: 'Hazard Review and Critical Limits Planning, HRCLP Level 2', date: '2021-05' },
    { name: 'Working at heights', date: '2024-02' },
  ],
  awards: [
    {
      title: 'Hand of the Quarter',
      awarder: 'Harbour Stages',
      date: '2023-09',
      summary: 'Third quarter of 2023.',
    },
  ],
  skills: [{ name: 'Tools', keywords: ['CAD', 'DMX512', 'typing 60 wpm'] }],
};
const POSTING = {
  title: 'Head rigger',
  company: 'Vance Tours',
  description: 'Lead two crews of riggers. Experience with Disguise and Kinesys is needed.',
};

const isAllowed = (target: string, text: string): boolean =>
  checkClaims({
    profile: { resume: RESUME, facts: [] },
    posting: target === 'letter' ? POSTING : null,
    target,
    text,
    today: '2026-11-15',
  }).allowed;

describe('what only says how something is said', () => {
  it.each([
    'I’ll be straight with you: I have not used Disguise.',
    'Frankly, I have not used Kinesys yet.',
    'I would rather say so now: Disguise would be new to me.',
  ])('claims nothing in a letter: %s', (text) => {
    expect(isAllowed('letter', text)).toBe(true);
  });

  it.each([
    'I’ll be straight with you: I have used Disguise.',
    'I must mention my years with Kinesys.',
    'Frankly, Disguise is at the heart of my work.',
  ])('excuses nothing of what is said: %s', (text) => {
    expect(isAllowed('letter', text)).toBe(false);
  });
});

describe('a fact retold beside something else', () => {
  it.each([
    ['letter', 'You ask for someone to lead two crews; I have led one crew of four since June 2022.'],
    ['letter', 'The 10-hour shifts you describe are what I work today, with 40 to 60 lamps in each.'],
    ['work[0].highlights', 'Loaded crates on trucks, strapped them down.'],
    ['work[0].highlights', 'On the safety team since 2021.'],
    ['education[0]', 'AEC en éclairage, Cégep de Lauzon : cinq cours réussis, quatre restants'],
    ['certificates', 'Working at heights (February 2024), HRCLP Level 2 (May 2021)'],
    ['awards', 'Hand of the Quarter, Harbour Stages, September 2023'],
    ['work[0].highlights', 'Wrote the RLPT (rope load and pull tests) for each truck.'],
    ['skills', 'Computer-aided design, DMX, typing at 60 words per minute'],
  ])('stands at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });

  it.each([
    ['letter', 'You ask for someone to lead two crews; I have led one crew of six since June 2022.'],
    ['letter', 'You ask for someone to lead two crews; I have led one crew of four since June 2020.'],
    ['work[0].highlights', 'On the safety team since 2019.'],
    ['work[0].highlights', 'Wrote the RLPT (tower crane and hoist lifts) for each truck.'],
    ['work[0].highlights', 'Hung 40 to 60 lamps, and fewer fell as a result.'],
    ['education[0]', 'AEC en éclairage, Cégep de Lauzon'],
    ['certificates', 'Working at heights (May 2021), HRCLP Level 2 (February 2024)'],
    ['skills', 'Typing at 80 words per minute'],
  ])('is refused where one thing is off, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });
});
