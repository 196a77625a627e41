import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './event-file.ts';

const event = {
  uid: 'mail-1@legwork',
  summary: 'Interview, Inventory Planner',
  description: 'What they wrote is on its page.',
  url: 'https://career.example.com/dashboard/job-tracker/1',
  day: '2026-11-24',
  time: '10:30',
  writtenAt: '2026-11-20T18:22:05.120Z',
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('an event for a calendar', () => {
  it('is at the hour of the wall clock, without a zone nobody named', () => {
    expect(calendarFile(event)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Legwork//AutoCareer Pro//EN',
        'BEGIN:VEVENT',
        'UID:mail-1@legwork',
        'DTSTAMP:20261120T182205Z',
        'DTSTART:20261124T103000',
        'SUMMARY:Interview\\, Inventory Planner',
        'DESCRIPTION:What they wrote is on its page.',
        'URL:https://career.example.com/dashboard/job-tracker/1',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('takes the whole day when no hour is sure', () => {
    expect(unfolded(calendarFile({ ...event, time: null }))).toContain('DTSTART;VALUE=DATE:20261124');
  });

  it('lets no words of a stranger begin a property of their own', () => {
    const summary = 'Planner; day\r\nATTACH:file:///etc/passwd\u0007 \\ night';
    const lines = unfolded(calendarFile({ ...event, summary }));
    expect(lines).toContain('SUMMARY:Planner\\; day\\nATTACH:file:///etc/passwd \\\\ night');
    expect(lines.some((line) => line.startsWith('ATTACH'))).toBe(false);
  });

  it('has no line of more than 75 octets, and loses nothing by that', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (words) => {
        const summary = words.replaceAll(/[\p{Cc}\\;,]/gu, '');
        const file = calendarFile({ ...event, summary });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(unfolded(file)).toContain(`SUMMARY:${summary}`);
      }),
    );
  });
});
