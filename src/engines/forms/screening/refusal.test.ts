import { describe, expect, it } from 'vitest';
import type { FormContext } from '#engines/forms/context.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const said = (label: string, more: Partial<FormContext>, choices = ['Yes', 'No']) =>
  planForm([q(label, 'single', { choices })], context(more)).fields[0]?.display ?? null;
const told = (meaning: string, value: unknown) => ({
  told: [{ id: 't', meaning, parameter: '', value, at: '2026-01-01' }],
});

describe('what lies outside of a limit or a complete list', () => {
  it('is refused however much more a question asks, and accepted only where it asks no more', () => {
    const days = told('shift.availability', ['days']);
    expect(said('Are you able to work nights alone at the yard?', days)).toBe('No');
    expect(said('Are you able to work days alone at the yard?', days)).toBeNull();
    const share = told('travel.willing_percent', 10);
    expect(said('Are you willing to travel 15% of the time, some of it overnight?', share)).toBe('No');
    expect(said('Are you willing to travel 5% of the time, some of it overnight?', share)).toBeNull();
    const week = told('onsite.willing', { daysPerWeek: 2 });
    expect(said('Can you commit to four days a week in the office with the team?', week)).toBe('No');
  });

  it('is not refused beside something else, or where a choice lies between yes and no', () => {
    const days = told('shift.availability', ['days']);
    expect(said('Are you able to work nights or days at the yard?', days)).toBeNull();
    const choices = ['Yes, I can', 'No, I cannot', 'Only now and then'];
    expect(said('Are you able to work nights at the yard?', days, choices)).toBeNull();
  });

  it('is a weekend for whoever listed the days of the week, and no kind of shift that shares hours with theirs', () => {
    expect(said('Are you available Saturdays?', told('shift.availability', ['weekdays']))).toBe('No');
    expect(said('Are you available Saturdays?', told('shift.availability', ['days']))).toBeNull();
    const evenings = told('shift.availability', ['evenings', 'split shifts']);
    expect(said('Are you available for early shifts?', evenings)).toBe('No');
    expect(said('Are you available for late shifts?', evenings)).toBeNull();
  });

  it('is too few years with a skill for the narrower thing as well', () => {
    const skill_use = [{ skill: 'Welding', from: '2024-01', to: null }];
    expect(said('Do you have at least 8 years of welding in a shipyard?', { skill_use })).toBe('No');
    expect(said('Do you have at least 1 year of welding in a shipyard?', { skill_use })).toBeNull();
    expect(said('Do you have at least 8 years of welding or brazing?', { skill_use })).toBeNull();
  });
});

describe('two choices of which one says no', () => {
  it('leave the other for a yes', () => {
    const willing = told('overtime.willing', true);
    expect(said('Are you willing to work overtime?', willing, ['Works for me', 'No'])).toBe('Works for me');
  });
});
