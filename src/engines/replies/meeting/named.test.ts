import { describe, expect, it } from 'vitest';
import { meetingNamed } from './named.ts';

/** A Monday morning. */
const monday = { day: '2026-11-09', minutes: 9 * 60 + 30 };
/** The Thursday after it. */
const thursday = { day: '2026-11-12', minutes: 11 * 60 };

const read = (text: string, sent = monday): string | null => {
  const named = meetingNamed(text, sent);
  return named && [named.day, named.time, named.startsAt].filter((part) => part !== null).join(' ');
};

describe('the day and hour an employer proposes', () => {
  it.each([
    ['The first conversation is on Thursday, November 26 at 11:30 a.m..', '2026-11-26 11:30'],
    ['Could we meet on 24 November at 10:30?', '2026-11-24 10:30'],
    ['Nous vous attendons le 1er décembre à 9 h.', '2026-12-01 09:00'],
    ['Let us talk on January 7th, 2027.', '2027-01-07'],
    ['Does November 24 at 3 suit you?', '2026-11-24'],
    ['Thursday 4pm at the distillery, 40 minutes or so?', '2026-11-12 16:00'],
    ['Would 10am on Tuesday suit?', '2026-11-10 10:00'],
    ['Can you come in for an interview tomorrow at half past nine?', '2026-11-10 09:30'],
    ['Let us do the interview Wednesday, 9-9:45am, over Zoom.', '2026-11-11 09:00'],
    ['The interview is on Wednesday from 11 to 1 pm.', '2026-11-11 11:00'],
    ['Interview: Fri 13 Nov, 0900hrs, Gate 3.', '2026-11-13 09:00'],
    ['I will call you on Wednesday between 1 and 3 for a short interview.', '2026-11-11'],
    ['You are invited to an interview.\nDate: Monday, 7 December\nTime: 3:00 p.m.', '2026-12-07 15:00'],
    ['You are invited to an interview.\nTuesday, November 17\n10:45 AM - 11:30 AM', '2026-11-17 10:45'],
    ['We have interview slots on Nov 17 at 9am, 10am and 11am.', '2026-11-17'],
    ['The interview is on 30/11/2026 at 14:00.', '2026-11-30 14:00'],
    ['Êtes-vous libre mardi 14 h pour une entrevue?', '2026-11-10 14:00'],
    ['Je vous prie de vous présenter le mardi 24 à 14 heures 30.', '2026-11-24 14:30'],
    ['Pouvez-vous venir demain à midi pour une entrevue?', '2026-11-10 12:00'],
    ['Nous aimerions vous rencontrer le 3/12 à 9h.', '2026-12-03 09:00'],
  ])('%s', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });

  it.each([
    ['Your interview is next Tuesday at 10:30 EST.', '2026-11-17 10:30 2026-11-17T15:30:00.000Z'],
    ['Your interview is Tuesday at 2 PM (GMT+1).', '2026-11-17 14:00 2026-11-17T13:00:00.000Z'],
    ['Interview Tuesday 10 AM PST / 1 PM EST.', '2026-11-17 10:00 2026-11-17T18:00:00.000Z'],
    ['Interview Tuesday 10 AM PST (2 PM EST).', '2026-11-17'],
    ["Entrevue mardi prochain à 13 h (heure de l'Est).", '2026-11-17 13:00 2026-11-17T18:00:00.000Z'],
  ])('has a moment where they say by which clock: %s', (text, wanted) => {
    expect(read(text, thursday)).toBe(wanted);
  });

  it('takes the letters of a zone for none when that day has another hour', () => {
    const july = { day: '2026-07-13', minutes: 600 };
    expect(read('Your interview is on July 21 at 10:30 EST.', july)).toBe('2026-07-21 10:30');
    expect(read('Your interview is on July 21 at 10:30 ET.', july)).toContain('T14:30:00.000Z');
  });

  it.each([
    ['We must move your interview from Thursday at 2pm to Friday at 9am.', '2026-11-13 09:00'],
    ['Votre entrevue du jeudi 12 à 10 h est déplacée au lundi 16 à 13 h 30.', '2026-11-16 13:30'],
    [
      'Your interview was Thursday 26 November at 1pm and is now Monday 30 November at 3.45pm.',
      '2026-11-30 15:45',
    ],
    ['On se voit jeudi à 18h30 au lieu de mercredi?', '2026-11-12 18:30'],
    ['I can’t make Thursday at 2. Could we meet Friday at 11 instead?', '2026-11-13 11:00'],
  ])('is the new one of what was moved: %s', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });
});
