import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { textsOf } from './told.ts';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(nights?|midnights?|week ?nights?|overnights?|graveyard|nuits?|third shift|3rd shift)\b/, 'night'],
  [/\b(evenings?|week ?nights?|soirs?|soirees?|second shift|2nd shift)\b/, 'evening'],
  [/\b(lates?|late shifts?|afternoons?|apres midi)\b/, 'late'],
  [/\b(earl(y|ies)|early shifts?|mornings?|matins?|matinees?|breakfasts?|petits? dejeuners?)\b/, 'early'],
  [/\b(days?|day ?times?|day shifts?|jours?|first shift|1st shift)\b/, 'day'],
];
export const WEEKEND = /\b(week ?ends?|saturdays?|sundays?|fins? de semaine|samedis?|dimanches?)\b/;
export const HOLIDAY =
  /\b(holidays?|feries?|christmas|on ?call|astreinte|standby|sur appel|split|coupe|rotat\w*|rotatifs?|any shift|all shifts|flexible|varying|variable|continental|four on|4 on|12 hour|12 h|double)\b/;

/** Teams that take turns: two of them share the day, three the night as well. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(2 ?x ?[78]|deux huit)\b/g, ' matin apres midi '],
  [/\b(3 ?x ?[78]|trois huit)\b/g, ' matin apres midi nuit '],
];

/** Being called, overtime and days off, which lie outside of no list of shifts. */
export const ON_CALL =
  /\b(on ?call|astreintes?|standby|stand by|sur appel|garde|feries?|holidays?|christmas|overtime|supplementaires?)\b/;

/** The kinds of shift a text names; words of quantity ("five days a week") are no kind. */
export function kindsIn(text: string): string[] {
  const plain = TURNS.reduce((line, [turn, kinds]) => line.replaceAll(turn, kinds), text)
    .replace(
      /\b(\d+|two|three|four|five|six|seven|many|which|what|every|all|deux|trois|quatre|cinq|six|sept|quels|tous les) (days|jours)\b/g,
      ' ',
    )
    .replace(/\bdays? (a|per|each|off|of) \w+/g, ' ')
    .replace(/\bjours? (par|de la|feries?)\b/g, ' ');
  return KINDS.filter(([words]) => words.test(plain)).map(([, kind]) => kind);
}

const hour = (digits: string | undefined, half: string | undefined): number =>
  (Number(digits) % 12) + (half === undefined ? (Number(digits) >= 12 ? 12 : 0) : /^p/i.test(half) ? 12 : 0);

/** The kind of a span of hours by when it begins and ends, 0 to 24; null when it could be two. */
export function kindOfHours(label: string): string | null {
  const found =
    /(\d{1,2})(?:[:.h](\d{2})?)?\s*(am|pm|a\.m\.|p\.m\.)?\s*(?:-|–|—|to|à|a|until)\s*(\d{1,2})(?:[:.h](\d{2})?)?\s*(am|pm|a\.m\.|p\.m\.)?/i.exec(
      label,
    );
  if (found === null) return null;
  const [from, to] = [hour(found[1], found[3] ?? found[6]), hour(found[4], found[6])];
  if (found[6] !== undefined && found[3] === undefined) return null;
  if (from >= 20 || from <= 2) return 'night';
  if (from >= 4 && from <= 7 && to >= 11 && to <= 16) return 'early';
  if (from >= 8 && from <= 9 && to >= 15 && to <= 18) return 'day';
  return from >= 13 && from <= 15 && to >= 20 ? 'late' : from >= 16 && from <= 18 ? 'evening' : null;
}

/** Kinds whose hours meet: working the one says nothing of the other. All others lie outside of each other. */
const OVERLAPPING: Readonly<Record<string, readonly string[]>> = {
  early: ['day'],
  day: ['early', 'late'],
  late: ['day', 'evening'],
  evening: ['late'],
};

/** Whether one kind is among what was told, a list that leaves none out; null where it shares hours with one that is. */
export function works(kind: string, told: ReadonlySet<string>): boolean | null {
  if (told.has(kind)) return true;
  return [...told].some((one) => OVERLAPPING[kind]?.includes(one) === true) ? null : false;
}

/** Entries of a list of shifts that say nothing of the hours. */
const WITHOUT_HOURS = /\b(split|coupe\w*|rotat\w*|rotatifs?|week ?days?|en semaine|lundi|monday)\b/;

/** The kinds of shift that a list or a sentence names; null where an entry says something else. */
export function shiftsTold(value: unknown): ReadonlySet<string> | null {
  const listed = (Array.isArray(value) ? textsOf(value) : typeof value === 'string' ? [value] : []).map(
    plainLabel,
  );
  const kinds = listed.map((one) => kindsIn(one));
  if (kinds.length === 0) return null;
  const wordy = listed.some(
    (one, index) => kinds[index]?.length !== 1 && !WEEKEND.test(one) && !WITHOUT_HOURS.test(one),
  );
  return wordy ? null : new Set(kinds.flat());
}
