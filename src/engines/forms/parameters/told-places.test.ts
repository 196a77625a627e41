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
});
