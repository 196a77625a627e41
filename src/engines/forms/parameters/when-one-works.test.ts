import { describe, expect, it } from 'vitest';
import type { Told } from '#engines/forms/context.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import { hoursIn, kindsOfHours } from './shift-hours.ts';
import { weekendShareIn, worksWeekends, type WeekendShare } from './weekend-shares.ts';

const told = (meaning: string, value: unknown): Told => ({
  id: meaning,
  meaning,
  parameter: '',
  value,
  at: '2026-01-01',
});

/** What the plan answers somebody's question by their shifts and weekends; null where it asks them. */
const answered = (label: string, shifts: unknown, weekends: unknown, choices = ['Yes', 'No']) =>
  planForm(
    [q(label, 'single', { choices })],
    context({
      told: [
        ...(shifts === null ? [] : [told('shift.availability', shifts)]),
        ...(weekends === null ? [] : [told('weekend.availability', weekends)]),
      ],
    }),
  ).fields[0]?.display ?? null;

const ticked = (choices: string[], shifts: unknown) =>
  planForm(
    [q('Which shifts can you work?', 'multi', { choices })],
    context({ told: [told('shift.availability', shifts)] }),
  ).fields[0]?.display ?? null;

const share = (oneIn: WeekendShare['oneIn'], day: WeekendShare['day'] = null): WeekendShare => ({
  oneIn,
  day,
});

describe('hours of a day', () => {
  it.each([
    ['7p–7a', { from: 19, to: 7 }],
    ['6 h à 14 h', { from: 6, to: 14 }],
    ['22:30 to 07:30', { from: 22.5, to: 7.5 }],
    ['3-11pm', { from: 15, to: 23 }],
    ['9-5pm', { from: 9, to: 17 }],
    ['days, 7-3', { from: 7, to: 15 }],
  ])('are read as they are written: %s', (text, hours) => {
    expect(hoursIn(text)).toEqual(hours);
  });

  it.each(['3-5 years', '11-7', '7-7', '$22-25', 'from 2 to 4 days'])(
    'are none where they could be two spans, or count something else: %s',
    (text) => {
      expect(hoursIn(text)).toBeNull();
    },
  );

  it('are the kinds of shift as which people know them', () => {
    expect(kindsOfHours('7p-7a')).toEqual(['night']);
    expect(kindsOfHours('7 h à 15 h')).toContain('day');
    expect(kindsOfHours('3pm to 11pm')).toContain('evening');
    expect(kindsOfHours('11am to 3am')).toEqual([]);
  });
});

describe('a share of weekends', () => {
  it.each<[string, WeekendShare]>([
    ['every other weekend', share(2)],
    ['une fin de semaine sur deux', share(2)],
    ['one weekend in four', share(4)],
    ['two weekends a month', share(2)],
    ['one Saturday a month', share(4, 'saturday')],
    ['Sundays only', share(null, 'sunday')],
    ['no weekends', share(0)],
    ['every third weekend', share(3)],
    ['two weekends in three', share(1.5)],
    ['un week-end sur six', share(6)],
    ['one weekend every two months', share(8)],
  ])('is read from words: %s', (text, found) => {
    expect(weekendShareIn(text)).toEqual(found);
  });

  it('covers what is as seldom or more so, and no more, and no day that was left out', () => {
    expect(worksWeekends(share(2), share(4))).toBe(true);
    expect(worksWeekends(share(2), share(1))).toBe(false);
    expect(worksWeekends(share(1, 'saturday'), share(null, 'sunday'))).toBe(false);
    expect(worksWeekends(share(0), share(null))).toBe(false);
    // Somebody of every other weekend may not be asked for each of them, and may.
    expect(worksWeekends(share(2), share(null))).toBeNull();
  });
});

describe('when somebody works', () => {
  it('answers for hours that are named in place of a shift', () => {
    expect(answered('Are you available for 7p-7a night shifts?', ['days', 'nights'], null)).toBe('Yes');
    expect(answered('Can you work from 3pm to 11pm?', ['days'], null)).toBe('No');
    expect(ticked(['07:00–15:00', '15:00–23:00', '22:30–07:30'], ['days', 'nights'])).toBe(
      '07:00–15:00, 22:30–07:30',
    );
  });

  it('answers for a shift that is said before the question points back at it, unless that asks for more', () => {
    const before = 'Some of the work is done at night.';
    expect(answered(`${before} Can you work this shift?`, ['days', 'nights'], null)).toBe('Yes');
    expect(
      answered(`${before} Can you work this shift alone in the cold?`, ['days', 'nights'], null),
    ).toBeNull();
  });

  it('answers for hours that a sentence states before the question points back at it, unless that sentence asks for more', () => {
    const label = 'Rehearsals are on Tuesday evenings. Could you commit to that?';
    expect(answered(label, ['days', 'evenings'], null)).toBe('Yes');
    expect(answered(label, ['days'], null)).toBe('No');
    const heavy = 'Deliveries are in the evening and take heavy lifting. Could you commit to that?';
    expect(answered(heavy, ['days', 'evenings'], null)).toBeNull();
  });

  it('answers for shifts with weekends beside them where both were told', () => {
    const label = 'Our roster covers days and nights, weekends included. Can you work all of these?';
    expect(answered(label, ['days', 'nights'], 'every weekend')).toBe('Yes');
    expect(answered(label, ['days'], 'every weekend')).toBe('No');
    expect(answered(label, ['days', 'nights'], 'every other weekend')).toBeNull();
  });

  it('answers for a day of the weekend and for how often, and asks where neither is sure', () => {
    expect(answered('Are Sundays a possibility for you?', ['days'], 'Saturdays only')).toBe('No');
    expect(answered('Can you work Saturdays?', ['days'], 'Saturdays only')).toBe('Yes');
    expect(answered('Can you work every weekend?', ['days'], 'every other weekend')).toBe('No');
    expect(answered('Can you work weekends?', ['days'], 'every other weekend')).toBeNull();
    const often = ['Every weekend', 'Every other weekend', 'One a month', 'Never'];
    expect(answered('Weekend availability', ['days'], 'every other weekend', often)).toBe(
      'Every other weekend',
    );
  });

  it('compares how often a question wants somebody with how often was told, either way', () => {
    const rota = (how: string) =>
      answered(`Our rota has each nurse in ${how}. Does that work for you?`, ['days'], 'every third weekend');
    expect(rota('every second weekend')).toBe('No');
    expect(rota('every third weekend')).toBe('Yes');
    expect(rota('every fifth weekend')).toBe('Yes');
    expect(rota('two weekends out of four')).toBe('No');
    expect(rota('weekends by turns')).toBeNull();
    const french = 'Chaque vendeuse travaille un week-end sur deux. Cela vous convient-il ?';
    expect(answered(french, ['days'], 'un week-end sur trois', ['Oui', 'Non'])).toBe('Non');
  });

  it('asks where it is said when one is free, or a share is a bound or held against another', () => {
    const asks = (label: string) => answered(label, ['days'], 'every third weekend');
    expect(asks('You get every second weekend off. Does that work for you?')).toBeNull();
    expect(answered('You get every weekend off. Does that work for you?', ['days'], false)).toBeNull();
    expect(asks('The rota is at least one weekend in four. Does that work for you?')).toBeNull();
    expect(asks('The rota is at most one weekend in two. Does that work for you?')).toBeNull();
    expect(asks('Would you work more than one weekend in three?')).toBeNull();
    expect(asks('You are on call one weekend in five. Does that work for you?')).toBeNull();
  });

  it('is not asked by a question in which a day is but the setting', () => {
    const label = 'On a Sunday the cook minds the bar, so: do you hold a licence to sell alcohol?';
    expect(answered(label, ['days'], 'any weekend')).toBeNull();
  });
});
