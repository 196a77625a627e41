import { addDays } from '#engines/calendar/index.ts';
import { monthOf } from '#engines/lexicon/index.ts';
import { quote, type Passage } from '#engines/postings/facts/text/passages.ts';

/** The last day to apply. */
export interface ClosingSaid {
  /** YYYY-MM-DD. */
  day: string;
  span: string;
}

const CUE =
  /\b(?:closing date|closes?|closing|deadline|apply (?:by|before|no later than|until)|applications? (?:close|must be (?:received|submitted)|will be accepted|due|accepted)|accept(?:ing|ed)? (?:applications )?until|posting (?:ends?|expires)|expir(?:y|es)|date limite|avant le|jusqu'au|au plus tard le|date de (?:fermeture|cloture|fin)|fin d'affichage|cloture)\b/;
const ISO = /\b(20\d\d)-(\d{2})-(\d{2})\b/;
const DAY_FIRST = /\b(\d{1,2})(?:er|st|nd|rd|th)? (?:of |de )?([a-z]{3,9})\.?,? (20\d\d)\b/;
const MONTH_FIRST = /\b([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d)\b/;
const REACH = 80;

/** The closing date a text gives with its year in words or as year-month-day; null for none and for doubtful ones. */
export function closingIn(passages: readonly Passage[]): ClosingSaid | null {
  for (const { flat, text } of passages) {
    const cue = CUE.exec(flat);
    if (cue === null) continue;
    const near = flat.slice(cue.index, cue.index + REACH);
    const day = dayIn(near);
    if (day !== null) return { day, span: quote(text, cue.index, Math.min(text.length, cue.index + REACH)) };
  }
  return null;
}

function dayIn(flat: string): string | null {
  const iso = ISO.exec(flat);
  if (iso !== null) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const dayFirst = DAY_FIRST.exec(flat);
  if (dayFirst !== null) return dayOf(dayFirst[3], monthOf(dayFirst[2] ?? ''), dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(flat);
  return monthFirst === null ? null : dayOf(monthFirst[3], monthOf(monthFirst[1] ?? ''), monthFirst[2]);
}

function dayOf(year: string | undefined, month: number, day: string | undefined): string | null {
  const date = Number(day);
  if (year === undefined || month < 1 || month > 12 || date < 1 || date > 31) return null;
  const first = `${year}-${String(month).padStart(2, '0')}`;
  const said = addDays(`${first}-01`, date - 1);
  // The 30th of February is a slip of somebody's, and no day.
  return said.startsWith(first) ? said : null;
}
