import { describe, expect, it, test } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { checkClaims } from './index.ts';
import type { Category } from './index.ts';

const resume = {
  basics: { name: 'Noor Castellan', label: 'Glazier', location: { city: 'Regina', region: 'SK' } },
  work: [
    {
      name: 'Clearpane Glass',
      position: 'Junior Glazier',
      startDate: '2022-03',
      highlights: [
        'Helped install 120 windows in a seven-storey hotel.',
        'Cut breakage from 8% to 5% of panes with padded racks.',
        'Mentor two apprentices each winter.',
      ],
    },
    {
      name: 'Depot Marron',
      position: 'Forklift Operator',
      startDate: '2019-05',
      endDate: '2022-02',
      highlights: ['Loaded up to 30 trucks a day.'],
    },
  ],
  education: [
    {
      institution: 'Plains College',
      studyType: 'BSc (in progress)',
      area: 'Materials',
      startDate: '2025-09',
      endDate: '2028-04',
    },
  ],
  certificates: [{ name: 'Fall Protection', date: '2023-06' }],
  languages: [{ language: 'French', fluency: 'Intermediate' }],
  awards: [{ title: 'Apprentice contest, third place', awarder: 'Prairie Trades', date: '2023-05' }],
  skills: [{ name: '', keywords: ['Caulking', 'Forklift'] }],
};
const profile = { resume, facts: [{ id: 'breakage', path: '/work/0/highlights/1' }] };
const posting = {
  title: 'Glazing Foreman',
  company: 'Skyline Panes',
  description: 'Lead crews of 15. Curtain wall experience and Bluebeam required.',
};
const ask = (target: string, text: string) =>
  checkClaims({ profile, posting, target, text, today: '2026-11-01' });

describe('a falsehood is refused, by what it is', () => {
  it.each<[Category, string, string]>([
    ['number', 'work[0].highlights', 'Helped install 210 windows in a seven-storey hotel.'],
    ['number', 'work[0].highlights', 'Cut breakage by half with padded racks.'],
    ['date', 'work[1]', 'Forklift Operator, Depot Marron, since May 2018'],
    ['title', 'work[0].position', 'Glazier'],
    ['title', 'letter', 'As lead glazier at Clearpane Glass I set up padded racks.'],
    ['employer', 'letter', 'I have worked for Skyline Panes.'],
    ['education', 'education[0]', 'BSc, Materials, Plains College'],
    ['certificate', 'certificates', 'Fall Protection Instructor'],
    ['jd-keyword', 'skills', 'Caulking, Bluebeam'],
    ['scope', 'work[0].highlights', 'Installed 120 windows in a seven-storey hotel.'],
    ['reach', 'work[0].highlights', 'Cut breakage from 8% to 5% of all panes with padded racks.'],
    ['merged', 'work[0].highlights', 'Mentor two apprentices each winter and load trucks.'],
    ['award', 'awards', 'Apprentice contest, winner'],
    ['award', 'letter', 'Clearpane Glass named me glazier of the year.'],
    ['skill', 'skills', 'Forklift glazing'],
    ['language', 'languages', 'French (fluent)'],
    ['contact', 'basics.location', 'Saskatoon, SK'],
    [
      'time-overlap',
      'letter',
      'I loaded trucks at Depot Marron while I was mentoring apprentices at Clearpane Glass.',
    ],
    ['reach', 'work[0].highlights', 'Helped install 120 windows in a seven-storey hotel in the province.'],
    ['education', 'education[0]', 'PharmD, Materials, Plains College (in progress)'],
    ['contact', 'basics.location', 'SK, SK'],
    ['causal', 'work[0].highlights', 'Two apprentices reduced breakage from 8% to 5%.'],
    ['causal', 'work[0].highlights', 'Breakage fell from 8% to 5% because I mentored apprentices.'],
    ['causal', 'work[0].highlights', 'Mentor two apprentices, which cut breakage from 8% to 5%.'],
    ['skill', 'work[0].highlights', 'Helped install 120 windows with Sika primer in a seven-storey hotel.'],
    [
      'unsupported',
      'work[0].highlights',
      'Helped install 120 windows and balustrades in a seven-storey hotel.',
    ],
    ['merged', 'letter', 'At Clearpane Glass I completed the Plains Prairie Apprentice Contest.'],
    ['title', 'summary', 'Head glazier with padded racks.'],
    ['number', 'work[1].highlights', 'Loaded up to 30 trucks an hour.'],
    ['reach', 'letter', 'The padded racks I set up are used in every hotel.'],
  ])('%s at %s: %s', (category, target, text) => {
    const { allowed, refusals } = ask(target, text);
    expect(allowed).toBe(false);
    expect(refusals.map((refusal) => refusal.category)).toContain(category);
    expect(
      refusals.every(({ why, remedy }) => /^.+\.$/.test(inEnglish(why)) && /^.+\.$/.test(inEnglish(remedy))),
    ).toBe(true);
  });
});

describe('honest rewording is allowed', () => {
  it.each([
    ['work[0].highlights', 'With padded racks, lowered breakage from eight to five percent of panes.'],
    ['work[0].highlights', 'Reduced breakage by 3 percentage points with padded racks.'],
    ['work[0].highlights', 'A aidé à installer 120 fenêtres dans un hôtel de sept étages.'],
    ['work[0].highlights', 'Took part in installing more than 100 windows in a seven-storey hotel.'],
    ['work[0].highlights', 'Guide two apprentices every winter.'],
    ['work[1].highlights', 'Responsible for loading up to 30 trucks daily.'],
    ['work[1].highlights', 'Chargement d’un maximum de 30 camions par jour.'],
    ['work[1].highlights', 'Filled up to 30 trucks each day.'],
    ['letter', 'Leading crews of 15 takes patience.'],
    ['letter', 'Leading a crew of fifteen would be new to me.'],
    ['work[1]', 'Depot Marron, Forklift Operator (05/2019 to 02/2022)'],
    ['education[0]', 'BSc in Materials, Plains College, expected 2028'],
    ['languages', 'Français (intermédiaire)'],
    ['letter', 'I would like to apply for the Glazing Foreman position at Skyline Panes.'],
    ['letter', 'I have not used Bluebeam, and curtain wall would be new to me.'],
    ['letter', 'I have been with Clearpane Glass for more than four years.'],
    ['work[0].highlights', 'Fewer panes shattered once padded racks came: 5% rather than 8%.'],
    ['work[0].highlights', 'Épaule deux apprentis chaque hiver.'],
    ['work[1].highlights', 'As many as thirty lorries stowed on a busy day.'],
    ['letter', 'What pleases me in your posting is the patience that a curtain wall asks for.'],
    ['letter', 'I like the hush of a building site before seven.'],
    ['certificates', 'Fall Protection (summer 2023)'],
  ])('at %s: %s', (target, text) => {
    expect(ask(target, text).refusals).toEqual([]);
  });

  it('names the facts it rests on, and the place in the profile where a value has none', () => {
    expect(ask('work[0].highlights', 'Cut breakage with padded racks.').sources).toEqual(['breakage']);
    expect(ask('skills', 'Caulking').sources).toEqual(['/skills/0/keywords/0']);
  });
});

describe('a refusal tells where in the text its span stands', () => {
  it('each time it stands there', () => {
    const text = 'Caulking, Bluebeam; Forklift, Bluebeam';
    const { refusals } = ask('skills', text);
    expect(refusals.map(({ start, end }) => [start, text.slice(start, end)])).toEqual([
      [10, 'Bluebeam'],
      [30, 'Bluebeam'],
    ]);
  });

  it('in the text as given, with its line breaks, marks and unseen characters', () => {
    const text = '  I have\n worked\u200b for Skyli\u0301ne\u00ad  Panes.';
    const { refusals } = ask('letter', text);
    expect(refusals.map(({ span, start, end }) => [span, text.slice(start, end)])).toContainEqual([
      'Skylíne',
      'Skyli\u0301ne',
    ]);
    expect(
      refusals.every(({ span, category, why }) => span !== '' && category && inEnglish(why).endsWith('.')),
    ).toBe(true);
  });
});

test('a place that the profile does not have bears nothing out', () => {
  expect(ask('work[7].highlights', 'Mentor two apprentices each winter.').allowed).toBe(false);
  expect(ask('<script>', 'Caulking').allowed).toBe(false);
});

test('a text of more amounts than can be checked is refused whole', () => {
  const { refusals } = ask('letter', '1 '.repeat(1000));
  expect(refusals.map(({ why }) => inEnglish(why))).toEqual(['This is too long to check.']);
});

test('a text too long to check is refused unread', () => {
  const { refusals } = ask('summary', 'word '.repeat(500));
  expect(refusals.map(({ why }) => inEnglish(why))).toEqual(['This is too long to check.']);
});
