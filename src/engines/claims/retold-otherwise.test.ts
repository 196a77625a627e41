import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const RESUME = {
  basics: { label: 'Technicien de laboratoire, eaux', summary: 'Laboratory technician.' },
  work: [
    {
      name: 'Ardoise Environmental',
      position: 'Assistant Head Sampler',
      location: 'Laval, QC',
      startDate: '2020-11',
      summary: 'Laboratory that handles 4,200 samples a year for 60 clients.',
      highlights: [
        'Collect about 1,400 samples a year.',
        'Supervise one driver and two helpers.',
        'Keep two 3,000-litre reserve tanks.',
        'Mesure quotidienne de la DBO et des MES.',
        'Began barcode label scans in May 2022.',
        'Lost samples: 31 in 2021, 12 in 2024.',
        'Write about 50 draft reports a year.',
        'Drove 40,000 km a year.',
      ],
    },
    {
      name: 'Clinique Boréale',
      position: 'Apprentice Sampler',
      location: 'Calgary, AB',
      startDate: '2018-11',
      endDate: '2020-10',
      highlights: ['Labelled 300 bottles a day.'],
    },
    {
      name: 'Garage Rivard',
      position: 'Clerk',
      startDate: '2015-06',
      endDate: '2018-10',
      highlights: ['Sold tires.'],
    },
  ],
  languages: [
    { language: 'French', fluency: 'Native speaker' },
    { language: 'Spanish', fluency: 'Native speaker' },
    { language: 'English', fluency: 'Intermediate' },
  ],
};

const isAllowed = (target: string, text: string): boolean =>
  checkClaims({ profile: { resume: RESUME, facts: [] }, target, text, today: '2026-11-15' }).allowed;

describe('an amount of another value', () => {
  it.each([
    'Collect 4,200 samples a year.',
    'Supervise two drivers and one helper.',
    'Supervise 60 clients.',
    'About four in five of the 4,200 yearly samples are collected by me.',
    'Supervision of four people: one driver and two helpers.',
  ])('does not stand where a fact has its own: %s', (text) => {
    expect(isAllowed('work[0].highlights', text)).toBe(false);
  });
});

describe('a fact told with what another one changed', () => {
  it.each([
    'Lost samples went from 31 in 2021 to 12 in 2024, owing to barcode label scans.',
    'Cut lost samples from 31 in 2021 to 12 in 2024 with barcode label scans.',
  ])('is made its cause, which nobody recorded: %s', (text) => {
    expect(isAllowed('work[0].highlights', text)).toBe(false);
  });
});

describe('what comes before a thing', () => {
  it('is not the thing: a draft of a report is no report', () => {
    expect(isAllowed('work[0].highlights', 'Write about 50 reports a year.')).toBe(false);
    expect(isAllowed('work[0].highlights', 'About 50 draft reports a year.')).toBe(true);
  });
});

describe('a length of service', () => {
  it.each(['Eight years as a sampler.', 'A two-year apprenticeship, then sampling in Laval.'])(
    'is that of the jobs of which its words are: %s',
    (text) => {
      expect(isAllowed('summary', text)).toBe(text.startsWith('A two'));
    },
  );

  it('is not that of work of another kind, though the heading of the person has its words', () => {
    expect(isAllowed('summary', 'Eleven years with water samples.')).toBe(false);
  });
});

describe('an amount that is retold', () => {
  it.each([
    ['work[0].highlights', 'Two reserve tanks of 3 cubic metres each.'],
    ['work[0].highlights', 'Supervision of three people: one driver and two helpers.'],
    ['work[0].highlights', 'About one in three of the 4,200 yearly samples are collected by me.'],
    ['work[0].highlights', '6,000 litres in reserve (two tanks of 3,000 litres).'],
    ['work[0].highlights', 'Plus de 24 000 milles par année.'],
    ['work[0].highlights', 'Daily BOD and TSS measurements.'],
    ['languages', 'Two mother tongues, French and Spanish'],
  ])('follows, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });

  it('is no product of the amounts it stands with where they make another', () => {
    const text = '9,000 litres in reserve (two tanks of 3,000 litres).';
    expect(isAllowed('work[0].highlights', text)).toBe(false);
  });

  it('counts no mother tongue that is none', () => {
    expect(isAllowed('languages', 'Three mother tongues, French, Spanish and English')).toBe(false);
  });
});

describe('a superlative', () => {
  it('is refused in French as in English', () => {
    expect(isAllowed('work[0].highlights', 'Lowest number of lost samples: 12 in 2024.')).toBe(false);
    expect(isAllowed('work[0].highlights', 'Le plus petit nombre d’échantillons perdus : 12 en 2024.')).toBe(
      false,
    );
  });
});
