import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { calendarLine } from './calendar-part.ts';

const part = (method: string, summary: string, more = '') =>
  `BEGIN:VCALENDAR\nMETHOD:${method}\nBEGIN:VEVENT\nSUMMARY:${summary}\n${more}END:VEVENT\nEND:VCALENDAR`;
const said = (calendar: string, told = 'See you.', linked = true) => {
  const line = calendarLine(calendar, told, linked);
  return line?.said === undefined ? null : inEnglish(line.said);
};

describe('a calendar part', () => {
  it.each(['Interview with Ann', 'Entretien RH', 'Appel avec Ann'])('announces a talk: “%s”', (summary) => {
    expect(said(part('REQUEST', summary), '', false)).toBe('The interview is confirmed.');
  });

  it('of a mail about an application announces one by its kind alone', () => {
    expect(said(part('REQUEST', 'Sam / Ann'))).toBe('The interview is confirmed.');
    expect(said(part('REQUEST', 'Sam / Ann'), '', false)).toBeNull();
  });

  it.each(['Webinar: interviews', 'Career fair', 'Orientation', 'First day', 'Test de conduite'])(
    'of another event announces none: “%s”',
    (summary) => {
      expect(said(part('REQUEST', summary))).toBeNull();
    },
  );

  it('that is taken back announces a move where the mail has another time, and nothing else', () => {
    const cancelled = part('CANCEL', 'Interview');
    expect(said(cancelled, 'Ann is ill; let us take Friday instead.')).toBe(
      'The interview has been rescheduled.',
    );
    expect(said(cancelled, 'Ann is ill.')).toBeNull();
    expect(said(cancelled, 'It will not be rescheduled.')).toBeNull();
    expect(said(cancelled, 'Let us take Friday instead.', false)).toBeNull();
    expect(said(part('REQUEST', 'Interview', 'STATUS:CANCELLED\n'))).toBeNull();
  });

  it('that only publishes an event, or that is not there, announces nothing', () => {
    expect(said(part('PUBLISH', 'Interview'))).toBeNull();
    expect(said('')).toBeNull();
  });
});
