import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import { inOneLanguage } from './bilingual.ts';

const english = (label: string, choices?: string[]) =>
  inOneLanguage(choices === undefined ? q(label, 'short') : q(label, 'single', { choices }));
const told = (meaning: string, value: unknown, parameter = '') => ({
  told: [{ id: 't', meaning, parameter, value, at: '2026-01-01' }],
});

describe('a question that stands in French and in English', () => {
  it.each([
    ['Établissement fréquenté / School attended', 'School attended'],
    ['Street and number | Rue et numéro', 'Street and number'],
    ['Avez-vous déjà dirigé une équipe ? Have you ever led a team?', 'Have you ever led a team?'],
    ['Are you over 18?\nAvez-vous plus de 18 ans ?', 'Are you over 18?'],
  ])('is read as its English half, whichever comes first: %s', (label, half) => {
    expect(english(label)?.label).toBe(half);
  });

  it.each([
    'CAP / BEP',
    'City / Town',
    'Nom / Prénom',
    'Are you over 18? Do you drive?',
    'Résumé / CV',
    'This job needs an enhanced check. Do you agree to one?',
  ])('is not seen in two things that a stroke or a sentence parts: %s', (label) => {
    expect(english(label)).toBeNull();
  });

  it('has its choices in English, with what is the same in both as it stands', () => {
    const read = english('Province', ['Québec / Quebec', 'Ontario', 'Autre / Other', 'Aucune / None']);
    expect(read?.options.map(({ label }) => label)).toEqual(['Quebec', 'Ontario', 'Other', 'None']);
    expect(english('Diplôme', ['CAP / BEP', 'BTS / DUT'])).toBeNull();
  });

  it('is answered with a choice as the form shows it, and a length in its own words', () => {
    const asked = 'Êtes-vous autorisé à travailler au Canada ? Are you authorized to work in Canada?';
    const question = q(asked, 'single', { choices: ['Oui / Yes', 'Non / No'] });
    const plan = planForm([question], context(told('work_auth.authorized', true, 'CA')));
    expect(plan.fields[0]?.display).toBe('Oui / Yes');
    const notice = planForm(
      [q('Délai de préavis / Notice period', 'short')],
      context(told('notice_period', { weeks: 6 })),
    );
    expect(notice.fields[0]?.value).toBe('6 weeks');
  });
});
