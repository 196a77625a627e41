import { describe, expect, it } from 'vitest';
import type { Told } from '#engines/forms/context.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const told = (meaning: string, value: unknown, parameter = ''): Told => ({
  id: meaning,
  meaning,
  parameter,
  value,
  at: '2026-01-01',
});
const answered = (label: string, ...known: Told[]): unknown =>
  planForm([q(label, 'single', { choices: ['Yes', 'No'] })], context({ told: known })).fields[0]?.display ??
  null;

describe('a word of two senses', () => {
  it('asks for help to take part where it stands with that, and for a bed or for nothing sure elsewhere', () => {
    const none = told('accommodation.needed', 'No');
    expect(answered('Do you need any accommodations during the hiring process?', none)).toBe('No');
    expect(answered('Do you require reasonable accommodation because of a disability?', none)).toBe('No');
    expect(answered('Will you need accommodation at the orchard?', none)).toBeNull();
    expect(answered('Do you require accommodation?', none)).toBeNull();
    expect(answered('Do you need a hotel or other accommodation for the interview?', none)).toBeNull();
    expect(answered('Avez-vous besoin d’un aménagement d’horaires ?', none)).toBeNull();
  });

  it('is no shift where somebody is away for the night', () => {
    const days = told('shift.availability', ['days']);
    expect(answered('Are you able to work nights?', days)).toBe('No');
    expect(answered('You would be away two nights a week. Is that OK?', days)).toBeNull();
  });

  it('is no right to work where a cause or an exam has a sponsor', () => {
    const rights = [told('work_auth.authorized', true, 'CA'), told('sponsorship.required', false, 'CA')];
    expect(answered('Will you need visa sponsorship?', ...rights)).toBe('No');
    expect(answered('Have you sponsored anybody for a charity run?', ...rights)).toBeNull();
  });

  it('means a move where somebody shifts to a place, and none where they shift something or to other hours', () => {
    const willing = told('relocate.willing', true);
    expect(answered('The job is in Winnipeg. Would you shift out here?', willing)).toBe('Yes');
    expect(answered('Can you shift 25 kg bags?', willing)).toBeNull();
    expect(answered('Would you be happy to shift to Sundays?', willing)).toBeNull();
  });
});
