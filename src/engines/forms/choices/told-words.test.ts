import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const said = (
  label: string,
  told: readonly [meaning: string, value: unknown, parameter?: string][],
  choices: string[],
) =>
  planForm(
    [q(label, 'single', { choices })],
    context({
      told: told.map(([meaning, value, parameter = ''], at) => ({
        id: `t${at}`,
        meaning,
        parameter,
        value,
        at: '2026-01-01',
      })),
    }),
  ).fields[0]?.display ?? null;

describe('what was told of oneself', () => {
  it('is chosen though a form draws words together, and not where it denies something else', () => {
    const choices = [
      'I am a veteran, but not a protected one',
      'I’m not a protected veteran',
      'Decline to answer',
    ];
    expect(said('Veteran status', [['demo.veteran', 'I am not a protected veteran']], choices)).toBe(
      'I’m not a protected veteran',
    );
  });

  it('is the band that holds a whole age range, and none where a range lies in two of them', () => {
    const bands = ['16-24', '25-34', '35-44', '45+', 'Prefer not to say'];
    expect(said('Which age band are you in?', [['demo.age_range', '30-34']], bands)).toBe('25-34');
    expect(said('Which age band are you in?', [['demo.age_range', '45-49']], bands)).toBe('45+');
    expect(said('Which age band are you in?', [['demo.age_range', '30-39']], bands)).toBeNull();
  });

  it('is declined by the choice that stands for it, in whatever words', () => {
    const choices = ['Yes', 'No', 'I’d rather keep that to myself'];
    expect(said('Are you a person with a disability?', [['demo.disability', 'decline']], choices)).toBe(
      'I’d rather keep that to myself',
    );
  });
});

describe('a right to work', () => {
  const mayWork: [string, unknown, string][] = [
    ['work_auth.authorized', true, 'CA'],
    ['sponsorship.required', false, 'CA'],
  ];

  it('is stated by a question that is known to ask for it, whatever its words', () => {
    expect(said('Avez-vous le droit d’occuper un emploi au Canada?', mayWork, ['Oui', 'Non'])).toBe('Oui');
    expect(said('Avez-vous un permis de travail ouvert au Canada?', mayWork, ['Oui', 'Non'])).toBeNull();
  });

  it('is asked for without the examples that a question puts in brackets', () => {
    const choices = ['Yes, now', 'Yes, later', 'No'];
    const need = 'Will you need us to file for a visa in Canada on your behalf';
    expect(said(`${need} (for example TN or an LMIA)?`, mayWork, choices)).toBe('No');
  });
});
