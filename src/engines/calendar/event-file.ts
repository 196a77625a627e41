interface CalendarEvent {
  /** Stays the same for the same event, so that a calendar which has it replaces it. */
  uid: string;
  summary: string;
  description: string;
  /** Where to read more. */
  url: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:MM` by the clock of the place it happens at; null for the whole day. */
  time: string | null;
  /** When it was written down, ISO 8601 in UTC. */
  writtenAt: string;
}

/** The most octets of a line without its end, RFC 5545 section 3.1. */
const LONGEST_LINE = 75;

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** A line as several, each further one beginning with a space that belongs to none; no character is cut in two. */
function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > LONGEST_LINE) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += more;
  }
  return out;
}

/** Text of strangers as a value, RFC 5545 section 3.3.11: what has a meaning there is escaped, other controls are dropped. */
const asText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/**
 * One event as an iCalendar file (RFC 5545). Its time floats: it is the wall clock of wherever the calendar is, because an
 * employer who names an hour seldom names the zone. It has no end, because none was named.
 */
export function calendarFile({
  uid,
  summary,
  description,
  url,
  day,
  time,
  writtenAt,
}: CalendarEvent): string {
  const date = day.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Legwork//AutoCareer Pro//EN',
    'BEGIN:VEVENT',
    `UID:${asText(uid)}`,
    `DTSTAMP:${writtenAt.replaceAll(/[-:]|\.\d+/g, '')}`,
    time === null ? `DTSTART;VALUE=DATE:${date}` : `DTSTART:${date}T${time.replace(':', '')}00`,
    `SUMMARY:${asText(summary)}`,
    `DESCRIPTION:${asText(description)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
