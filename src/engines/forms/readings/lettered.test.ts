import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import { withoutLetters } from './lettered.ts';

const lettered = (...choices: string[]) =>
  withoutLetters(q('Do you drive?', 'single', { choices }))?.options.map(({ label }) => label) ?? null;
const told = (meaning: string, value: unknown, parameter = '') => ({
  told: [{ id: 't', meaning, parameter, value, at: '2026-01-01' }],
});
const planned = (label: string, choices: string[], more: ReturnType<typeof told>) =>
  planForm([q(label, 'single', { choices })], context(more)).fields[0]?.display ?? null;

describe('choices behind the letters of their keys', () => {
  it('are read without these, where the letters run on from A', () => {
    expect(lettered('A Yes', 'B No')).toEqual(['Yes', 'No']);
    expect(lettered('A) Days', 'B) Nights', 'C) Both')).toEqual(['Days', 'Nights', 'Both']);
    expect(lettered('A levels', 'GCSE')).toBeNull();
    expect(lettered('B Yes', 'A No')).toBeNull();
  });

  it('are answered as the form shows them', () => {
    const willing = told('overtime.willing', true);
    expect(planned('Are you willing to work overtime?', ['A Yes', 'B No'], willing)).toBe('A Yes');
  });
});

describe('a form in a tone of its own', () => {
  it('says behind the question that an answer is required, which is no part of it', () => {
    expect(
      planned('Are you willing to work overtime? required', ['Yes', 'No'], told('overtime.willing', true)),
    ).toBe('Yes');
  });

  it('asks for the status in a country by choices alone', () => {
    const status = told('work_auth.status', 'Canadian citizen', 'CA');
    const choices = ['I’m a Canadian citizen', 'I’m a permanent resident of Canada', 'I’m on a work permit'];
    expect(planned('Which of these is true of you?', choices, status)).toBe('I’m a Canadian citizen');
    expect(planned('Which of these does your spouse hold?', choices, status)).toBeNull();
  });

  it('asks for a start under a heading that names the job, and not for that of the last one', () => {
    const question = q('When can you start?', 'short', { section: 'The job' });
    const plan = planForm([question], context(told('start.earliest', '2026-04-06')));
    expect(plan.fields[0]?.value).toBe('2026-04-06');
  });
});
