import { englishNumbers } from '#engines/language/index.ts';
import { zoneAfter } from './zones.ts';

/** An hour a sentence names. `minutes` after midnight, null when it may be either half of the day or is only a window. */
export interface Clock {
  at: number;
  end: number;
  minutes: number | null;
  zone: NonNullable<ReturnType<typeof zoneAfter>>['stated'] | null;
}

/** An hour before this without "a.m." or "p.m." may be either. */
const SURE_FROM_HOUR = 7;

const NUMERIC =
  /(?<![\d.,/$€£-])(?<hour>\d{1,2})(?:(?::|\s?(?:heures?|[hH])\s?|(?<dot>\.))(?<minute>[0-5]\d)(?!\d|\.\d|%))?(?:\s?(?<half>[apAP])[mM]\b|\s?(?<french>[hH]|heures?)(?![\p{L}\d]))?/gu;
const MILITARY =
  /(?<!\d)(?:([01]\d|2[0-3])([0-5]\d)\s?(?:hrs|hours|h)\b|(?<=\bat\s)(0\d|1\d|21|22|23)([0-5]\d)(?!\d|\s+\p{Lu}))/giu;
const MIDDAY = /(?<![-\p{L}])(?:noon|midday|midi)\b/giu;
const SPOKEN = /\b(half|quarter) (past|to) (\p{L}+|\d{1,2})\b/giu;
const BEFORE = /(?:\b(?:at|from|for)|(?<!\p{L})à|@)\s*$/iu;
const SPAN = /^\s*(?:-|–|—|to|till|until|à)\s*$/iu;
const WINDOW = /\b(?:between|entre|anytime|any time|after|before|après|avant)\s*$/iu;
/** What makes a bare number after "at" a house, a price or a share. */
const NO_HOUR = /^(?:[\d:.,/%$€£-]|\s?(?:%|h\b|[ap]m\b)|\s+(?!(?:[A-Z]{2,4}\b|Pacific|Eastern))\p{Lu})/u;
/** A length of time, not an hour. */
const LENGTH = /^\s?(?:par|per|a|each|\/|de (?:travail|route|formation)|d['’]|semaine|week)\b/iu;

/** A later half of the day said beside an hour. */
function halfAfter(rest: string): 'a' | 'p' | null {
  const said = /^\s*(?:in the|du|de l['’]|le)?\s*(morning|afternoon|evening|matin|après-midi|soir)\b/iu.exec(
    rest,
  )?.[1];
  if (said === undefined) return null;
  return /morning|matin/i.test(said) ? 'a' : 'p';
}

/** Minutes after midnight; null when they are none, or may be in either half of the day. */
function minutesOf(hour: number, minute: number, half: string | null, sure: boolean): number | null {
  if (hour > 23) return null;
  if (half !== null && hour >= 1 && hour <= 12)
    return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
  return sure || hour >= SURE_FROM_HOUR ? hour * 60 + minute : null;
}

function numericClocks(text: string): Clock[] {
  return [...text.matchAll(NUMERIC)].flatMap((match) => {
    const { hour = '', minute, half, french, dot } = match.groups ?? {};
    const before = text.slice(0, match.index);
    const end = match.index + match[0].length;
    const rest = text.slice(end);
    const after = BEFORE.test(before);
    const byH = french !== undefined || /h/i.test(match[0]);
    if (Number(hour) > 23 || (dot !== undefined && half === undefined && !after)) return [];
    if (byH && (LENGTH.test(rest) || Number(hour) < SURE_FROM_HOUR)) return [];
    // A number alone is an hour only where something says so: what stands before it, or an hour that it leads to.
    const leads = /^\s?(?:-|–|to)\s?\d{1,2}(?:[:.]\d{2})?\s?[ap]m\b/iu.exec(rest);
    const bare = minute === undefined && half === undefined && !byH;
    if (bare && leads === null && (!after || NO_HOUR.test(rest))) return [];
    const other = half ?? halfAfter(rest) ?? ledHalf(Number(hour), leads?.[0]);
    const minutes = minutesOf(Number(hour), Number(minute ?? 0), other, hour.startsWith('0'));
    return [{ at: match.index, end, minutes, zone: null }];
  });
}

/** The half of the day of an hour that leads to another: "9-10am", "11 to 1 pm". */
function ledHalf(hour: number, leads: string | undefined): string | null {
  const [, until = '', half = ''] = /(\d{1,2})\D{0,3}(?:\d{2})?\s?([ap])m/iu.exec(leads ?? '') ?? [];
  if (half === '') return null;
  const wraps = hour % 12 > Number(until) % 12;
  return wraps ? (half.toLowerCase() === 'p' ? 'a' : 'p') : half;
}

function wordClocks(text: string): Clock[] {
  const spoken = [...text.matchAll(SPOKEN)].flatMap(({ 0: all, 1: part, 2: way, 3: said = '', index }) => {
    const hour = /\d/.test(said) ? Number(said) : (englishNumbers.get(said.toLowerCase()) ?? 0);
    if (hour < 1 || hour > 12) return [];
    const shift = (part?.toLowerCase() === 'half' ? 30 : 15) * (way?.toLowerCase() === 'to' ? -1 : 1);
    const end = index + all.length;
    const minutes = minutesOf(hour, 0, halfAfter(text.slice(end)), false);
    return [{ at: index, end, minutes: minutes === null ? null : minutes + shift, zone: null }];
  });
  const midday = [...text.matchAll(MIDDAY)].map(({ 0: all, index }) => ({
    at: index,
    end: index + all.length,
    minutes: 720,
    zone: null,
  }));
  const military = [...text.matchAll(MILITARY)].map(
    ({ 0: all, 1: hour, 2: minute, 3: bare, 4: rest, index }) => ({
      at: index,
      end: index + all.length,
      minutes: Number(hour ?? bare) * 60 + Number(minute ?? rest),
      zone: null,
    }),
  );
  return [...military, ...spoken, ...midday];
}

/** The hours a sentence names, in their order; of "from 2 to 3 pm" the first, of "between 1 and 3" none that is sure. */
export function clocksIn(text: string): Clock[] {
  const words = wordClocks(text);
  const numeric = numericClocks(text).filter(({ at, end }) =>
    words.every((word) => end <= word.at || at >= word.end),
  );
  const all = [...words, ...numeric].toSorted((one, other) => one.at - other.at);
  const kept: Clock[] = [];
  let until = 0;
  for (const clock of all) {
    const zone = zoneAfter(text.slice(clock.end));
    const end = clock.end + (zone?.length ?? 0);
    const before = text.slice(until, clock.at);
    const start = kept.at(-1);
    const near = start !== undefined && clock.at - start.end < 30;
    until = end;
    if (near && SPAN.test(before)) {
      // The zone that ends a span is that of its beginning.
      start.zone ??= zone?.stated ?? null;
      start.end = end;
    } else if (near && start.minutes === null && /^\s*(?:and|et)\s*$/iu.test(before)) start.end = end;
    else
      kept.push({
        at: clock.at,
        end,
        minutes: WINDOW.test(before) ? null : clock.minutes,
        zone: zone?.stated ?? null,
      });
  }
  return kept;
}
