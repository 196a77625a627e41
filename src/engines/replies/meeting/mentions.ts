import { type Clock, clocksIn } from './clocks.ts';
import { datedDays, type NamedDay, type Sent } from './days.ts';
import { nearDays } from './near-days.ts';
import {
  ASKS,
  BARE_LINE,
  CALLS_OFF,
  DATE_LINE,
  GENERAL,
  INSTEAD,
  INSTEAD_OF,
  LIMIT,
  MOVED_TO,
  MOVES,
  OTHER_MATTER,
  OVER,
  TALK,
  WORK_BEGINS,
} from './sides.data.ts';

/** A day of a sentence and what it is there for: `meant` for the conversation, `gone` where that no longer is, else nothing. */
export interface Mention {
  day: string | null;
  use: 'meant' | 'gone' | 'aside';
  clocks: Clock[];
}

interface Place {
  sentence: string;
  mail: string;
  sent: Sent;
  french: boolean;
}

/** Between an hour and its day, when the hour stands first: "10am on Tuesday". */
const LEADS = /^[\s,]*(?:(?:on|this|next|le|ce|the|-|–|\([^()]{0,20}\))[\s,]*)*$/iu;
const FAR = 45;
const LEADING_WORDS = 2;
const OR = /(?<!\p{L})(?:or|ou)(?!\p{L})/iu;
/** Beside an hour: it is the same one by the person's own clock. */
const THEIR_OWN = /^\s*\(?(?:your time|chez vous|votre heure|for you)/iu;

/** Each clock with the day it belongs to: the one right after it, or the one before it. */
function clocksByDay(sentence: string, days: readonly NamedDay[]): Map<NamedDay, Clock[]> {
  const found = new Map<NamedDay, Clock[]>(days.map((day) => [day, []]));
  const clocks = clocksIn(sentence).filter((clock) =>
    days.every((day) => clock.end <= day.at || clock.at >= day.end),
  );
  for (const clock of clocks) {
    if (THEIR_OWN.test(sentence.slice(clock.end))) continue;
    const before = days.findLast((day) => day.end <= clock.at);
    const after = days.find((day) => day.at >= clock.end);
    const leads = after !== undefined && LEADS.test(sentence.slice(clock.end, after.at));
    const taken = before !== undefined && (found.get(before)?.length ?? 0) > 0;
    const near = before !== undefined && clock.at - before.end <= FAR;
    // "Monday at 9" keeps its hour though another day follows right after it.
    if (near && !(leads && taken) && !(leads && clock.at - before.end > 12)) found.get(before)?.push(clock);
    else if (leads) found.get(after)?.push(clock);
  }
  return found;
}

/** Days of a sentence that moves something: those it is moved to are meant, the others are gone. */
function purposeOfMoved(sentence: string, day: NamedDay, last: number): Mention['use'] | null {
  const before = sentence.slice(0, day.at);
  const after = sentence.slice(last);
  if (INSTEAD_OF.test(before)) return 'gone';
  if (INSTEAD.test(after)) return 'meant';
  if (/\b(?:instead|plutôt|à la place|rather than|au lieu d[eu])(?!\p{L})/iu.test(sentence))
    return /\b(?:instead of|rather than|au lieu d[eu])\s/iu.test(after) ? 'meant' : 'gone';
  if (!MOVES.test(sentence)) return null;
  const moves = MOVES.exec(sentence);
  return moves !== null && moves.index < day.at && MOVED_TO.test(before) ? 'meant' : 'gone';
}

/** Whether a line is nothing but a day, with its hours. */
function isBare(sentence: string, day: NamedDay, clocks: readonly Clock[]): boolean {
  const parts = [day, ...clocks].toSorted((one, other) => other.at - one.at);
  const rest = parts.reduce((text, { at, end }) => `${text.slice(0, at)} ${text.slice(end)}`, sentence);
  return BARE_LINE.test(rest);
}

function purposeOf(sentence: string, day: NamedDay, clocks: readonly Clock[]): Mention['use'] | 'beside' {
  const ends = clocks.map(({ end }) => end);
  const starts = clocks.map(({ at }) => at).filter((at) => at < day.at);
  const before = sentence.slice(0, Math.min(day.at, ...starts));
  if (LIMIT.test(before) || LIMIT.test(sentence.slice(0, day.at)))
    return MOVES.test(sentence) ? 'gone' : 'aside';
  const moved = purposeOfMoved(sentence, day, Math.max(day.end, ...ends));
  if (moved !== null) return moved;
  if (CALLS_OFF.test(sentence)) return 'gone';
  const talks = TALK.test(sentence);
  if (GENERAL.test(sentence) || (OVER.test(sentence) && !day.dated)) return 'aside';
  if (WORK_BEGINS.test(sentence) && !/\b(?:interview|entrevue|entretien)\b/iu.test(sentence)) return 'aside';
  if (DATE_LINE.test(sentence) || isBare(sentence, day, clocks)) return 'meant';
  if (OTHER_MATTER.test(sentence) && !talks && !ASKS.test(sentence)) return 'aside';
  if (talks || ASKS.test(sentence)) return 'meant';
  // "Thursday 4pm at the distillery?" says no more; a day in the middle of a story may be anybody's.
  const opens = before.split(/\s+/u).filter((word) => word !== '').length <= LEADING_WORDS;
  return clocks.length > 0 && (opens || sentence.endsWith('?')) ? 'meant' : 'beside';
}

/** The days a sentence names, each with its hours and what it is there for. */
export function mentionsIn({ sentence, mail, sent, french }: Place): Mention[] {
  const { named, over } = datedDays(sentence, sent, french);
  const near = nearDays({ sentence, mail, sent }).filter(({ at, end }) =>
    [...named, ...over].every((one) => end <= one.at || at >= one.end),
  );
  const days = [...named, ...near].toSorted((one, other) => one.at - other.at);
  const clocks = clocksByDay(sentence, days);
  const uses = days.map((day) => purposeOf(sentence, day, clocks.get(day) ?? []));
  return days.map((day, at) => {
    const own = clocks.get(day) ?? [];
    // "Wednesday or Thursday at 2": what stands beside a day that is meant may be meant as well.
    const said = uses[at] ?? 'aside';
    const use = said === 'beside' ? (uses.includes('meant') ? 'meant' : 'aside') : said;
    // "Today" and "tomorrow" without an hour are most often said of something else.
    const vague = !day.dated && own.length === 0 && day.day === sent.day;
    if (use !== 'meant' || !vague) return { day: day.day, use, clocks: own };
    return { day: null, use: OR.test(sentence) ? use : 'aside', clocks: own };
  });
}
