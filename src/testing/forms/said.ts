import type { FormContext } from '#engines/forms/context.ts';
import { context, q } from './example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

/** What the plan says to a question with choices, as the person reads it; null where it is put to them. */
export const said = (label: string, more: Partial<FormContext>, choices = ['Yes', 'No']) =>
  planForm([q(label, 'single', { choices })], context(more)).fields[0]?.display ?? null;

/** An answer that the person told before. */
export const told = (meaning: string, value: unknown, parameter = '') => ({
  told: [{ id: 't', meaning, parameter, value, at: '2026-01-01' }],
});
