import { expect, test } from 'vitest';
import { invitationIn } from './invitation.ts';

const file = (lines: string[], method = 'REQUEST', zone: string[] = []) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `METHOD:${method}`,
    ...zone,
    'BEGIN:VEVENT',
    'UID:talk-1@harbour.example',
    'SUMMARY:Interview\\, first round',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
const fromOf = (lines: string[], zone: string[] = []) => {
  const when = invitationIn(file(lines, 'REQUEST', zone))?.when;
  return when?.kind === 'instant' ? when.from.toISOString() : when;
};

test('an invitation has its number, its words and its instants', () => {
  const lines = ['SEQUENCE:2', 'DTSTART:20261201T150000Z', 'DTEND:20261201T154500Z', 'LOCATION:Room 4'];
  expect(invitationIn(file(lines))).toEqual({
    uid: 'talk-1@harbour.example',
    sequence: 2,
    cancelled: false,
    summary: 'Interview, first round',
    location: 'Room 4',
    when: {
      kind: 'instant',
      from: new Date('2026-12-01T15:00:00Z'),
      until: new Date('2026-12-01T15:45:00Z'),
    },
  });
});

test('times are read in the zone they name: by IANA, by Windows, by the file, and across a change of clocks', () => {
  expect(fromOf(['DTSTART;TZID=Europe/Paris:20260930T110000'])).toBe('2026-09-30T09:00:00.000Z');
  expect(fromOf(['DTSTART;TZID=Europe/Paris:20261201T110000'])).toBe('2026-12-01T10:00:00.000Z');
  expect(fromOf(['DTSTART;TZID=Eastern Standard Time:20261101T090000'])).toBe('2026-11-01T14:00:00.000Z');
  const own = [
    'BEGIN:VTIMEZONE',
    'TZID:Theirs',
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  expect(fromOf(['DTSTART;TZID=Theirs:20261201T110000'], own)).toBe('2026-12-01T05:30:00.000Z');
});

test('a clock without a zone, or in an unknown one, stays a day and a clock', () => {
  expect(fromOf(['DTSTART:20261201T110000'])).toEqual({ kind: 'day', day: '2026-12-01', time: '11:00' });
  expect(fromOf(['DTSTART;TZID=Mars/Olympus:20261201T110000'])).toEqual({
    kind: 'day',
    day: '2026-12-01',
    time: '11:00',
  });
  expect(fromOf(['DTSTART;VALUE=DATE:20261201'])).toEqual({ kind: 'day', day: '2026-12-01', time: null });
});

test.each([
  'DTSTART:20260101T000000\r\nRRULE:FREQ=DAILY',
  'DTSTART:16010101T000000\r\nRRULE:FREQ=SECONDLY',
  'DTSTART:16010101T000000\r\nRRULE:FREQ=YEARLY;BYHOUR=1,2,3;BYMINUTE=1,2,3;BYSECOND=1,2,3',
  'DTSTART:16010101T000000\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
  'DTSTART:00010101T000000\r\nRRULE:FREQ=YEARLY;BYDAY=MO,TU,WE',
])('a zone of the file whose clocks change like no clock is not worked out: %s', (rule) => {
  const zone = ['STANDARD', 'DAYLIGHT'].flatMap((part) => [
    `BEGIN:${part}`,
    rule,
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    `END:${part}`,
  ]);
  const calendar = ['BEGIN:VTIMEZONE', 'TZID:Theirs', ...zone, 'END:VTIMEZONE'];
  const day = { kind: 'day', day: '2026-12-01', time: '11:00' };
  expect(fromOf(['DTSTART;TZID=Theirs:20261201T110000'], calendar)).toEqual(day);
});

test('a zone of the file is believed as real calendars write it', () => {
  const calendar = [
    'BEGIN:VTIMEZONE',
    'TZID:Theirs',
    'BEGIN:STANDARD',
    'DTSTART:16011104T020000',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010311T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SU',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];
  expect(fromOf(['DTSTART;TZID=Theirs:20261201T110000'], calendar)).toBe('2026-12-01T16:00:00.000Z');
  expect(fromOf(['DTSTART;TZID=Theirs:20260701T110000'], calendar)).toBe('2026-07-01T15:00:00.000Z');
});

test('a cancellation is one by its method or its status', () => {
  const at = 'DTSTART:20261201T150000Z';
  expect(invitationIn(file([at], 'CANCEL'))?.cancelled).toBe(true);
  expect(invitationIn(file([at, 'STATUS:CANCELLED']))?.cancelled).toBe(true);
});

test.each([
  ['nothing', ''],
  ['no calendar', 'BEGIN:VCARD\r\nEND:VCARD'],
  ['an event without a day', file([])],
  ['an answer', file(['DTSTART:20261201T150000Z'], 'REPLY')],
  ['garbage', '\u0000BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:99999999T999999\r\n'],
  ['a day that is none', file(['DTSTART:20269999T990000Z'])],
  ['a nest without an end', 'BEGIN:VCALENDAR\r\n'.repeat(2000)],
])('%s is no invitation', (_, calendar) => {
  expect(invitationIn(calendar)).toBeNull();
});
