import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const RESUME = {
  basics: { label: 'Dispensing optician' },
  work: [
    {
      name: 'Larkfield Opticians',
      position: 'Dispensing Optician, Level 2',
      location: 'Kelowna, BC',
      startDate: '2020-03',
      summary: 'Shop with a staff of 14.',
      highlights: [
        'Started weekly lens checks in March 2021.',
        'Remakes of lenses in my lab: 40 in 2020, 18 in 2023.',
        'Teach frame repair to 4 trainees every November.',
        'Deliver orders to 9 care homes between Vernon and Penticton.',
        'Assist the optometrist with contact lens fittings.',
      ],
    },
    {
      name: 'Tidewater Cameras',
      position: 'Apprentice Camera Repairer',
      startDate: '2014-05',
      endDate: '2020-02',
      highlights: ['Cleaned and adjusted about 30 shutters a week.'],
    },
  ],
  education: [
    {
      institution: 'Douglas College',
      area: 'Business',
      studyType: 'Bachelor of Commerce',
      endDate: '2013-05',
    },
  ],
  certificates: [
    { name: 'Licensed Optician', issuer: 'College of Opticians', date: '2021-06' },
    { name: 'Camera Repair Associate', issuer: 'Trade Association', date: '2019-04' },
  ],
  awards: [{ title: 'Student Craft Prize (2012, 2013)', awarder: 'Douglas College', date: '2013-05' }],
  languages: [
    { language: 'English', fluency: 'Native speaker' },
    { language: 'German', fluency: 'Basic (A2)' },
    { language: 'Italian', fluency: 'Reading only' },
    { language: 'Portuguese', fluency: 'Fluent' },
  ],
};

const isAllowed = (target: string, text: string): boolean =>
  checkClaims({ profile: { resume: RESUME, facts: [] }, target, text, today: '2026-11-01' }).allowed;

describe('one fact told as the cause of another', () => {
  it.each([
    'Weekly lens checks, started in March 2021, brought remakes of lenses down from 40 in 2020 to 18 in 2023.',
    'Thanks to the weekly lens checks started in March 2021, remakes of lenses in my lab fell from 40 in 2020 to 18 in 2023.',
  ])('is refused though each part is borne out by itself: %s', (text) => {
    expect(isAllowed('work[0].highlights', text)).toBe(false);
  });

  it('is let through where both only stand beside each other', () => {
    const text =
      'Started weekly lens checks in March 2021. Remakes of lenses in my lab: 40 in 2020, 18 in 2023.';
    expect(isAllowed('work[0].highlights', text)).toBe(true);
  });
});

describe('a level or way of a language', () => {
  it.each([
    ['summary', 'Dispensing optician at ease in English and German.'],
    ['summary', 'I speak English and German fluently.'],
    ['languages', 'Italian, spoken and read'],
    ['letter', 'You mention German as an asset: I speak it fluently.'],
  ])('is held against each language it is told of, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });

  it.each([
    ['summary', 'Dispensing optician at ease in English and Portuguese.'],
    ['languages', 'Fluent English and basic German'],
    ['languages', 'Italian, read only'],
  ])('is let through where each has it, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });
});

describe('a title', () => {
  it.each([
    ['summary', 'Camera repairer with Larkfield Opticians.'],
    ['summary', 'Dispensing optician after an apprenticeship at Larkfield Opticians.'],
    ['summary', 'Dispensing optician who apprenticed at Larkfield Opticians.'],
    ['summary', 'Dispensing optician at Tidewater Cameras.'],
    ['work[0]', 'Optometrist, Larkfield Opticians, since March 2020'],
    ['work[0]', 'Dispensing Optician, Level 4, Larkfield Opticians'],
    ['work[0]', 'Dispensing Optician, Level 9, Larkfield Opticians'],
    ['work[1]', 'Camera Repairer, Tidewater Cameras'],
  ])('is refused where another employer, a colleague or a fact has its words, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });

  it.each([
    ['summary', 'Served an apprenticeship at Tidewater Cameras.'],
    ['work[0]', 'Dispensing Optician, Level 2, Larkfield Opticians, since March 2020'],
  ])('is let through with its own employer, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(true);
  });
});

describe('honours of a degree', () => {
  it.each(['Bachelor of Commerce with Honours, Douglas College', 'Bachelor of Commerce, summa cum laude'])(
    'are refused where none are recorded: %s',
    (text) => {
      expect(isAllowed('education[0]', text)).toBe(false);
    },
  );
});

describe('dates in a list', () => {
  it.each([
    ['certificates', 'Licensed Optician, College of Opticians, 2019'],
    ['certificates', 'Camera Repair Associate, Trade Association, 2021'],
    ['awards', 'Student Craft Prize (2013, 2013), Douglas College, 2013'],
    ['awards', 'Craft Prize (2012, 2013), Douglas College, 2013'],
  ])('are those of the entry they stand with, which keeps its rank, at %s: %s', (target, text) => {
    expect(isAllowed(target, text)).toBe(false);
  });

  it('are let through with their own entry', () => {
    expect(isAllowed('certificates', 'Licensed Optician, College of Opticians, 2021')).toBe(true);
    expect(isAllowed('awards', 'Student Craft Prize (2012, 2013), Douglas College, 2013')).toBe(true);
  });
});

describe('a word of the whole', () => {
  it.each([
    'Teach frame repair to the whole staff every November.',
    'Livraison à 9 résidences à la grandeur de la province.',
  ])('is not borne out by what only comes round each year, or by a place: %s', (text) => {
    expect(isAllowed('work[0].highlights', text)).toBe(false);
  });

  it('is let through of the month that it comes round with', () => {
    expect(isAllowed('work[0].highlights', 'Every November I teach frame repair to 4 trainees.')).toBe(true);
  });
});
