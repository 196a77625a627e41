import ICAL from 'ical.js';

/** One event of a feed: at an instant, or on a day by the clock of wherever the calendar is. */
export interface FeedEvent {
  uid: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  /** ISO 8601 in UTC; null where only day and time are known. */
  startsAt: string | null;
  endsAt: string | null;
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM, or null for the whole day. */
  time: string | null;
  cancelled: boolean;
}

/** How long an interview is taken to be where nobody said. */
const USUAL_MINUTES = 60;

const utc = (iso: string): ICAL.Time => ICAL.Time.fromJSDate(new Date(iso), true);

function startOf({ startsAt, day, time }: FeedEvent): ICAL.Time {
  if (startsAt !== null) return utc(startsAt);
  return time === null ? ICAL.Time.fromDateString(day) : ICAL.Time.fromDateTimeString(`${day}T${time}:00`);
}

function eventOf(given: FeedEvent, writtenAt: string): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const start = startOf(given);
  event.addPropertyWithValue('uid', given.uid);
  event.addPropertyWithValue('dtstamp', utc(writtenAt));
  event.addPropertyWithValue('dtstart', start);
  if (given.endsAt !== null) event.addPropertyWithValue('dtend', utc(given.endsAt));
  else if (!start.isDate)
    event.addPropertyWithValue('duration', ICAL.Duration.fromSeconds(USUAL_MINUTES * 60));
  event.addPropertyWithValue('summary', given.summary);
  event.addPropertyWithValue('description', given.description);
  if (given.location !== '') event.addPropertyWithValue('location', given.location);
  event.addPropertyWithValue('url', given.url);
  event.addPropertyWithValue('status', given.cancelled ? 'CANCELLED' : 'CONFIRMED');
  return event;
}

/** A calendar to subscribe to (RFC 5545, RFC 7986); `writtenAt` is ISO 8601 in UTC. Strangers' words in it are escaped. */
export function calendarFeed(name: string, events: readonly FeedEvent[], writtenAt: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Legwork//AutoCareer Pro//EN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromSeconds(3600));
  for (const event of events) calendar.addSubcomponent(eventOf(event, writtenAt));
  return `${calendar.toString()}\r\n`;
}
