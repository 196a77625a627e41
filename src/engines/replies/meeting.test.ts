import { describe, expect, it } from 'vitest';
import { meetingNamed } from './meeting.ts';

const on = '2026-11-18';

describe('the day an employer proposes', () => {
  it.each([
    ['The first conversation is on Thursday, November 26 at 11:30 a.m..', '2026-11-26', '11:30'],
    ['Would Friday, November 20 at 2:15 p.m. suit you?', '2026-11-20', '14:15'],
    ['Could we meet on 24 November at 10:30?', '2026-11-24', '10:30'],
    ['Seriez-vous disponible le mardi 24 novembre à 13 h 30, à Laval ?', '2026-11-24', '13:30'],
    ['Nous vous attendons le 1er décembre à 9 h.', '2026-12-01', '09:00'],
    ['Let us talk on January 7th, 2027.', '2027-01-07', null],
    ['Let us talk on January 7.', '2027-01-07', null],
    ['Does November 24 at 3 suit you?', '2026-11-24', null],
  ])('%s', (text, day, time) => {
    expect(meetingNamed(text, on)).toEqual({ day, time });
  });

  it.each([
    ['no day', 'Would you like to talk next week?'],
    ['two days', 'Would November 24 or November 25 suit you?'],
    ['a weekday that is not its own', 'On Monday, November 26 at 10:00 a.m.'],
    ['a day that is over', 'You applied on November 3.'],
    ['a day no calendar has', 'On November 31 at 10:00.'],
    ['only in what they quote', 'Gladly.\n> On Thursday, November 26 at 11:30 a.m.'],
  ])('is not guessed from %s', (_why, text) => {
    expect(meetingNamed(text, on)).toBeNull();
  });
});
