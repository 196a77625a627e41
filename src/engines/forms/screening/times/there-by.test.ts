import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const start = { id: 's', meaning: 'start.earliest', parameter: '', value: '2099-01-11', at: '2026-01-01' };
const answered = (label: string) =>
  planForm([q(label, 'single', { choices: ['Yes', 'No'] })], context({ told: [start] })).fields[0]?.display ??
  null;

describe('whether one can be at the work by a day', () => {
  it('is told by the earliest start, wherever the form puts one', () => {
    expect(answered('Could you be in the chair by December 1, 2098?')).toBe('No');
    expect(answered('Year end is busy. Can you be at your desk on or before Feb 14 2099?')).toBe('Yes');
    expect(answered('Pourriez-vous être en poste d’ici le 1 décembre 2098 ?')).toBe('No');
  });

  it('is told where one is to be on site, unless in a place that is named', () => {
    expect(answered('Can you be on site by Monday 14 February 2099?')).toBe('Yes');
    expect(answered('Can you be on site by Monday 1 December 2098?')).toBe('No');
    expect(answered('Can you be on site in Perth by Monday 14 February 2099?')).toBeNull();
    expect(answered('Can you be on site 5 days a week by 14 February 2099?')).toBeNull();
  });

  it('is not asked by a day for something else', () => {
    expect(answered('Will you be in training by February 14, 2099?')).toBeNull();
    expect(answered('Can you be at an interview before February 14, 2099?')).toBeNull();
  });
});
