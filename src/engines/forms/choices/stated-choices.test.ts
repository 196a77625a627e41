import { describe, expect, it } from 'vitest';
import type { FormContext } from '#engines/forms/context.ts';
import { sidesOf } from './sides.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const said = (
  label: string,
  more: Partial<FormContext>,
  choices: string[],
  kind: 'single' | 'multi' = 'single',
) => planForm([q(label, kind, { choices })], context(more)).fields[0]?.display ?? null;
const told = (meaning: string, value: unknown, parameter = '') => ({
  told: [{ id: 't', meaning, parameter, value, at: '2026-01-01' }],
});
const { posting } = context();
const at = (company: string) => ({ posting: { ...posting, company } });

describe('choices that are sentences of their own', () => {
  it('say how many weekends one works, also where each begins as a yes or a no would', () => {
    const often = 'How often can you work weekends?';
    const choices = [
      'I am unable to work any weekend',
      'I can work one weekend in four',
      'I can work alternate weekends',
      'I can work each and every weekend',
    ];
    expect(said(often, told('weekend.availability', 'every other weekend'), choices)).toBe(choices[2]);
    expect(said(often, told('weekend.availability', true), choices)).toBe(choices[3]);
    expect(said(often, told('weekend.availability', false), choices)).toBe(choices[0]);
    const days = ['Both days', 'Saturday only', 'Neither of the two days'];
    expect(said('Can you work weekends?', told('weekend.availability', 'Saturdays only'), days)).toBe(
      days[1],
    );
    expect(said('Can you work weekends?', told('weekend.availability', false), days)).toBe(days[2]);
  });

  it('say whether one works for the employer, did or never has, by the complete history', () => {
    const label = 'Have you ever been employed by us?';
    const choices = ['I have never been', 'I am at present', 'I was, and it has since ended'];
    expect(said(label, at('Harbour Hospital'), choices)).toBe('I am at present');
    expect(said(label, at('Maple Care Ltd'), choices)).toBe('I was, and it has since ended');
    expect(said(label, at('Northgate Clinic'), choices)).toBe('I have never been');
    expect(said(label, at('Harbour'), choices)).toBeNull();
  });

  it('name the places one would move to, as far as each is known to be one of them or not', () => {
    const label = 'To which of these towns would you be willing to relocate?';
    const towns = ['Kelowna', 'Whistler', 'Prince George'];
    const list = told('relocate.willing', { cities: ['Whistler', 'Kelowna', 'Victoria'] });
    expect(said(label, list, towns, 'multi')).toBe('Kelowna, Whistler');
    expect(
      said(label, told('relocate.willing', { regions: ['British Columbia'] }), towns, 'multi'),
    ).toBeNull();
  });

  it('name the status to work by its kind, whatever a form calls statuses', () => {
    const visa = told('work_auth.status', 'Skilled Worker visa', 'GB');
    const label = 'Are you authorized to work in the United Kingdom, and on which basis?';
    const routes = ['British citizenship', 'Graduate route', 'Skilled Worker route'];
    expect(said(label, visa, routes)).toBe('Skilled Worker route');
  });

  it('hold what was told of oneself among other words, and not its contrary', () => {
    const woman = told('demo.gender', 'Woman');
    const label = 'What is your gender?';
    expect(said(label, woman, ['I identify as a woman', 'I identify as a man', 'Other'])).toBe(
      'I identify as a woman',
    );
    expect(said(label, woman, ['I identify as a trans woman', 'I identify as a man', 'Other'])).toBeNull();
  });

  it('stand for all other sources in whatever words', () => {
    const found = { found_at: 'Indeed' };
    expect(said('How did you hear about us?', found, ['A parish magazine', 'Some other place'])).toBe(
      'Some other place',
    );
  });

  it('name the status to work by their own words, whatever stands in brackets behind them', () => {
    const permit = told('work_auth.status', 'Graduate permit (open work permit), until 2099', 'CA');
    const choices = [
      'Canadian citizen',
      'Open work permit (with the graduate one)',
      'Closed work permit (one employer)',
    ];
    expect(said('Your status in Canada', permit, choices)).toBe(choices[1]);
  });

  it('name oneself in fewer words than were told, and a clearance in the other language of its country', () => {
    const nation = told('demo.indigenous', 'Première Nation (Innue)');
    expect(
      said('Êtes-vous une personne autochtone?', nation, ['Première Nation', 'Inuit', 'Métis', 'Non']),
    ).toBe('Première Nation');
    const cleared = told('clearance', 'Reliability Status (Government of Canada)');
    const label = 'What is your security clearance level?';
    expect(said(label, cleared, ['Aucune', 'Cote de fiabilité', 'Secret', 'Très secret'])).toBe(
      'Cote de fiabilité',
    );
  });

  it('of networks are none of a site for jobs that no choice names', () => {
    const choices = ['Our own website', 'Social media', 'Local press', 'Other'];
    const label = 'How did you hear about us?';
    expect(said(label, { found_at: 'Harbour Posts' }, choices)).toBe('Other');
    expect(said(label, { found_at: 'LinkedIn' }, choices)).toBe('Social media');
  });

  it('deny also without the sign of a short form, and by what is passed over', () => {
    expect(sidesOf(['doesnt work', 'works'])).toEqual([false, true]);
    expect(sidesOf(['Will need', 'Wont need'])).toEqual([true, false]);
    expect(sidesOf(['Count me in', 'I’d have to pass'])).toEqual([true, false]);
  });
});
