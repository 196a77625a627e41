import { describe, expect, it } from 'vitest';
import type { SourceLine } from '#contract/career/facts.ts';
import { readResume } from '#engines/resume/reading/index.ts';

type Printed = readonly [text: string, print?: Partial<Pick<SourceLine, 'size' | 'bold'>>];
const read = (...printed: (Printed | string)[]) =>
  readResume(
    printed.map((one, index) => {
      const [text, print] = typeof one === 'string' ? [one] : one;
      return { page: 1, line: index + 1, text, size: 10, bold: false, x: 60, ...print };
    }),
    { id: 'cv', name: 'cv.pdf' },
  ).resume;
const heading = { size: 16, bold: true };
const large = { size: 13, bold: true };

describe('the print of headings', () => {
  it('is not that of the text, so “Licence” under a school is a degree and no section', () => {
    const resume = read(
      ['Profil', heading],
      'Cheffe de projet depuis dix ans, du dîner de douze à la convention de mille personnes.',
      ['Expérience', heading],
      'Vendeuse, Librairie du Port',
      '2014 – 2016',
      ['Formation', heading],
      ['Université de Poitiers', large],
      '2008 – 2011',
      'Licence',
      'Lettres modernes',
      ['Langues', heading],
      ['Français', large],
      'Langue maternelle',
    );
    expect(resume.education).toMatchObject([
      { institution: 'Université de Poitiers', studyType: 'Licence', area: 'Lettres modernes' },
    ]);
    expect(resume.certificates).toEqual([]);
    expect(resume.languages).toMatchObject([{ language: 'Français', fluency: 'Langue maternelle' }]);
  });
});

describe('credentials on two lines', () => {
  it('have their issuer in the line that is less bold, or that says who issued them', () => {
    const resume = read(
      ['Certifications', heading],
      ['Red Seal Welder', { bold: true }],
      'Skilled Trades Board, 2015',
      ['Site Safety Card', { bold: true }],
      'Issued May 2021',
      'Issued by Harbour Training',
    );
    expect(resume.certificates).toMatchObject([
      { name: 'Red Seal Welder', issuer: 'Skilled Trades Board', date: '2015' },
      { name: 'Site Safety Card', issuer: 'Harbour Training', date: '2021-05' },
    ]);
  });
});

describe('credentials of which every second line is dated', () => {
  it('have in it who gave them, where such lines name givers', () => {
    const { certificates } = read(
      ['Certifications', heading],
      'Level 3 Early Childhood Educator',
      'Government of Alberta, 2018',
      'Standard First Aid',
      'Harbour Training, 2025',
    );
    expect(certificates).toMatchObject([
      { name: 'Level 3 Early Childhood Educator', issuer: 'Government of Alberta', date: '2018' },
      { name: 'Standard First Aid', issuer: 'Harbour Training', date: '2025' },
    ]);
  });

  it('are all names where none of them gives any', () => {
    const { certificates } = read(
      ['Certifications', heading],
      'First Aid',
      'WHMIS, 2021',
      'Forklift',
      'CPR, 2020',
    );
    expect(certificates.map(({ name }) => name)).toEqual(['First Aid', 'WHMIS', 'Forklift', 'CPR']);
  });
});

describe('a table of certificates', () => {
  it('has the names behind who gave them, where the first cells name those', () => {
    const { certificates } = read(
      ['Certifications', heading],
      'Skilled Trades Council\tRed Seal Welder (2015)',
      'Harbour Training Institute\tSite Safety Card (2021)',
    );
    expect(certificates).toMatchObject([
      { name: 'Red Seal Welder', issuer: 'Skilled Trades Council', date: '2015' },
      { name: 'Site Safety Card', issuer: 'Harbour Training Institute', date: '2021' },
    ]);
  });
});

describe('a name beside a column', () => {
  it('goes on in the same large print under a line of the column', () => {
    const { basics } = read(
      ['Thandeka', { size: 24, bold: true }],
      'Nurse in Leeds',
      ['Mokoena', { size: 24, bold: true }],
      'thandeka@mail.example',
      ['Experience', heading],
      'Nurse, Elm Clinic',
      '2015 – 2018',
    );
    expect(basics.name).toBe('Thandeka Mokoena');
  });
});

describe('studies that are set alike', () => {
  it('begin in the print of the first, also at a school that no word tells', () => {
    const { education } = read(
      ['Education', heading],
      ['EPFL', large],
      ['Génie électrique, Master', { bold: true }],
      '2013 – 2016',
      ['ZHAW', large],
      ['Physique, Bachelor', { bold: true }],
      '2010 – 2013',
    );
    expect(education.map(({ institution, area, endDate }) => [institution, area, endDate])).toEqual([
      ['EPFL', 'Génie électrique', '2016'],
      ['ZHAW', 'Physique', '2013'],
    ]);
  });

  it('have names whole again that a narrow column broke after “of the” or before one word', () => {
    const { education } = read(
      ['Education', heading],
      ['University of the', large],
      ['Witwatersrand', large],
      'Bachelor of Education',
      '2014',
      ['Université Bordeaux', large],
      ['Montaigne', large],
      'Master',
      '2013',
    );
    expect(education.map(({ institution }) => institution)).toEqual([
      'University of the Witwatersrand',
      'Université Bordeaux Montaigne',
    ]);
  });
});

describe('groups of skills', () => {
  it('have levels beside or under their names, which are no skills', () => {
    const { skills } = read(
      ['Skills', heading],
      ['Teaching\tMaster', { bold: true }],
      'Phonics\tReading',
      ['Tools — Advanced', { bold: true }],
      'Canva\tKahoot',
    );
    expect(skills.flatMap(({ keywords }) => keywords)).not.toContain('Master');
    expect(skills.flatMap(({ keywords }) => keywords)).not.toContain('Advanced');
  });
});
