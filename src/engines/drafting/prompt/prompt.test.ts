import { describe, expect, it } from 'vitest';
import { PASTED_MARK } from '#contract/career/resume.ts';
import { factsSaid, readPrompt, startsAnew } from './index.ts';

const asked = (prompt: string) => readPrompt(prompt, () => false).instructions;

describe('what a prompt asks for', () => {
  it.each([
    ['shorter', [{ kind: 'shorter' }]],
    ['in French', [{ kind: 'style', style: { language: 'fr' } }]],
    ['en français, plus court', [{ kind: 'style', style: { language: 'fr' } }, { kind: 'shorter' }]],
    ['use the sidebar template', [{ kind: 'style', style: { template: 'sidebar' } }]],
    ['plain', [{ kind: 'style', style: { template: 'plain' } }]],
    ['Make it A4', [{ kind: 'style', style: { paper: 'a4' } }]],
    ['without languages', [{ kind: 'without', section: 'languages' }]],
    ['Education before experience', [{ kind: 'first', section: 'education' }]],
    ['mets les projets en premier', [{ kind: 'first', section: 'projects' }]],
    ['A resume for a cashier job in Hamilton', [{ kind: 'target', words: 'cashier' }]],
    ['Keep the warehouse years short', [{ kind: 'brief', words: 'warehouse' }]],
    ['Lead with dispatch, then SAP.', [{ kind: 'lead', words: 'dispatch, then SAP' }]],
  ])('%s', (prompt, instructions) => {
    expect(asked(prompt)).toEqual(instructions);
  });

  it('begins anew only when a resume is asked for', () => {
    expect(startsAnew('Write me a resume for a data analyst position')).toBe(true);
    expect(startsAnew('Make the resume shorter')).toBe(false);
    expect(startsAnew('put projects first')).toBe(false);
  });
});

describe('what a prompt states', () => {
  it('is taken in the person’s own words', () => {
    expect(factsSaid('I am a welder in Halifax with 6 years at Irving.')).toEqual([
      { kind: 'place', value: 'Halifax' },
      { kind: 'job', position: 'Welder', name: 'Irving', startDate: '', endDate: '' },
      { kind: 'summary', value: 'Welder in Halifax with 6 years at Irving.' },
    ]);
    expect(factsSaid('I worked as a cashier at Sobeys from May 2019 to 2022.')).toEqual([
      { kind: 'job', position: 'Cashier', name: 'Sobeys', startDate: '2019-05', endDate: '2022' },
    ]);
    expect(factsSaid('I led a crew of 4 and cut rework by 20%.')).toEqual([
      { kind: 'telling', value: 'Led a crew of 4 and cut rework by 20%' },
    ]);
    expect(factsSaid('Je suis soudeuse à Québec depuis 2018 chez Davie.')).toEqual([
      { kind: 'place', value: 'Québec' },
      { kind: 'job', position: 'Soudeuse', name: 'Davie', startDate: '2018', endDate: '' },
    ]);
    expect(factsSaid('I have a diploma in business from Mohawk College (2018).')).toEqual([
      {
        kind: 'study',
        studyType: 'Diploma',
        area: 'business',
        institution: 'Mohawk College',
        endDate: '2018',
      },
    ]);
    expect(factsSaid('I hold a Red Seal and WHMIS.').map((fact) => 'value' in fact && fact.value)).toEqual([
      'Red Seal',
      'WHMIS',
    ]);
  });

  it.each([
    'I want a job as a nurse',
    'I am looking for work',
    'Can you make me a manager?',
    'I would like to be a pilot',
  ])('is nothing in a wish: %s', (wish) => {
    expect(factsSaid(wish)).toEqual([]);
  });

  it('may be a whole resume, which is kept apart from what is asked', () => {
    const reading = readPrompt(
      `Fix this:\n- Begin with the verb.\n\n${PASTED_MARK}\nAna\nBaker`,
      () => false,
    );
    expect(reading.pasted).toBe('Ana\nBaker');
    expect(reading.instructions).toContainEqual({ kind: 'mend' });
    expect(reading.said).toEqual([]);
  });
});
