import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const value = (label: string, section: string) =>
  planForm([q(label, 'short', { section, required: false })], context()).fields[0]?.value ?? null;

const chosen = (label: string, choices: string[]) =>
  planForm([q(label, 'single', { section: 'Education', choices })], context()).fields[0]?.value ?? null;

const said = (label: string) =>
  planForm([q(label, 'boolean', { section: 'Education' })], context()).fields[0]?.display ?? null;

describe('a part of a form about one job or school', () => {
  it('is the first of them under a numbered heading, and the one that the number behind it says', () => {
    expect(value('Organization', '3. Employment')).toBe('Harbour Hospital');
    expect(value('Organization', 'Employment 2')).toBe('Maple Care Ltd');
    expect(value('Organization', 'Part 2: Previous employment')).toBe('Maple Care Ltd');
    expect(value('Organization', 'Employment 3')).toBeNull();
  });

  it('is none where the heading names the application, or the person within it', () => {
    const home = value('City', 'Your details');
    expect(home).not.toBeNull();
    expect(value('Ville', "Demande d'emploi / Candidat ou candidate")).toBe(home);
    expect(value('Ville', "Demande d'emploi")).toBe(home);
    expect(value('City', 'Employment application / Applicant')).toBe(home);
  });

  it('knows the days of a job and of a diploma by their verbs', () => {
    expect(value('Employed from (mm/yyyy)', 'Previous employment')).toBe('2018-09');
    expect(value('Year of completion', 'Education')).toBe('2018');
    expect(value('Credential', 'Education')).toBe('Bachelor of Science in Nursing');
  });

  it('says whether a school was finished where the CV has its end', () => {
    expect(said('Did you graduate?')).toBe('Yes');
    expect(said('Did you graduate with honours?')).not.toBe('Yes');
  });

  it('has its months chosen in lists of the twelve, and its years beside them', () => {
    const names = 'Jan Feb March April May June July Aug Sept Oct Nov Dec'.split(' ');
    expect(chosen('End date month', names)).toBe('april');
    expect(chosen('Year of completion', ['2017', '2018'])).toBe('2018');
    expect(chosen('End date month', names.slice(4))).toBeNull();
  });

  it('is the one of its row in a table, whose end stays empty where the job lasts', () => {
    expect(value('Employer 1', 'Employment record')).toBe('Harbour Hospital');
    expect(value('Employer 2', 'Employment record')).toBe('Maple Care Ltd');
    expect(value('From 2', 'Employment record')).toBe('2018-09');
    expect(value('Employer 3', 'Employment record')).toBeNull();
    const end = q('To (blank if current) 1', 'date', { section: 'Employment record' });
    expect(planForm([end], context()).ask).toEqual([]);
  });

  it('is the job or the school of which a part about both last spoke', () => {
    const section = 'Part 3. School and work';
    const asked = [
      'Last school attended',
      'Month you finished there',
      'Current employer',
      'Month you started there',
    ];
    const plan = planForm(
      asked.map((label) => q(label, /month/i.test(label) ? 'date' : 'short', { section, help: 'mm/yyyy' })),
      context(),
    );
    const given = new Map(plan.fields.map((field) => [field.label, field.value]));
    expect(given.get('Month you finished there')).toBe('2018-04');
    expect(given.get('Month you started there')).toBe('2021-06');
  });

  it('leaves the end of a job that lasts to the tick that says so, and asks for it where there is none', () => {
    const end = q('To', 'date', { section: 'Employment 1 / To' });
    const lasts = q('I currently work here', 'consent', { section: 'Employment 1', required: false });
    expect(planForm([lasts, end], context()).ask).toEqual([]);
    expect(planForm([end], context()).ask).toHaveLength(1);
  });

  it('does not ask for a diploma where it asks how well a language is spoken', () => {
    expect(value('Niveau d’anglais', 'Formation et langues')).toBeNull();
  });
});
