import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const told = (values: Record<string, unknown>) =>
  context({
    told: Object.entries(values).map(([meaning, value]) => ({
      id: meaning,
      meaning,
      parameter: '',
      value,
      at: '2026-01-01',
    })),
  });
const chosen = (label: string, choices: string[], values: Record<string, unknown>, required = true) =>
  planForm([{ ...q(label, 'single', { choices }), required }], told(values)).fields[0]?.display;

describe('how somebody is to be addressed', () => {
  it('is told by their pronouns, where a form insists on one of two', () => {
    expect(chosen('Civilité', ['M.', 'Mme'], { pronouns: 'She/her' })).toBe('Mme');
    expect(chosen('Civilité', ['Monsieur', 'Madame'], { pronouns: 'he/him' })).toBe('Monsieur');
    expect(chosen('Civilité', ['M.', 'Mme'], { salutation: 'Mme' })).toBe('Mme');
  });

  it('is left to them where it is optional, where there are more, and where they told less or otherwise', () => {
    expect(chosen('Civilité', ['M.', 'Mme'], { pronouns: 'She/her' }, false)).toBeUndefined();
    expect(chosen('Title', ['Mr', 'Mrs', 'Ms', 'Dr'], { pronouns: 'She/her' })).toBeUndefined();
    expect(chosen('Civilité', ['M.', 'Mme'], { pronouns: 'They/them' })).toBeUndefined();
    expect(chosen('Civilité', ['M.', 'Mme'], { 'demo.gender': 'Woman' })).toBeUndefined();
    expect(
      chosen('Civilité', ['M.', 'Mme'], { pronouns: 'She/her', 'demo.gender': 'decline' }),
    ).toBeUndefined();
  });
});
