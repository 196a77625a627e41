import { describe, expect, it } from 'vitest';
import type { FormContext } from '#engines/forms/context.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const said = (label: string, more: Partial<FormContext>, choices = ['Yes', 'No']) =>
  planForm([q(label, 'single', { choices })], context(more)).fields[0]?.display ?? null;
const told = (meaning: string, value: unknown) => ({
  told: [{ id: 't', meaning, parameter: '', value, at: '2026-01-01' }],
});

describe('what was told of where one comes from and would go', () => {
  it('is that of several origins for somebody of several, whatever words single ones share with them', () => {
    const groups = ['Asian', 'Black, Black British, Caribbean or African', 'Mixed or multiple ethnic groups'];
    const mixed = told('demo.race_ethnicity', 'Mixed: White and Black African');
    expect(said('Ethnic group', mixed, groups)).toBe('Mixed or multiple ethnic groups');
    expect(said('Ethnic group', mixed, groups.slice(0, 2))).toBeNull();
  });

  it('is no to a town outside a list only where no region of the list may hold it', () => {
    const towns = told('relocate.willing', { cities: ['Guelph'] });
    expect(said('Would you relocate to Rimouski?', towns, ['Yes', 'No'])).toBe('No');
    const regions = told('relocate.willing', { regions: ['Bas-Saint-Laurent'] });
    expect(said('Would you relocate to Rimouski?', regions, ['Yes', 'No'])).toBeNull();
    expect(said('Would you relocate to Rimouski, in the Bas-Saint-Laurent?', regions, ['Yes', 'No'])).toBe(
      'Yes',
    );
    // What a stranger's form calls a town is no pattern.
    expect(said('Would you relocate to C++, in the Bas-Saint-Laurent?', regions, ['Yes', 'No'])).not.toBe(
      'No',
    );
  });

  it('is a move to a place wherever near it one is to live, for somebody who does not live there', () => {
    const abroad = told('relocate.willing', { GB: false });
    const posting = { ...context().posting, places: ['Leeds, United Kingdom'] };
    const choices = ['Yes', 'No', 'I already live there'];
    const near = 'Would you move house to be within 45 minutes of Leeds?';
    expect(said(near, { ...abroad, posting }, choices)).toBe('No');
    expect(said(near, { ...told('relocate.willing', { GB: true }), posting }, choices)).toBe('Yes');
  });

  it('is asked behind what is said of the job, and behind days at a place that are required', () => {
    const posting = { ...context().posting, places: ['Auckland, New Zealand'] };
    const move = 'This is not a fly-in job: you would have to relocate to Auckland. OK with that?';
    expect(said(move, { ...told('relocate.willing', { NZ: false }), posting })).toBe('No');
    const here = { ...context().posting, places: ['Bruxelles, Belgique'] };
    const days = 'Trois jours de présence par semaine à Bruxelles sont exigés. Y voyez-vous un obstacle ?';
    const most = (max_days_per_week: number) =>
      said(days, { ...told('onsite.willing', { cities: ['Bruxelles'], max_days_per_week }), posting: here }, [
        "Oui, c'est un obstacle",
        'Non, aucun obstacle',
      ]);
    expect(most(2)).toBe("Oui, c'est un obstacle");
    expect(most(3)).toBe('Non, aucun obstacle');
  });
});
