import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

const RESUME = {
  work: [
    {
      name: 'Marais Dairy',
      position: 'Sampler',
      startDate: '2021-01',
      highlights: [
        'Took part in the SQF certification of the plant.',
        "Tenue des registres en vue des visites de l'ACIA.",
        'Ran the PCR method on milk by FTIR.',
        'Write risk assessments and method statements for the crew.',
        'Took courses on milk in winter.',
      ],
    },
  ],
  education: [
    { institution: 'Lindmoor College', area: 'Dairy Science', studyType: 'HNC', endDate: '2016-06' },
    {
      institution: 'Université du Québec à Trois-Rivières',
      area: 'Biologie',
      studyType: 'Baccalauréat',
      startDate: '2009-09',
      endDate: '2012-05',
    },
  ],
  certificates: [{ name: 'CCLP designation: 3 of 5 courses completed', issuer: 'CITT' }],
};

const BULLET = 'work[0].highlights';
const isAllowed = (text: string, target = BULLET): boolean =>
  checkClaims({ profile: { resume: RESUME, facts: [] }, target, text, today: '2026-11-01' }).allowed;

describe('initials of a fact', () => {
  it.each([
    ['Took part in the Safe Quality Food certification of the plant.', BULLET],
    ['Took part in the SQF (Safe Quality Food) certification of the plant.', BULLET],
    ["Tenue des registres en vue des visites de l'Agence canadienne d'inspection des aliments.", BULLET],
    ['Write risk assessments and method statements (RAMS) for the crew.', BULLET],
    ['Write RAMS (risk assessments and method statements) for the crew.', BULLET],
    ['Higher National Certificate in Dairy Science, Lindmoor College', 'education[0]'],
    ["Baccalauréat en biologie à l'UQTR", 'education[1]'],
  ])('may be written out, or drawn from its words: %s', (text, target) => {
    expect(isAllowed(text, target)).toBe(true);
  });

  it.each([
    ['Ran the PCR (réaction en chaîne par polymérase) method on milk.'],
    ['Ran the PCR method on milk by spectroscopie infrarouge à transformée de Fourier (FTIR).'],
  ])('may stand beside their words in the order of the other language: %s', (text) => {
    expect(isAllowed(text)).toBe(true);
  });

  it.each([
    ['Took part in the Safe Fair Quality certification of the plant.', BULLET],
    ['Took part in the SQF (strict quarterly audits) certification of the plant.', BULLET],
    ["Tenue des registres en vue des visites de l'Agence du revenu du Canada.", BULLET],
    ['Write risk assessments (SWMS) for the crew.', BULLET],
    ['Higher National Diploma in Dairy Science, Lindmoor College', 'education[0]'],
    ["Baccalauréat en biologie à l'UQAM", 'education[1]'],
  ])('are not those of words that spell others: %s', (text, target) => {
    expect(isAllowed(text, target)).toBe(false);
  });

  it('are no credential that is had when the fact counts some of its courses', () => {
    expect(isAllowed('CCLP (Certified Cargo Logistics Professional)', 'certificates')).toBe(false);
    expect(isAllowed('CCLP', 'certificates')).toBe(false);
    expect(isAllowed('Three of five CCLP courses completed', 'certificates')).toBe(true);
  });
});
