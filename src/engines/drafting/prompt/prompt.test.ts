import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { PASTED_MARK } from '#contract/career/resume.ts';
import { draftAfter } from '#engines/drafting/draft.ts';
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
    [
      'A resume for a cashier job in Hamilton',
      [
        { kind: 'target', words: 'cashier' },
        { kind: 'target_place', words: 'Hamilton' },
      ],
    ],
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

describe('one thing asked in many words', () => {
  it.each([
    ['shorter', { kind: 'shorter' }],
    ['Can you make this a bit shorter please?', { kind: 'shorter' }],
    ["It's too long, trim it down", { kind: 'shorter' }],
    ['cut it by a third', { kind: 'shorter' }],
    ['Condense everything', { kind: 'shorter' }],
    ["C'est trop long", { kind: 'shorter' }],
    ['raccourcis un peu', { kind: 'shorter' }],
    ['fit it on one page', { kind: 'one_page' }],
    ['Needs to be a single page', { kind: 'one_page' }],
    ['I want it on 1 page max', { kind: 'one_page' }],
    ['Fais tenir le tout sur une page', { kind: 'one_page' }],
    ['add more detail', { kind: 'longer' }],
    ['put projects first', { kind: 'first', section: 'projects' }],
    ['Move my education to the top', { kind: 'first', section: 'education' }],
    ["I'd rather have skills before experience", { kind: 'first', section: 'skills' }],
    ['Can the certifications come first?', { kind: 'first', section: 'certificates' }],
    ['Mets mes compétences en haut', { kind: 'first', section: 'skills' }],
    ['in French', { kind: 'style', style: { language: 'fr' } }],
    ['Translate it into French please', { kind: 'style', style: { language: 'fr' } }],
    ['traduis-le en français', { kind: 'style', style: { language: 'fr' } }],
    ['switch back to English', { kind: 'style', style: { language: 'en' } }],
    ['remove the phone number', { kind: 'hide', what: 'phone' }],
    ['Please take my phone number off', { kind: 'hide', what: 'phone' }],
    ["don't show my email", { kind: 'hide', what: 'email' }],
    ['Hide my address', { kind: 'hide', what: 'place' }],
    ["I don't want my number on there", { kind: 'hide', what: 'phone' }],
    ['enlève mon numéro de téléphone', { kind: 'hide', what: 'phone' }],
    ['no linkedin link', { kind: 'hide', what: 'links' }],
    ['put my phone number back', { kind: 'show', what: 'phone' }],
    ['more formal', { kind: 'formal' }],
    ['Make it sound more professional', { kind: 'formal' }],
    ['a more traditional look', { kind: 'style', style: { template: 'classic' } }],
    ['use the compact template', { kind: 'style', style: { template: 'compact' } }],
    ['ATS friendly please', { kind: 'style', style: { template: 'plain' } }],
    ['Give me something with dates on the left', { kind: 'style', style: { template: 'timeline' } }],
    ['remove the projects section', { kind: 'without', section: 'projects' }],
    ['Leave out volunteering', { kind: 'without', section: 'volunteer' }],
    ["I don't need the languages part", { kind: 'without', section: 'languages' }],
    ['drop the summary', { kind: 'without', section: 'summary' }],
    ['sans le bénévolat', { kind: 'without', section: 'volunteer' }],
    ['bring back the summary', { kind: 'with', section: 'summary' }],
    ['print it on A4', { kind: 'style', style: { paper: 'a4' } }],
    ['US letter format', { kind: 'style', style: { paper: 'letter' } }],
  ])('%s', (prompt, instruction) => {
    expect(readPrompt(prompt, () => false)).toMatchObject({
      instructions: [instruction],
      said: [],
      unread: [],
    });
  });

  it.each([
    ['emphasise leadership', 'lead', 'leadership'],
    ['Focus more on customer service', 'lead', 'customer service'],
    ['Make my management experience stand out', 'lead', 'management experience'],
    ['Insiste sur la gestion d’équipe', 'lead', 'gestion d’équipe'],
    ['leave out the job at Harrow Foods', 'omit', 'Harrow Foods'],
    ['Don’t include the warehouse job', 'omit', 'warehouse'],
  ])('%s', (prompt, kind, words) => {
    expect(asked(prompt)).toEqual([{ kind, words }]);
  });

  it.each([
    ['add that I speak Spanish', 'language', 'Spanish'],
    ['You forgot that I speak Portuguese', 'language', 'Portuguese'],
    ['Ajoute que je parle espagnol', 'language', 'espagnol'],
    ['please include that I know Python', 'skill', 'Python'],
    ['Also mention I have a forklift licence', 'certificate', 'Forklift licence'],
  ])('%s', (prompt, kind, value) => {
    expect(factsSaid(prompt)).toEqual([{ kind, value }]);
  });

  it('is left unread when I cannot do it', () => {
    expect(readPrompt('make the headings blue', () => false).unread).toEqual(['make the headings blue']);
  });
});

const skillsIn = (prompt: string) =>
  factsSaid(prompt).flatMap((fact) => (fact.kind === 'skill' ? [fact.value] : []));

describe('what a prompt names as a skill', () => {
  it.each([
    ['I know blah blah and asdf', []],
    ['I know stuff', []],
    ['I know that you are a machine', []],
    ['I know some people and Python', ['Python']],
    ['My skills are qwerty, zxcvb, hhhhh and so on', []],
    ['Je connais plein de trucs et Excel', ['Excel']],
    ['I know C++, SQL, HTML5 and .NET', ['C++', 'SQL', 'HTML5', '.NET']],
    ['I can use a pallet jack and the cash register', ['Pallet jack', 'Cash register']],
    [
      'My skills are typing, property law, rhythm and drywall',
      ['Typing', 'Property law', 'Rhythm', 'Drywall'],
    ],
    [
      'Je maîtrise la tôlerie, le français écrit et Simple Comptable',
      ['Tôlerie', 'Français écrit', 'Simple Comptable'],
    ],
    ['I know people management', ['People management']],
    ['I know how to weld', ['How to weld']],
  ])('%s', (prompt, skills) => {
    expect(skillsIn(prompt)).toEqual(skills);
  });

  it('is asked for by its usual name where it may be none', () => {
    const { draft, notes } = draftAfter(null, 'I know Python and asdf.', '2026-11-20T12:00:00Z');
    expect(draft.said).toHaveLength(1);
    expect(notes.map(inEnglish)).toEqual([
      'I didn’t recognize “asdf” as a skill. If it is one, tell me what employers call it.',
    ]);
    expect(draftAfter(null, 'I know blah blah and asdf.', '2026-11-20T12:00:00Z').unread).toEqual([
      'I know blah blah and asdf.',
    ]);
  });
});

describe('what a prompt states', () => {
  it('is taken in the person’s own words', () => {
    expect(factsSaid('I am a welder in Halifax with 6 years at Irving.')).toEqual([
      { kind: 'place', value: 'Halifax' },
      { kind: 'job', position: 'Welder', name: 'Irving', location: '', startDate: '', endDate: '' },
      { kind: 'summary', value: 'Welder in Halifax with 6 years at Irving.' },
    ]);
    expect(factsSaid('I worked as a cashier at Sobeys from May 2019 to 2022.')).toEqual([
      {
        kind: 'job',
        position: 'Cashier',
        name: 'Sobeys',
        location: '',
        startDate: '2019-05',
        endDate: '2022',
      },
    ]);
    expect(factsSaid('I led a crew of 4 and cut rework by 20%.')).toEqual([
      { kind: 'telling', value: 'Led a crew of 4 and cut rework by 20%' },
    ]);
    expect(factsSaid('Je suis soudeuse à Québec depuis 2018 chez Davie.')).toEqual([
      { kind: 'place', value: 'Québec' },
      { kind: 'job', position: 'Soudeuse', name: 'Davie', location: '', startDate: '2018', endDate: '' },
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
