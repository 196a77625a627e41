import { bare, fold, numberOf } from './people.ts';
import type { Change, Fact } from './people.ts';

const NUMBER = /(?<![\p{L}\d.,:/-])(\d{1,3}(?:[,\s  ]\d{3})+|\d+(?:[.,]\d+)?)(?![\d/:]|[.,]\d|-(?!\p{L}))/gu;

interface Amount {
  start: number;
  end: number;
  value: number;
  written: string;
}

const valueOf = (written: string): number =>
  Number(written.replace(/[,\s  ](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/** The amounts of a text; years, and numbers in names ("Level 2", "Class 1"), are none. */
function amountsIn(text: string): Amount[] {
  return Array.from(text.matchAll(NUMBER), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    value: valueOf(written),
    written,
  })).filter(
    ({ value, start, end, written }) =>
      value > 0 &&
      !(/^(?:19|20)\d\d$/.test(written) && !/^\s?(?:m\b|%|\$)/.test(text.slice(end))) &&
      !/\p{Lu}[\p{L}'’]*\s?$/u.test(text.slice(1, start)) &&
      !/\b(?:level|grade|grades|class|type|niveau|age|aged|part|no|to|à|and|et|-)\s?$/i.test(
        text.slice(0, start),
      ) &&
      !/^(?:st|nd|rd|th|e|er|re|p|s)\b/.test(text.slice(end)) &&
      // Parts of a range, times of the day, ages.
      !/^ ?(?:to|à|or|ou|and|et|-|–) ?\d|^ ?(?:a\.m|p\.m|am\b|pm\b|h \d)/.test(text.slice(end)) &&
      !/\b(?:des|de) $/.test(text.slice(0, start)),
  );
}

const write = (value: number, like: string, language: 'en' | 'fr'): string => {
  const places = /[.,]\d{1,2}$/.test(like) ? 1 : 0;
  const [whole = '', part] = value.toFixed(places).split('.');
  const mark = language === 'en' ? ',' : ' ';
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(?:\d{3})+$)/g, mark) : whole;
  return part === undefined ? grouped : `${grouped}${language === 'en' ? '.' : ','}${part}`;
};

const put = (text: string, { start, end }: Amount, written: string): string =>
  text.slice(0, start) + written + text.slice(end);

const IS_LOOSE =
  /(?:about|around|some|roughly|nearly|almost|over|than|up to|least|most|average of|approximately|environ|quelque|près de|plus de|moins de|jusqu['’]à|au moins|between|entre|from|de|to|from \$|under|within|en moyenne|moyenne de|as many as)\s?\$?$/i;
/** Amounts told as a bound: more of them, or fewer, may be true too. */
const IS_OPEN = /(?:over|than|up to|least|most|under|within|plus de|moins de|jusqu['’]à|au moins)\s?\$?$/i;
const PERIOD =
  /\b(?:an?|per|each|every|par|chaque|month|week|year|day|mois|semaine|jour|ann[ée]e|an|shift|quart|season|saison|term|quarter|trimestre)\b/i;

/** A number with one more in its last place: 71 is 72, 99.5 is 99.6. */
const nextDigit = (value: number, written: string): number =>
  /[.,]\d{1,2}$/.test(written) ? Math.round(value * 10 + 1) / 10 : value + 1;

/** Numbers that are not the fact's: a bit off, much more, "more than" the true one, another unit, a sum told of each. */
export function changedAmounts(fact: Fact): Change[] {
  const { text, language, target, person } = fact;
  const amounts = amountsIn(text);
  const amount = amounts[numberOf(text) % Math.max(1, amounts.length)];
  if (amount === undefined) return [];
  const all = new Set(amountsIn(person.said).map(({ value }) => value));
  const make = (kind: string, changed: string): Change[] =>
    changed === text ? [] : [{ kind, person, target, text: changed, from: text }];
  const another = (value: number) =>
    all.has(Number(value.toFixed(1)))
      ? []
      : make('number', put(text, amount, write(value, amount.written, language)));
  const { value } = amount;
  const lead = text.slice(0, amount.start);
  if (IS_OPEN.test(lead.trimEnd())) return [];
  const isLoose = IS_LOOSE.test(lead.trimEnd()) || lead.endsWith('$');
  const more = language === 'en' ? 'more than' : 'plus de';
  const follow = text.slice(amount.end);
  return [
    ...another(value >= 20 ? Math.round(value * 1.15) : value + 1),
    ...another(value >= 20 ? Math.round(value * 0.8) : value + 2),
    ...another(value * 2),
    ...(isLoose || value < 11 || all.has(nextDigit(value, amount.written))
      ? []
      : make(
          'last digit of the number',
          put(text, amount, write(nextDigit(value, amount.written), amount.written, language)),
        )),
    ...(isLoose ? [] : make('more than the number', put(text, amount, `${more} ${amount.written}`))),
    ...(value >= 11 && value % 10 !== 0 && value < 1000 && !isLoose && /^\s\p{L}/u.test(follow)
      ? make('rounded up', put(text, amount, `${more} ${write(Math.ceil(value / 10) * 10, '1', language)}`))
      : []),
    ...otherUnits(fact, amount).flatMap((changed) => make('unit', changed)),
    ...ofEach(fact, amounts).flatMap((changed) => make('sum told of each', changed)),
  ];
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^ ?%/, ' percentage points'],
  [/^ hours?\b/, ' days'],
  [/^ minutes?\b/, ' hours'],
  [/^ days?\b/, ' weeks'],
  [/^ weeks?\b/, ' months'],
  [/^ heures?\b/, ' jours'],
  [/^ jours?\b/, ' semaines'],
  [/^ semaines?\b/, ' mois'],
  [/^ ?km\b/, ' miles'],
  [/^ ?m\b/, ' km'],
  [/^ ?kg\b/, ' tonnes'],
];
const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a|per|each|every) year\b/, 'a month'],
  [/\b(?:a|per|each|every) month\b/, 'a week'],
  [/\b(?:a|per|each|every) week\b/, 'a day'],
  [/\bpar (?:an|année)(?!\p{L})/u, 'par mois'],
  [/\bpar mois\b/, 'par semaine'],
  [/\bpar semaine\b/, 'par jour'],
];

function otherUnits({ text, language }: Fact, amount: Amount): string[] {
  const follow = text.slice(amount.end);
  const before = text.slice(0, amount.end);
  const found = UNITS.filter(([from]) => from.test(follow))
    .filter(([from]) => !from.test(' %') || !/points?/.test(follow))
    .map(
      ([from, to]) => before + follow.replace(from, from.test(' %') && language === 'fr' ? ' points' : to),
    );
  const period = PERIODS.find(([from]) => from.test(text));
  if (period !== undefined) return [...found, text.replace(period[0], period[1])];
  const counts = /^ (?!%|of\b|de\b|years?|months?|ans|mois)\p{L}{4,}/u.test(follow);
  if (!counts || PERIOD.test(fold(text)) || /\b(?:19|20)\d\d\b/.test(text)) return found;
  return [...found, `${bare(text)} ${language === 'en' ? 'a day' : 'par jour'}.`];
}

/** "$85,000" at the end after a count of several: told of each of them. */
function ofEach({ text, language }: Fact, amounts: readonly Amount[]): string[] {
  const last = amounts.at(-1);
  const several = /\b(?:two|three|four|five|six|deux|trois|quatre|cinq|six)\b/i.exec(text);
  const from = several?.index ?? (amounts.length > 1 ? (amounts[0]?.start ?? -1) : -1);
  if (last === undefined || from < 0 || last.start <= from || PERIOD.test(fold(text))) return [];
  const tail = bare(text.slice(last.end));
  if (tail.length > 25 || /%|\bto\b|\bà\b|\d/.test(text.slice(from + 2, last.start).replace(/\d/, '')))
    return [];
  return [`${bare(text)} ${language === 'en' ? 'each' : 'chacun'}.`];
}
