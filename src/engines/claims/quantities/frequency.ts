import { fold } from '#engines/text/index.ts';
import { NUMBER_WORDS } from './counting.ts';
import { numberOf as digitsOf } from './numerals.ts';

/** How often something comes round, and where a text says so. */
export interface Frequency {
  perYear: number;
  start: number;
  end: number;
}

/** Periods by their names in both languages, and how many of them are in a year. */
const PERIODS: readonly (readonly [names: string, perYear: number])[] = [
  ['minutes?', 525_600],
  ['hours?|heures?', 8760],
  ['days?|jours?|journees?|mornings?|matins?|evenings?|nights?|soirs?|soirees?|nuits?', 365],
  ['weeks?|semaines?|weekends?|fins? de semaine|week-ends?', 52],
  [
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?',
    52,
  ],
  ['fortnights?|quinzaines?', 26],
  ['months?|mois', 12],
  ['quarters?|trimestres?|seasons?|saisons?', 4],
  ['years?|ans?|annees?|springs?|summers?|autumns?|falls?|winters?|printemps|etes?|automnes?|hivers?', 1],
];
const PERIOD = PERIODS.map(([names]) => names).join('|');
/** A number in digits whole, its thousands and decimals with it, or in words. */
const NUMBER = `(?<![\\d.,])(?:\\d{1,3}(?:[., \\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+)(?:[.,]\\d+)?|${[...NUMBER_WORDS.keys()].join('|')}`;
const QUALITIES: readonly (readonly [quality: RegExp, perYear: number])[] = [
  [/\b(?:daily|quotidien\w*|the day['’]s)\b/g, 365],
  [/\b(?:weekly|hebdomadaires?)\b/g, 52],
  [/\b(?:fortnightly|bi-?weekly|aux (?:quinze|15) jours|a fortnight)\b/g, 26],
  [/\b(?<!(?:two|three|four|six|bi)-)(?:monthly|mensuel\w*)\b/g, 12],
  [/\b(?:two-monthly|every two months|bimestriel\w*)\b/g, 6],
  [/\b(?:quarterly|trimestriel\w*)\b/g, 4],
  [/\b(?:semi-?annual\w*|twice-yearly|biannual\w*|semestriel\w*)\b/g, 2],
  [/\b(?:yearly|annual|annually|annuel\w*)\b/g, 1],
];
/** "Every other week", "toutes les deux semaines", "aux deux semaines", "each winter". */
const EVERY = new RegExp(
  `\\b(?:every|each|chaque|tous les|toutes les|aux)\\s(?:(other|second|third|fourth|${NUMBER})\\s)?(${PERIOD})\\b`,
  'g',
);
/** "Twice a month", "four times a year", "une fois par mois", "deux soirs par mois", "a couple of times a week", "four mornings out of seven". */
const TIMES = new RegExp(
  `\\b(?:(once|twice|thrice|une fois)|(?:a )?(${NUMBER})(?: of)?\\s(?:times|fois|nights?|evenings?|days?|mornings?|afternoons?|weekends?|soirs?|soirees?|jours?|matins?|visits?|visites?|(?:night |day |early |late |evening )?shifts?|quarts?)(?: out)?)\\s(?:an?|per|each|every|in a|par|chaque|of(?= seven)|in(?= seven)|sur(?= sept))\\s(${PERIOD}|seven|sept)\\b`,
  'g',
);
/** "One weekend in four", "une fin de semaine sur quatre". */
const ONE_IN = new RegExp(
  `\\b(?:one|1|une?)\\s(${PERIOD})\\s(?:in|sur|out of|in every|out of every)\\s(${NUMBER})\\b`,
  'g',
);
/** "Le vendredi", "on Fridays": once a week. */
const ON_A_WEEKDAY =
  /\b(?:le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!s| \d)|(?:on |les )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:lun|mar|mercre|jeu|vendre|same)dis|dimanches))\b/g;
/** "A six-week cycle", "un cycle de six semaines": so often something comes round. */
const CYCLE = new RegExp(
  `\\b(${NUMBER})-(${PERIOD})\\s(?:[a-z-]+\\s){0,3}?(?:cycles?|rotations?|intervals?|rounds?|schedules?)\\b|\\b(?:cycles?|rotations?) (?:of|de) (${NUMBER})\\s(${PERIOD})\\b`,
  'g',
);
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ['other', 2],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
]);
const TIMES_WORDS: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['une fois', 1],
  ['twice', 2],
  ['thrice', 3],
]);

/** So many a year; seven days are a week. */
const inAYear = (period: string): number =>
  /^(?:seven|sept)$/.test(period)
    ? 52
    : (PERIODS.find(([names]) => new RegExp(`^(?:${names})$`).test(period))?.[1] ?? 0);
const numberOf = (word: string): number => NUMBER_WORDS.get(word) ?? digitsOf(word);

const place = ({ 0: span, index }: RegExpExecArray) => ({ start: index, end: index + span.length });

/** Every frequency that a text tells, in either language. */
export function frequenciesIn(written: string): Frequency[] {
  const text = fold(written);
  return [
    ...Array.from(text.matchAll(EVERY), (found) => {
      const every = found[1] === undefined ? 1 : (ORDINALS.get(found[1]) ?? numberOf(found[1]));
      return { perYear: inAYear(found[2] ?? '') / every, ...place(found) };
    }),
    ...Array.from(text.matchAll(TIMES), (found) => ({
      perYear: (TIMES_WORDS.get(found[1] ?? '') ?? numberOf(found[2] ?? '')) * inAYear(found[3] ?? ''),
      ...place(found),
    })),
    ...Array.from(text.matchAll(ONE_IN), (found) => ({
      perYear: inAYear(found[1] ?? '') / numberOf(found[2] ?? ''),
      ...place(found),
    })),
    ...Array.from(text.matchAll(CYCLE), (found) => ({
      perYear: inAYear(found[2] ?? found[4] ?? '') / numberOf(found[1] ?? found[3] ?? ''),
      ...place(found),
    })),
    ...Array.from(text.matchAll(ON_A_WEEKDAY), (found) => ({ perYear: 52, ...place(found) })),
    ...QUALITIES.flatMap(([quality, perYear]) =>
      Array.from(text.matchAll(quality), (found) => ({ perYear, ...place(found) })),
    ),
  ];
}

/** How far apart two frequencies may be and still be told as one: 24 and 26 times a year. */
const NEAR = 0.1;

const ofFacts = new WeakMap<object, readonly Frequency[]>();

/** The frequencies of a fact, which is asked about many times over: read once. */
export function frequenciesOf(fact: { text: string }): readonly Frequency[] {
  const read = ofFacts.get(fact) ?? frequenciesIn(fact.text);
  ofFacts.set(fact, read);
  return read;
}

/** Whether one of the frequencies that a text tells stands at a place, and a fact tells the same one in whatever words. */
export function isAsOften(
  frequencies: readonly Frequency[],
  { start, end }: Pick<Frequency, 'start' | 'end'>,
  fact: { text: string },
): boolean {
  const stated = frequencies.filter((one) => one.start < end && start < one.end);
  return stated.some(({ perYear }) =>
    frequenciesOf(fact).some(
      (own) => Math.abs(own.perYear - perYear) <= NEAR * Math.max(own.perYear, perYear),
    ),
  );
}
