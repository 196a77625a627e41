import { plainWords } from '#engines/text/index.ts';

const MEETING =
  /\b(interview|entrevue|entretien|screen|chat|call|meet\w*|conversation|intro|rencontre|appel|discussion|visit|visite|panel|rendez vous)\b/;
const PUBLIC_EVENT =
  /\b(webinar|webinaire|workshop|atelier|open house|fair|salon|info session|seance d information)\b/;

/** What a calendar part announces: only a request to come is an answer to an application. */
export function calendarLine(calendar: string): string {
  const read = plainWords(calendar);
  const invites = /\bmethod request\b/.test(read) && MEETING.test(read) && !PUBLIC_EVENT.test(read);
  return invites ? 'The interview is confirmed.' : '';
}
