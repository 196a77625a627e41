import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const spoken = [
  { language: 'Français', fluency: 'Native' },
  { language: 'English', fluency: 'Fluent' },
  { language: 'Spanish', fluency: 'B2' },
];
const given = context();
const speaker = {
  ...given,
  master: { ...given.master, resume: { ...given.master.resume, languages: spoken } },
};
const plan = (number: number, label: string, kind: 'single' | 'consent' | 'short', choices: string[] = []) =>
  planForm(
    [
      q(label, kind, {
        section: `Languages / language ${number}`,
        ...(choices.length > 0 ? { choices } : {}),
      }),
    ],
    speaker,
  );
const value = (...args: Parameters<typeof plan>) => plan(...args).fields[0]?.display ?? null;
const LEVELS = ['1 - Beginner', '2 - Intermediate', '3 - Advanced', '4 - Fluent', '5 - Native'];

describe('a part of a form that was added for a language', () => {
  it('names the language in the words of the form', () => {
    expect(value(1, 'Language', 'single', ['English', 'French', 'German'])).toBe('French');
    expect(value(2, 'Language', 'short')).toBe('English');
    expect(plan(3, 'Language', 'single', ['English', 'French']).ask).toHaveLength(1);
  });

  it('says how well that language is known, whatever the form calls it', () => {
    expect(value(1, 'Overall', 'single', LEVELS)).toBe('5 - Native');
    expect(value(2, 'Speaking', 'single', LEVELS)).toBe('4 - Fluent');
  });

  it('ticks that it is spoken fluently only where the level says so', () => {
    expect(value(1, 'I am fluent in this language.', 'consent')).toBe('Yes');
    expect(value(2, 'Native speaker', 'consent')).not.toBe('Yes');
    expect(value(3, 'I am fluent in this language.', 'consent')).toBe('No');
  });

  it('has nothing to say of a language that the person did not name', () => {
    expect(value(4, 'Language', 'short')).toBeNull();
  });
});
