import { wordFor } from '#engines/lexicon/index.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { textsOf } from '#engines/forms/screening/told.ts';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [wordFor('shift kinds: night'), 'night'],
  [wordFor('shift kinds: evening'), 'evening'],
  [wordFor('shift kinds: late'), 'late'],
  [wordFor('shift kinds: early'), 'early'],
  [wordFor('shift kinds: day'), 'day'],
];
export const WEEKEND = wordFor('shift kinds: weekend');
export const HOLIDAY = wordFor('shifts: holidays');

/** Teams that take turns: two of them share the day, three the night as well. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(2 ?x ?[78]|deux huit)\b/g, ' matin apres midi '],
  [/\b(3 ?x ?[78]|trois huit)\b/g, ' matin apres midi nuit '],
];

/** Being called, overtime and days off, which lie outside of no list of shifts. */
export const ON_CALL = wordFor('shift kinds: on call');

/** The kinds of shift a text names; words of quantity ("five days a week") are no kind. */
export function kindsIn(text: string): string[] {
  const plain = TURNS.reduce((line, [turn, kinds]) => line.replaceAll(turn, kinds), text)
    .replace(
      /\b(\d+|two|three|four|five|seven|many|which|what|every|all|deux|trois|quatre|cinq|six|sept|quels|tous les) (days|jours)\b/g,
      ' ',
    )
    .replace(/\bdays? (a|per|each|off|of) \w+/g, ' ')
    .replace(/\bjours? (par|de la|feries?)\b/g, ' ');
  return KINDS.filter(([words]) => words.test(plain)).map(([, kind]) => kind);
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

/** The same for hours that people know as one kind or another: a yes as either of them, a no as none. */
export function worksAny(kinds: readonly string[], told: ReadonlySet<string>): boolean | null {
  if (kinds.length === 0) return null;
  const judged = kinds.map((kind) => works(kind, told));
  return judged.includes(true) ? true : judged.includes(false) ? false : null;
}

/** Entries of a list of shifts that say nothing of the hours. */
const WITHOUT_HOURS = wordFor('shift kinds: without hours');

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
