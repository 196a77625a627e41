import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import type { Told } from '#engines/forms/context.ts';

const threeWeeks: Told = {
  id: 'notice',
  meaning: 'notice_period',
  parameter: '',
  value: { weeks: 3 },
  at: '2026-01-01',
};

/** What the plan puts on the form for somebody with a notice of three weeks; null where the question goes to the person. */
const said = (question: FormQuestion): string | null =>
  planForm([question], context({ told: [threeWeeks] })).fields[0]?.display ?? null;

describe('a notice that is told in calendar time', () => {
  it('is said in days, where plain days are asked for', () => {
    expect(said(q('Notice period in days', 'number'))).toBe('21');
    expect(said(q('Is your notice longer than 20 days?', 'single', { choices: ['Yes', 'No'] }))).toBe('Yes');
    expect(said(q('Notice period', 'single', { choices: ['15 days', '21 days'] }))).toBe('21 days');
    expect(said(q('Can you start within 15 days?', 'single', { choices: ['Yes', 'No'] }))).toBe('No');
  });

  it.each([
    q('Notice period in working days', 'number'),
    q('Number of days of notice (business days)', 'short'),
    q('Préavis en jours ouvrables', 'number'),
  ])('is never written as a number of working days: $label', (question) => {
    expect(said(question)).toBeNull();
  });

  it.each([
    q('Is your notice longer than 20 working days?', 'single', { choices: ['Yes', 'No'] }),
    q('Is your notice at most 10 business days?', 'single', { choices: ['Yes', 'No'] }),
    q('Votre préavis dépasse-t-il 20 jours ouvrables ?', 'single', { choices: ['Oui', 'Non'] }),
    q('Can you start within 15 working days?', 'single', { choices: ['Yes', 'No'] }),
    q('Pouvez-vous commencer dans 15 jours ouvrables ?', 'single', { choices: ['Oui', 'Non'] }),
  ])('says neither yes nor no to working days: $label', (question) => {
    expect(said(question)).toBeNull();
  });

  it.each([
    q('Notice period', 'single', { choices: ['15 working days', '21 working days', '30 working days'] }),
    q('Notice period', 'single', { choices: ['Up to 15 business days', 'Up to 25 business days'] }),
    q('Préavis', 'single', { choices: ['15 jours ouvrables', '21 jours ouvrables'] }),
  ])('is no choice of working days: $label, $options.1.label', (question) => {
    expect(said(question)).toBeNull();
  });
});
