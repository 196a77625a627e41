import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { context } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import { withVous } from './familiar.ts';
import { inEnglish, inGerman } from './german.ts';
import { bareQuestions } from './bare-labels.ts';
import { withAntecedent, withItsVerb } from './ellipsis.ts';
import { spelledOut } from './spelled-out.ts';
import { withoutShortForms } from './short-forms.ts';

const asked = (label: string, options: string[] = [], section = ''): FormQuestion => ({
  key: 'a',
  label,
  help: '',
  kind: options.length > 0 ? 'single' : 'short',
  required: true,
  options: options.map((text, index) => ({ value: String(index), label: text })),
  alternatives: [],
  section,
});
const english = (label: string) => inEnglish(asked(label))?.label ?? null;

const told = (meaning: string, value: unknown) => ({
  told: [{ id: 't', meaning, parameter: '', value, at: '2026-01-01' }],
});

describe('a question without its verb', () => {
  it('is read with it, in French only where “jamais” is the other answer', () => {
    expect(withItsVerb(asked('Ever used Sage?'))?.label).toBe('Have you ever used Sage?');
    expect(withItsVerb(asked('Jamais travaillé ici?', ['Jamais', 'Oui']))?.label).toBe(
      'Avez-vous déjà travaillé ici?',
    );
    expect(withItsVerb(asked('Jamais travaillé ici?', ['Oui', 'Non']))).toBeNull();
    expect(withItsVerb(asked('Used Sage'))).toBeNull();
  });
});

const whole = (label: string, section: string) => withAntecedent(asked(label, [], section))?.label ?? null;

describe('a question that points back', () => {
  it('is read with what the one above it is about', () => {
    expect(whole('How long have you worked with it?', 'Have you worked with SAP?')).toBe(
      'How long have you worked with SAP?',
    );
    expect(whole('For how many years?', 'Experience / Have you managed people?')).toBe(
      'How many years have you managed people?',
    );
    expect(whole('For how many years?', 'Experience')).toBeNull();
    expect(whole('How long have you lived there?', 'Have you worked with SAP?')).toBeNull();
  });
});

describe('a question in short forms', () => {
  it('is read in full, with its choices, and keeps what stands in capitals', () => {
    const read = withoutShortForms(
      asked('Min. 7 yrs of Cdn payroll. PH tested?', ['Std First Aid', 'WHMIS']),
    );
    expect(read?.label).toBe('minimum 7 years of Canadian payroll. PH tested?');
    expect(read?.options).toEqual([
      { value: '0', label: 'standard First Aid' },
      { value: '1', label: 'WHMIS' },
    ]);
    expect(withoutShortForms(asked('Years of payroll'))).toBeNull();
  });

  it('has its strokes and lost apostrophes back, and loses its capitals where all are', () => {
    const read = withoutShortForms(asked('WORK W/O VISA', ['Wont need one', 'I cant']));
    expect(read?.label).toBe('work without visa');
    expect(read?.options.map(({ label }) => label)).toEqual(["Won't need one", "I can't"]);
  });
});

describe('a label of cut words', () => {
  const uses = { skill_use: [{ skill: 'Counterbalance forklift', from: '2020-01', to: null }] };
  const inFull = (label: string) => spelledOut(asked(label), context(uses))?.label ?? null;

  it('has the words of the person’s own record, and those by which it is plain what is asked', () => {
    expect(inFull('Counterbal. forklft years')).toBe('counterbalance forklift years');
    // The French word asks the same.
    expect(inFull('College dipl. or higher')).toMatch(/^College diplom[ae] or higher$/);
    expect(inFull('Keep me in talnt pool')).toBe('Keep me in talent pool');
  });

  it('is never taken for a line of an address, which holds whatever is put there', () => {
    expect(planForm([asked('Address (cont.)')], context(told('citizenship', 'Canada'))).fields).toEqual([]);
  });

  it('stays as it is where it is a sentence, or nothing makes it plainer', () => {
    expect(inFull('Do you know how a rstmr works?')).toBeNull();
    expect(inFull('Zqrt vl.')).toBeNull();
  });
});

const questions = (label: string, options: string[] = []) =>
  bareQuestions(asked(label, options)).map((question) => question.label);

describe('a label that names a thing alone', () => {
  it('asks how long, or whether it was so long, as its choices say', () => {
    expect(questions('TIG, 6 years minimum', ['Yes', 'No'])).toEqual([
      'Do you have at least 6 years of experience with TIG?',
    ]);
    expect(questions('MIG: moins de 3 ans', ['Oui', 'Non'])).toEqual([
      'Avez-vous moins de 3 ans d’expérience en MIG ?',
    ]);
    expect(questions('Front desk experience', ['3+', '1-2', 'under 1 year'])).toEqual([
      'How many years of experience do you have with Front desk?',
    ]);
  });

  it('may ask whether one has it, is it or would do it, where a yes or a no answers', () => {
    expect(questions('Every Saturday 8-1', ['can', "can't"])).toContain('Can you work every Saturday 8-1?');
    expect(questions('Every Saturday 8-1', ['red', 'blue'])).toEqual([]);
    expect(questions('What would you change here', ['Yes', 'No'])).toEqual([]);
  });

  it('is answered from what is recorded, and asked about where nothing is', () => {
    const uses = { skill_use: [{ skill: 'Order picking', from: '2020-01', to: null }] };
    const plan = (label: string) => planForm([asked(label, ['Y', 'N'])], context(uses));
    expect(plan('Order picking, 2 yrs min').fields[0]?.value).toBe('0');
    expect(plan('Glass blowing, 2 yrs min').fields).toEqual([]);
  });
});

describe('a German question', () => {
  it('is read whole, with the country or the language it names', () => {
    expect(english('Dürfen Sie in Deutschland arbeiten?')).toBe('Are you authorized to work in Germany?');
    expect(english('Englischkenntnisse')).toBe('Level of English');
    expect(english('Straße, Hausnummer')).toBe('Street address');
    expect(english('Ihre Kündigungsfrist')).toBe('Notice period');
  });

  it('is not read at all where one of its words is not understood', () => {
    expect(english('Haben Sie einen Führerschein der Klasse C?')).toBeNull();
    expect(english('Computerkenntnisse')).toBeNull();
    expect(english('Sind Sie bereit, regelmäßig nachts Überstunden zu leisten?')).toBeNull();
    expect(english('Telefon Ihres Vorgesetzten')).toBeNull();
    expect(english('City')).toBeNull();
  });

  it('has choices in English with the values of the form, as far as they are understood', () => {
    const read = inEnglish(
      asked('Berufserfahrung', ['keine', '3–5 Jahre', 'mehr als 10 Jahre', 'im Handwerk']),
    );
    expect(read?.options).toEqual([
      { value: '0', label: 'None' },
      { value: '1', label: '3 to 5 years' },
      { value: '2', label: 'more than 10 years' },
      { value: '3', label: 'im Handwerk' },
    ]);
  });

  it('says in English whose a part of the form is, where it is about somebody else', () => {
    expect(inEnglish(asked('Telefonnummer', [], 'Notfallkontakt'))?.section).toBe('Emergency contact');
  });

  it('is answered with a length of time in German', () => {
    expect([inGerman('6 weeks'), inGerman('1 month'), inGerman('weeks of work')]).toEqual([
      '6 Wochen',
      '1 Monat',
      'weeks of work',
    ]);
  });
});

describe('a question that says tu', () => {
  it.each([
    ['As-tu un permis de conduire valide?', 'avez-vous un permis de conduire valide?'],
    ['Ton employeur actuel', 'votre employeur actuel'],
    [
      'Combien d’heures par semaine veux-tu travailler?',
      'Combien d’heures par semaine voulez-vous travailler?',
    ],
    ['Tes disponibilités', 'vos disponibilités'],
    ['Dans quelle ville habites-tu?', 'Dans quelle ville habitez-vous?'],
  ])('is read with vous: %s', (label, read) => {
    expect(withVous(asked(label))?.label).toBe(read);
  });

  it('is left as it is where a verb is not known, or where it says no tu', () => {
    expect(withVous(asked('Que bois-tu le matin?'))).toBeNull();
    expect(withVous(asked('Avez-vous un permis?'))).toBeNull();
  });
});

describe('the plan of a form in another manner', () => {
  it('answers in the words and values of the form, and asks in them', () => {
    const plan = planForm(
      [
        { ...asked('Französischkenntnisse', ['Keine', 'A2', 'Muttersprache']), key: 'french' },
        { ...asked('Kündigungsfrist'), key: 'notice' },
      ],
      context(),
    );
    expect(plan.fields).toMatchObject([
      { label: 'Französischkenntnisse', display: 'Muttersprache', value: '2' },
    ]);
    expect(plan.ask).toMatchObject([{ label: 'Kündigungsfrist', topic: 'notice_period' }]);
    const weeks = planForm([asked('Kündigungsfrist')], context(told('notice_period', { weeks: 6 })));
    expect(weeks.fields).toMatchObject([
      { label: 'Kündigungsfrist', display: '6 Wochen', value: '6 Wochen' },
    ]);
  });

  it('gives nothing of the person where a German part is about somebody else', () => {
    const plan = planForm([asked('Telefonnummer', [], 'Notfallkontakt')], context());
    expect(plan.fields).toEqual([]);
  });
});

describe('what is not to be taken for a plain question', () => {
  it('is one in lettered parts, whose choices speak of the letters', () => {
    const parts = asked(
      'Do you (a) hold a driving licence of category B and (b) have a vehicle at your disposal?',
      [
        'Neither (a) nor (b) applies to me.',
        '(a) applies to me, but (b) does not.',
        '(b) applies to me, but (a) does not.',
        'Both (a) and (b) apply to me.',
      ],
    );
    const [licence] = told('drivers_licence', { has: true, class: 'B', region: 'GB' }).told;
    const [vehicle] = told('vehicle.own', true).told;
    const held = { told: [licence, vehicle].flatMap((one, at) => (one ? [{ ...one, id: `t${at}` }] : [])) };
    expect(planForm([parts], context(held)).fields).toEqual([]);
  });

  it('is a total of years in one trade, which is not that of all work', () => {
    const [total, trade] = ['Total years of experience', 'Total years of experience working as an RN'].map(
      (label) => planForm([asked(label)], context()).fields[0]?.topic,
    );
    expect([total, trade]).toEqual(['experience.years_total', undefined]);
  });
});
