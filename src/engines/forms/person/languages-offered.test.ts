import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { parameterOf } from '#engines/forms/understanding/parameters.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const { master } = context();
const languages = [
  { language: 'French', fluency: 'Native' },
  { language: 'English', fluency: 'Upper intermediate (B2)' },
  { language: 'Dutch', fluency: 'Intermediate (B1)' },
  { language: 'German', fluency: 'Basic (A2)' },
];
const own = { master: { ...master, resume: { ...master.resume, languages } } };
const choices = ['Dutch', 'English', 'French', 'German', 'Portuguese'];
const all = ['dutch', 'english', 'french', 'german'];
const ticked = (label: string) =>
  planForm([q(label, 'multi', { choices })], context(own)).fields[0]?.value ?? null;

describe('a list of languages to choose from', () => {
  it('has all that are recorded where nothing more is asked of them', () => {
    expect(ticked('Languages spoken (select all that apply)')).toEqual(all);
    expect(ticked('Languages known at any level')).toEqual(all);
  });

  it('has those alone that are spoken as well as the question wants', () => {
    expect(ticked('Languages in which you reach B2 or better')).toEqual(['english', 'french']);
    expect(ticked('Languages at C1 and above')).toEqual(['french']);
  });

  it('leaves out the mother tongue and those that the question excepts', () => {
    expect(ticked('Languages you speak besides your mother tongue')).toEqual(['dutch', 'english', 'german']);
    expect(ticked('Foreign languages')).toEqual(['dutch', 'english', 'german']);
    expect(ticked('Which languages apart from English and French do you speak?')).toEqual([
      'dutch',
      'german',
    ]);
  });

  it('has those that are spoken well enough to talk to people in', () => {
    expect(ticked('Languages you can talk to drivers in')).toBeNull();
    expect(ticked('Languages you can talk to drivers in, except German')).toEqual([
      'dutch',
      'english',
      'french',
    ]);
  });

  it('is put to the person where it says anything else of them, or a level that people take more or less strictly', () => {
    for (const label of [
      'Languages you can negotiate in',
      'Languages spoken at home',
      'Languages below B2',
      'In which languages are you at an intermediate level?',
      'Which of these languages do you speak at least conversationally?',
    ])
      expect(ticked(label), label).toBeNull();
  });
});

const said = (label: string) =>
  planForm([q(label, 'single', { choices: ['Yes', 'No'] })], context(own)).fields[0]?.display ?? null;

describe('several languages at once', () => {
  it('are known by their codes beside each other, which are none of provinces', () => {
    const { posting } = context();
    expect(parameterOf('language', 'Êtes-vous bilingue FR/NL ?', posting)).toBe('French+Dutch');
    expect(parameterOf('language', 'Are you fluent (ON/BC)?', posting)).toBe('');
  });

  it('are good for whatever is done in them from the fifth level on, and below it that is asked', () => {
    const two = [...languages.slice(0, 1), { language: 'English', fluency: 'Advanced (C1)' }];
    const better = { master: { ...master, resume: { ...master.resume, languages: two } } };
    const label = 'Can you look after patients in both official languages, French and English?';
    const [field] = planForm([q(label, 'single', { choices: ['Yes', 'No'] })], context(better)).fields;
    expect(field?.display).toBe('Yes');
    expect(said(label)).toBeNull();
  });
});
