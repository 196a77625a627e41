import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { context, q } from '#testing/forms/example.ts';
import type { FormContext } from '#engines/forms/context.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const told = (facts: Record<string, unknown>): Partial<FormContext> => ({
  told: Object.entries(facts).map(([meaning, value]) => ({
    id: meaning,
    meaning,
    parameter: meaning === 'experience.years_skill' ? 'PLC' : '',
    value,
    at: '2026-01-01',
  })),
});
function planned(question: FormQuestion, more: Partial<FormContext>): unknown {
  const plan = planForm([question], context(more));
  return plan.fields[0]?.display ?? null;
}
const one = (label: string, ...choices: string[]) => q(label, 'single', { choices });
const daysIn = (city: string) =>
  one(`How many days a week could you work from our ${city} office?`, '1–2', '3–4', '5');
const yesNo = (label: string) => one(label, 'Yes', 'No');

describe('a list of choices', () => {
  const spans = ['Immediately', 'Within 4 weeks', 'In 5 to 8 weeks', 'In more than 8 weeks'];
  const soon = one('How soon could you start after an offer?', ...spans);

  it('says how long after an offer by the notice, where the first day told lies in the same choice', () => {
    const near = { notice_period: { weeks: 6 }, 'start.earliest': '2026-10-01' };
    const today = { today: '2026-08-10' };
    expect(planned(soon, { ...told(near), ...today })).toBe('In 5 to 8 weeks');
    expect(planned(soon, { ...told({ ...near, 'start.earliest': '2026-12-01' }), ...today })).toBeNull();
    expect(planned(soon, { ...told({ 'start.earliest': '2026-10-01' }), ...today })).toBeNull();
  });

  it('takes weeknights for neither evenings nor nights of whoever works days, and for an open question otherwise', () => {
    const which = q('Which shifts are you able to work?', 'multi', {
      choices: ['Weekdays (daytime)', 'Weeknights', 'Weekends'],
    });
    expect(planned(which, told({ 'shift.availability': 'weekday days only' }))).toBe('Weekdays (daytime)');
    expect(planned(which, told({ 'shift.availability': 'weekday evenings' }))).toBeNull();
  });

  it('has the one place that is in a town the person comes to', () => {
    const own = told({ 'onsite.willing': { cities: ['Kanata', 'Ottawa'], max_days_per_week: 4 } });
    const houses = ['ByWard, Ottawa', 'Waterfront, Kingston', 'King West, Toronto'];
    expect(planned(one('Which of our houses could you get to for work?', ...houses), own)).toBe(houses[0]);
    const two = [...houses, 'March Road, Kanata'];
    expect(planned(one('Which of our houses could you get to for work?', ...two), own)).toBeNull();
    expect(
      planned(one('Which of our houses could you get to for work?', 'ByWard', 'Kingston'), own),
    ).toBeNull();
  });

  it('has the one yes whose length holds, though another names none', () => {
    const lengths = ['Not yet', 'Yes, for under a year', 'Yes, for one to three years', 'Yes, for longer'];
    const led = (years: number) =>
      planned(one('Have you led a team before?', ...lengths), told({ 'experience.management_years': years }));
    expect([led(0.5), led(2), led(5)]).toEqual([lengths[1], lengths[2], null]);
  });

  it('has the one that is longer than all lengths that are named, where each of these is too short', () => {
    const start = one('How soon can you start?', 'Right away', 'Within 2 weeks', 'I need longer');
    const answers = ['2026-08-20', '2026-09-20'].map((day) =>
      planned(start, { ...told({ 'start.earliest': day }), today: '2026-08-10' }),
    );
    expect(answers).toEqual(['Within 2 weeks', 'I need longer']);
  });

  it('of classes of licence has the one that is held, whatever classes the others list', () => {
    const held = told({ drivers_licence: { has: true, class: 'G' } });
    const classes = ['None', 'G1', 'G2', 'Full G', 'A, B, C or D'];
    expect(planned(one('Driver’s licence held', ...classes), held)).toBe('Full G');
    expect(planned(one('What class is it?', 'G1', 'G2', 'G', 'D or higher'), held)).toBe('G');
  });

  it('of places has the towns that the person comes to, where they are named alone', () => {
    const own = told({ 'onsite.willing': { cities: ['Kanata', 'Ottawa'], max_days_per_week: 4 } });
    const sites = q('Which sites could you work at?', 'multi', { choices: ['Ottawa', 'Kanata', 'Kingston'] });
    expect(planned(sites, own)).toBe('Ottawa, Kanata');
  });

  it('holds the most days a week that were told, for a place that is one of theirs', () => {
    const own = told({ 'onsite.willing': { cities: ['Kanata'], max_days_per_week: 4 } });
    expect(planned(daysIn('Kanata'), own)).toBe('3–4');
    expect(planned(daysIn('Kingston'), own)).toBeNull();
  });
});

describe('a question of yes or no', () => {
  const days = told({ 'shift.availability': 'weekday days only' });

  it('denies shifts that change by turns for whoever works one kind, and either of two for whoever works neither', () => {
    expect(planned(yesNo('Are you willing to work rotating shifts?'), days)).toBe('No');
    expect(planned(yesNo('Can you work evenings or weekends, as needed?'), days)).toBe('No');
    expect(planned(yesNo('Can you work days or weekends?'), days)).toBeNull();
    const two = told({ 'shift.availability': ['days', 'nights'] });
    expect(planned(yesNo('Are you willing to work rotating shifts?'), two)).toBeNull();
  });

  it('takes short notice for overtime where it is only included', () => {
    const willing = told({ 'overtime.willing': true });
    expect(planned(yesNo('Are you willing to work overtime, including on short notice?'), willing)).toBe(
      'Yes',
    );
    expect(planned(yesNo('Are you willing to work overtime on short notice?'), willing)).toBeNull();
  });

  it('counts years with a skill, where something similar would count as well', () => {
    const years = one(
      'How many years have you worked with PLCs (or a similar controller)?',
      '1-2',
      '3-5',
      '6+',
    );
    expect(planned(years, told({ 'experience.years_skill': 5 }))).toBe('3-5');
    expect(
      planned(
        one('How many years have you worked with PLCs and robots?', '1-2', '3-5', '6+'),
        told({ 'experience.years_skill': 5 }),
      ),
    ).toBeNull();
  });

  it('knows by the jobs of the CV whether somebody is employed, and nothing narrower', () => {
    expect(planned(yesNo('Are you currently employed?'), {})).toBe('Yes');
    expect(planned(one('Êtes-vous actuellement en poste ?', 'Oui', 'Non'), {})).toBe('Oui');
    expect(planned(yesNo('Are you currently employed in a hospital?'), {})).toBeNull();
  });
});
