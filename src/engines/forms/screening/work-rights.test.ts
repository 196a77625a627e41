import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const rights = {
  told: [
    { id: 'a', meaning: 'work_auth.authorized', parameter: 'CA', value: true, at: '2026-01-01' },
    { id: 's', meaning: 'sponsorship.required', parameter: 'CA', value: false, at: '2026-01-01' },
  ],
};
const said = (label: string, choices: string[]) =>
  planForm([q(label, 'single', { choices })], context(rights)).fields[0]?.display ?? null;

describe('the right to work', () => {
  it('is that in the country which the choices name, and in none where they name several', () => {
    expect(said('Are you legally authorized to work?', ['Yes, in Canada', 'No, not in Canada'])).toBe(
      'Yes, in Canada',
    );
    expect(said('Are you legally authorized to work?', ['Yes, in France', 'No, not in France'])).toBeNull();
    expect(said('Will you need a visa?', ['Yes, for Canada', 'Yes, for France', 'No'])).toBeNull();
    expect(said('Will you require sponsorship?', ['Yes, Canada', 'Yes, United States', 'No'])).toBeNull();
  });
});
