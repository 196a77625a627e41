import ICAL from 'ical.js';
import { momentAt, zoneNamed } from '#engines/calendar/index.ts';
import { invisible } from '#engines/text/index.ts';
import { isPlainZone } from './plain-zone.ts';
import { WINDOWS_ZONES } from './windows-zones.data.ts';

/** When something is: an instant where the zone is known, else a day and the clock of wherever it happens. */
export type When =
  | { kind: 'instant'; from: Date; until: Date | null }
  | { kind: 'day'; day: string; time: string | null };

/** What a calendar part of a mail (RFC 5545, RFC 5546) says of one event. Every word is a stranger's. */
export interface Invitation {
  uid: string;
  /** Of two about the same event the one with the higher number counts. */
  sequence: number;
  cancelled: boolean;
  when: When;
  summary: string;
  location: string;
}

const LONGEST = 50_000;
const two = (number: number): string => String(number).padStart(2, '0');
const shown = (value: unknown): string =>
  invisible(typeof value === 'string' ? value : '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300);

const dayOf = ({ year, month, day }: ICAL.Time): string => `${year}-${two(month)}-${two(day)}`;

/** The instant of a property's time; null for a day, and for a clock whose zone is not known. */
function instantOf(event: ICAL.Component, name: 'dtstart' | 'dtend'): Date | null {
  const property = event.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!(value instanceof ICAL.Time) || value.isDate) return null;
  if (value.zone === ICAL.Timezone.utcTimezone) return value.toJSDate();
  // A zone that the file defines.
  if (value.zone !== ICAL.Timezone.localTimezone && isPlainZone(value.zone)) return value.toJSDate();
  const named = property?.getFirstParameter('tzid') ?? '';
  const zone = WINDOWS_ZONES[named] ?? zoneNamed(named);
  if (named === '' || zone === null) return null;
  return new Date(momentAt(dayOf(value), value.hour * 60 + value.minute, zone));
}

function whenOf(event: ICAL.Component): When | null {
  const start = event.getFirstPropertyValue('dtstart');
  // The library turns a 99th of a month into a day of another: what was written has to be a day by itself.
  const written = String(event.getFirstProperty('dtstart')?.jCal[3] ?? '');
  if (!(start instanceof ICAL.Time) || Number.isNaN(Date.parse(written))) return null;
  const from = instantOf(event, 'dtstart');
  if (from !== null) {
    const until = instantOf(event, 'dtend');
    return { kind: 'instant', from, until: until !== null && until > from ? until : null };
  }
  return {
    kind: 'day',
    day: dayOf(start),
    time: start.isDate ? null : `${two(start.hour)}:${two(start.minute)}`,
  };
}

/** The first event of a calendar part; null for what is no calendar, has no event, or publishes instead of inviting. */
export function invitationIn(calendar: string): Invitation | null {
  try {
    const root = new ICAL.Component(ICAL.parse(calendar.slice(0, LONGEST)) as ICAL.Component['jCal']);
    const method = shown(root.getFirstPropertyValue('method')).toUpperCase();
    const event = root.getFirstSubcomponent('vevent');
    if (event === null || (method !== 'REQUEST' && method !== 'CANCEL')) return null;
    const uid = shown(event.getFirstPropertyValue('uid'));
    const when = whenOf(event);
    if (uid === '' || when === null) return null;
    const sequence = Number(event.getFirstPropertyValue('sequence') ?? 0);
    return {
      uid,
      sequence: Number.isSafeInteger(sequence) && sequence >= 0 && sequence < 2 ** 31 ? sequence : 0,
      cancelled:
        method === 'CANCEL' || shown(event.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED',
      when,
      summary: shown(event.getFirstPropertyValue('summary')),
      location: shown(event.getFirstPropertyValue('location')),
    };
  } catch {
    // The library throws for anything that is not a calendar: a stranger's part may be anything.
    return null;
  }
}
