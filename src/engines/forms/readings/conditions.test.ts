import { describe, expect, it } from 'vitest';
import type { FormContext } from '#engines/forms/index.ts';
import { answer, context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const told = (meaning: string, value: unknown, parameter = '') => ({
  id: meaning,
  meaning,
  parameter,
  value,
  at: '2026-01-01',
});
const example = context();
const abroad = { ...example.posting, places: ['Leeds, United Kingdom'] };
const at = (more: Partial<FormContext>): FormContext => ({ ...example, ...more });
const said = (question: ReturnType<typeof q>, more: Partial<FormContext>) =>
  planForm([question], at(more)).fields[0]?.display ?? null;
const yesNo = (label: string) => q(label, 'boolean', { choices: ['Yes', 'No'] });

describe('a question under a condition', () => {
  const willing = { told: [told('relocate.willing', true)] };

  it('that is met by where one lives is answered without it, and no other one is', () => {
    const far = yesNo('If you live further than an hour from Leeds, are you prepared to move?');
    expect(said(far, { ...willing, posting: abroad })).toBe('Yes');
    expect(said(far, willing)).toBeNull();
    const paid = yesNo('If we do not pay for it, are you prepared to move?');
    expect(said(paid, { ...willing, posting: abroad })).toBeNull();
  });

  it('that a bound is taken away is one for good', () => {
    const question = yesNo('Can you work in Canada for any employer, without a time limit?');
    const endless = yesNo('Is your right to work in Canada free of any end date?');
    const citizen = [
      told('work_auth.authorized', true, 'CA'),
      told('work_auth.status', 'Canadian citizen', 'CA'),
    ];
    const permit = [told('work_auth.authorized', true, 'CA'), told('work_auth.status', 'Work permit', 'CA')];
    expect(said(question, { told: citizen })).toBe('Yes');
    expect(said(question, { told: permit })).not.toBe('Yes');
    expect(said(endless, { told: citizen })).toBe('Yes');
    expect(said(endless, { told: permit })).toBe('No');
    expect(said(yesNo('Has your right to work in Canada an end date?'), { told: permit })).toBeNull();
  });
});

describe('pay under which an offer is turned down', () => {
  const pay = { told: [told('rate.hourly', { currency: 'CAD', min: 33.5, single: 36 })] };

  it('is the least that was told, whichever is said first', () => {
    expect(said(q('Sous quel taux horaire refuseriez-vous notre offre? (en $ CA)', 'number'), pay)).toBe(
      '33.5',
    );
    expect(said(q('Under what hourly rate would you turn us down? (CAD)', 'number'), pay)).toBe('33.5');
    expect(said(q('What hourly rate would you like? (CAD)', 'number'), pay)).toBe('36');
  });
});

describe('a box for figures', () => {
  const pay = { told: [told('salary.expected', { currency: 'CAD', period: 'year', single: 88_000 })] };
  const box = { ...q('Pay you are looking for', 'short'), figures: true };

  it('is given the figure where what stands beside it says of what', () => {
    expect(said({ ...box, help: 'CA$ per year' }, pay)).toBe('88000');
    expect(said({ ...box, help: '£ per year' }, pay)).toBeNull();
  });

  it('is given nothing where the figure alone could be taken for another', () => {
    expect(said(box, pay)).toBeNull();
    expect(said(q('Pay you are looking for', 'short'), pay)).toBe('88000 CAD per year');
  });
});

it('Of shares of a post all of it is for who wants full time, and how much part time is goes to the person', () => {
  const share = q('Taux d’activité souhaité', 'single', { choices: ['80 %', '90 %', '100 %'] });
  expect(said(share, { told: [told('schedule.type', 'Full-time')] })).toBe('100 %');
  expect(said(share, { told: [told('schedule.type', 'Part-time')] })).toBeNull();
});

it('What is kept to deal with this application is agreed to, and what is kept longer is left open', () => {
  const [now, longer] = [
    'J’accepte que l’agence conserve mes renseignements pour traiter mon inscription',
    'J’accepte que mes renseignements soient conservés 24 mois',
  ].map((label) => planForm([q(label, 'consent', { required: false })], example));
  expect(now?.fields[0]?.value).toBe(true);
  expect(longer?.fields).toEqual([]);
});

it('What is never answered from anything told before takes what was said to this very question of this very employer', () => {
  const question = yesNo('Are you a union member?');
  const given = (company: string, asked = question.label) => ({
    answers: [{ ...answer('union_member', 'No'), question: asked, company, from: 'form' as const }],
  });
  const { company } = example.posting;
  expect(said(question, given(company))).toBe('No');
  expect(said(question, given('Somebody else'))).toBeNull();
  expect(said(question, given(''))).toBeNull();
  expect(said(question, given(company, 'Were you ever a union member?'))).toBeNull();
});
