import { describe, expect, it } from 'vitest';
import type { FormContext, Told } from '#engines/forms/context.ts';
import { isNarrowed } from '#engines/forms/background/skills/narrowing.ts';
import { withoutAsides } from '#engines/forms/background/skills/clauses.ts';
import { withPercent } from '#engines/forms/readings/shares.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import { regionIn, regionNamed } from './towns.ts';

const told = (meaning: string, value: unknown, more: Partial<Told> = {}): Told => ({
  id: `${meaning}-${JSON.stringify(value)}`,
  meaning,
  parameter: '',
  value,
  at: '2026-01-01',
  ...more,
});
const answered = (label: string, some: Told[], choices = ['Yes', 'No'], more: Partial<FormContext> = {}) =>
  planForm([q(label, 'single', { choices })], context({ told: some, ...more })).fields[0]?.display ?? null;
const { master } = context();
const kept = (label: string) => withoutAsides(label, ['welding']);
const held = (validUntil: string) => ({
  master: {
    ...master,
    resume: {
      ...master.resume,
      certificates: [{ name: 'Ontario class G licence', issuer: '', date: '2010-01', url: '', validUntil }],
    },
  },
});
const planned = (start: string) =>
  planForm(
    [q('Earliest start date', 'date')],
    context({ told: [told('notice_period', { weeks: 2 }), told('start.earliest', start)] }),
  ).fields[0]?.display ?? null;
const day = (away: number) =>
  new Date(Date.parse(`${context().today}T00:00:00Z`) + away * 86_400_000).toISOString().slice(0, 10);

describe('a region', () => {
  it('is named in full or by its code behind a town, and by no word that only looks like one', () => {
    expect(regionIn('our Winnipeg, Manitoba office')?.code).toBe('MB');
    expect(regionIn('Relocate: Mobile AL')?.code).toBe('AL');
    expect(regionIn('Are you OK with that?')).toBeNull();
    expect(regionNamed('Accepteriez-vous de déménager en Abitibi-Témiscamingue?')).toBe(
      'abitibi temiscamingue',
    );
    expect(regionNamed('Accepteriez-vous de déménager à Rouyn-Noranda?')).toBe('');
  });

  it('lies outside of those that were told, or among them', () => {
    const some = [told('relocate.willing', { regions: ['ON', 'MB'] })];
    expect(answered('Would you relocate to Winnipeg, Manitoba?', some)).toBe('Yes');
    expect(answered('Would you relocate to Regina, Saskatchewan?', some)).toBe('No');
    expect(answered('Would you relocate to Paris, France?', some)).toBe('No');
    const parts = [told('relocate.willing', { regions: ['Estrie', 'Bas-Saint-Laurent'] })];
    expect(answered('Accepteriez-vous de déménager dans le Bas-Saint-Laurent?', parts, ['Oui', 'Non'])).toBe(
      'Oui',
    );
    expect(answered('Accepteriez-vous de déménager en Abitibi-Témiscamingue?', parts, ['Oui', 'Non'])).toBe(
      'Non',
    );
    expect(answered('Accepteriez-vous de déménager à Rouyn-Noranda?', parts, ['Oui', 'Non'])).toBeNull();
  });
});

describe('a share of time in words', () => {
  it.each([
    ['a third of your year', '33%'],
    ['three-tenths of the working time', '30%'],
    ['le quart de votre temps', '25%'],
  ])('is so much percent: %s', (label, percent) => {
    expect(withPercent(q(`Would you travel ${label}?`, 'boolean'))?.label).toContain(percent);
  });
});

describe('clauses around a skill', () => {
  it('change nothing where they say why it is asked or how it is counted', () => {
    const label =
      'In order to grade the post, and leaving gaps out of account, how many years of welding have you done?';
    expect(
      isNarrowed(withoutAsides(label, ['welding']).toLowerCase().replace(/[,?]/g, ''), ['welding']),
    ).toBe(false);
  });

  it('stay where they say where, as what, or what is left out', () => {
    expect(kept('In a shipyard, how many years of welding have you done?')).toContain('shipyard');
    expect(kept('How many years of welding have you done, not counting work in a school?')).toContain(
      'school',
    );
  });
});

describe('a licence to drive', () => {
  const classes = ['Class G only', 'Class D with air brakes (DZ)', 'I am not licensed to drive'];

  it('is the choice that names its class by the code', () => {
    const licence = [told('drivers_licence', { has: true, class: 'DZ', region: 'ON' })];
    expect(answered('Which class of driver’s licence do you hold?', licence, classes)).toBe(classes[1]);
  });

  it('may be recorded among the certificates, until it ends', () => {
    const choices = ['Class G', 'Class DZ', 'None'];
    expect(answered('Which class of driver’s licence do you hold?', [], choices, held('2099-01'))).toBe(
      'Class G',
    );
    expect(answered('Which class of driver’s licence do you hold?', [], choices, held('2001-01'))).toBeNull();
  });
});

describe('what was told later', () => {
  it('is the link that holds, whatever the profile says', () => {
    const old = told('link.linkedin', 'https://www.linkedin.com/in/old');
    const now = told('link.linkedin', 'https://www.linkedin.com/in/new', { replaces: old.id });
    const [field] = planForm([q('LinkedIn profile', 'short')], context({ told: [old, now] })).fields;
    expect(field?.display).toBe('https://www.linkedin.com/in/new');
  });

  it('is a notice and a start a day apart that do not contradict each other, and a week apart do', () => {
    expect(planned(day(13))).toBe(day(13));
    expect(planned(day(7))).toBeNull();
  });
});
