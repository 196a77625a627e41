import { describe, expect, it } from 'vitest';
import type { FormContext } from '#engines/forms/context.ts';
import { inFull } from '#engines/forms/readings/short-forms.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import { namesPlace } from './places.ts';
import { paidNow } from './rules.ts';

const { master, posting } = context();
const said = (label: string, more: Partial<FormContext>, choices = ['Yes', 'No']) =>
  planForm([q(label, 'single', { choices })], context(more)).fields[0]?.display ?? null;
const told = (meaning: string, value: unknown, parameter = '') => ({
  told: [{ id: 't', meaning, parameter, value, at: '2026-01-01' }],
});
const schooled = (...types: readonly string[]) => ({
  master: {
    ...master,
    resume: {
      ...master.resume,
      education: types.map((studyType) => ({
        ...(master.resume.education[0] as (typeof master.resume.education)[number]),
        studyType,
        endDate: '2018-04',
      })),
    },
  },
});

describe('a fact that a form asks for in words of its own', () => {
  it('is a licence to drive also where another one of the same kind would do, and by its short name', () => {
    const licence = told('drivers_licence', { has: true, class: '5', region: 'NB' });
    const label =
      'Êtes-vous titulaire d’un permis de conduire de classe 5, ou d’un permis équivalent, délivré par la province?';
    expect(said(label, licence, ['Oui', 'Non'])).toBe('Oui');
    expect(said('Do you hold a class 1 licence, or an equivalent licence?', licence)).toBeNull();
  });

  it('is no college diploma where only a certificate that stands on no level is beside a lower one', () => {
    const label = 'Do you have a college diploma in engineering?';
    const trade = ['Diploma of vocational studies', 'Attestation of specialization'];
    expect(said(label, schooled(...trade))).toBe('No');
    expect(said('Do you have a college certificate?', schooled(...trade))).toBeNull();
  });

  it('is a level of schooling that is written in short', () => {
    const levels = ['Bach.', 'Assoc.', 'HS dipl.'];
    expect(said('Highest level of education', schooled('Bachelor of Science'), levels)).toBe('Bach.');
    expect(said('Highest level of education', schooled('High school diploma'), levels)).toBe('HS dipl.');
  });

  it('is what one is paid now where a question about pay says so', () => {
    expect(paidNow('rate.hourly', 'what do you make per hour at the moment')).toBe('salary.current');
    expect(paidNow('rate.hourly', 'what would you want per hour at the moment')).toBe('rate.hourly');
    expect(paidNow('salary.expected', 'what yearly pay do you have in mind')).toBe('salary.expected');
  });

  it('is asked of the country of the job where only its kind is named', () => {
    const here = { ...posting, places: ['Hamilton, Ontario'] };
    expect(namesPlace('May you be employed in the State in which this hospital is?', here)).toBe(false);
    expect(namesPlace('May you be employed in Ruritania?', here)).toBe(true);
  });

  it('is asked in French that is left as it stands', () => {
    expect(inFull('La langue dont vous avez une connaissance')).toBe(
      'La langue dont vous avez une connaissance',
    );
    expect(inFull('I dont work nights')).toBe("I don't work nights");
  });

  it('is help with a permit that is named alone', () => {
    const needed = told('sponsorship.required', true, 'CA');
    const label = 'LMIA / visa sponsorship (now or later)';
    expect(said(label, needed, ['Wont need', 'Will need'])).toBe('Will need');
  });

  it('is the length of a skill that one counts, claims or has to one’s name', () => {
    const use = { skill_use: [{ skill: 'Wound care', from: '2020-01', to: '2023-01' }] };
    const years = (label: string) => planForm([q(label, 'number')], context(use)).fields[0]?.display ?? null;
    expect(years('How many years of wound care have you acquired to this day?')).toBe('3');
    expect(years('Years of wound care that you have clocked, precisely')).toBe('3');
    expect(years('How many years of wound care in prisons have you acquired?')).toBeNull();
  });
});
