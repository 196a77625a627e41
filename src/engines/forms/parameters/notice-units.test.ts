import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const shown = (value: unknown, units: string[]) =>
  planForm(
    [
      q('Notice period', 'number', { key: 'amount', required: true }),
      q('Unit', 'single', { key: 'unit', choices: units, required: true }),
    ],
    context({ told: [{ id: 'n', meaning: 'notice_period', parameter: '', value, at: '2026-01-01' }] }),
  ).fields.map(({ display }) => display);

describe('a notice whose number has a list of units behind it', () => {
  it('is given in the unit that was told, in both', () => {
    expect(shown({ weeks: 6 }, ['Days', 'Weeks', 'Months'])).toEqual(['6', 'Weeks']);
    expect(shown({ months: 2 }, ['Jours', 'Semaines', 'Mois'])).toEqual(['2', 'Mois']);
  });

  it('is given in days where the list has no weeks, and in none that was not told', () => {
    expect(shown({ weeks: 6 }, ['Days', 'Months'])).toEqual(['42', 'Days']);
    expect(shown({ months: 2 }, ['Days', 'Weeks'])).not.toContain('Days');
    expect(shown({ months: 2 }, ['Days', 'Weeks'])).not.toContain('Weeks');
  });
});
