import { wordFor } from '#engines/lexicon/index.ts';
import { spelledNumbers } from '#engines/language/index.ts';
import { fold } from '#engines/text/index.ts';

/** Numbers from `from` to `to`; `above` and `below` say that the end itself is out. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly above: boolean;
  readonly below: boolean;
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(calendar|full|complete) (?=(years?|months?|weeks?|days?)\b)/g, ''],
  [/\b(a )?fortnights?\b|\bune quinzaine\b/g, '2 weeks'],
  [/\b(one|une?|a|an)\b(?= (years?|months?|weeks?|days?|ans?|mois|semaines?|jours?)\b)/g, '1'],
  [
    /\b(one|une?)\b(?= (to|or|and|a|ou|et) \p{L}+ (years?|months?|weeks?|days?|ans?|mois|semaines?|jours?)\b)/gu,
    '1',
  ],
  [/\bneuf\b(?= (ans|annees|mois|semaines|jours)\b)/g, '9'],
];

/** Numbers in words without those that are other words as well: "un", "neuf"; "Sept-Îles" is a town. */
const SPELLED = new Map(
  [...spelledNumbers(99)].flatMap(([word, value]) =>
    /^(one|une?|neuf)$/.test(word) ? [] : [[word.replaceAll('-', ' '), String(value)] as const],
  ),
);
const NUMBER_WORD = new RegExp(
  String.raw`\b(${[...SPELLED.keys()].join('|').replaceAll(' ', '[- ]')})\b(?!-[ic])`,
  'g',
);

/** A text folded with its small number words as digits. */
export const withDigits = (text: string): string =>
  WORDS.reduce((line, [word, digits]) => line.replace(word, digits), fold(text)).replace(
    NUMBER_WORD,
    (word) => SPELLED.get(word.replaceAll('-', ' ')) ?? word,
  );

const FIGURE =
  /(?<![\p{L}\d.])(\d{1,3}(?:[ ,.\u00a0\u202f'’]\d{3})+(?!\d)|\d+)((?:[.,]\d{1,2})?)(?!\d)\s?(k\b|%|months?|mois|years?|yrs?|ans\b|an\b(?! (?:hour|hr)\b)|annees?|weeks?|semaines?|days?|jours?)?/gu;

export interface Figure {
  readonly value: number;
  /** `k`, `%`, `year`, `month`, `week`, `day` or "". */
  readonly unit: string;
  readonly at: number;
}

function unitOf(text: string): string {
  if (/^(year|yr|an)/.test(text)) return 'year';
  if (/^(month|mois)/.test(text)) return 'month';
  if (/^(week|semaine)/.test(text)) return 'week';
  return /^(day|jour)/.test(text) ? 'day' : text;
}

/** The figures of a text in order, thousands read together; a `k` is multiplied out. */
export function figuresIn(text: string): Figure[] {
  return [...withDigits(text).matchAll(FIGURE)].map(([, whole = '', part = '', unit = ''], index, all) => {
    const value = Number(`${whole.replace(/[^\d]/g, '')}${part.replace(',', '.')}`);
    return { value: unit === 'k' ? value * 1000 : value, unit: unitOf(unit), at: all[index]?.index ?? 0 };
  });
}

/** Comparisons in other words than the plain ones, in the order in which they are read: those that are denied, before those that are not. */
const COMPARISONS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(not|no|never|pas|non) (less|fewer|lower|under|below|shorter|smaller|moins) (than |d(e |['’]))?|\bat the (very )?least\b|\b(equals?|meets?|reaches|attains?) or (exceeds?|surpasses|betters) |\b(egale? ou superieure?|superieure? ou egale?) a |\bau (strict )?minimum\b|\ba minimum of /g,
    'at least ',
  ],
  [
    /\b(not|no|never|pas|non) (more|greater|higher|longer|over|above|larger|plus) (than |d(e |['’]))?|\b(does|do|did|must|will|can) ?no?t (exceed|surpass) |\bnot (exceeding|exceed) |\bat the (very )?most\b|\bup to and including |\b(inferieure? ou egale?|egale? ou inferieure?) a |\bau (strict )?maximum\b|\bsans (depasser|exceder) |\b(ne |n )(depasse|excede)\w* pas /g,
    'at most ',
  ],
  [
    /\b(falls?|falling|comes?|coming) (just )?short of |\b(has|have|had|do|does|is|are)(n['’]t| not) (yet |quite )?(reach(ed)?|attain(ed)?|got to|come to|amount(ed)? to) |\bnot (yet |quite )?(reach(ed|ing)?|attain(ed)?) |\b(smaller|lower|lesser) than |\bshy of |\b(n['’]|ne )(atteint|atteins|atteignez) pas |\bsans (toutefois |pour autant )?atteindre |\ben (deca|dessous) d(e |['’])/g,
    'less than ',
  ],
  [
    /\b(in excess of|exceed(s|ing|ed)?|surpass(es|ing)?|beyond|upwards of|larger than|higher than|au[- ]dela d(e |['’])|excede\w* |depasse\w*(?!-t-il)) ?/g,
    'more than ',
  ],
  [
    /\b(or|and|ou|et) (a (number|figure) )?(beyond|larger|greater|better|further|davantage|au[- ]dela)\b/g,
    'or more',
  ],
  [
    /\b(or|and|ou|et) (a (number|figure) )?(smaller|lower|fewer|under|below|shorter|en dessous)\b/g,
    'or less',
  ],
];

/** A text folded, with its comparisons in plain words and its small numbers as digits: "not less than five" is "at least 5". */
export const comparedPlainly = (text: string): string =>
  COMPARISONS.reduce((line, [words, plain]) => line.replaceAll(words, plain), withDigits(text)).replaceAll(
    / {2,}/g,
    ' ',
  );

const LESS =
  /(less than|shorter than|inferieure? a|under|fewer than|below|up to but not|moins d(?:e |['’]|e$)|<)\s*[^\d]{0,4}$/;
const MORE =
  /((?<!\bno )more than|longer than|superieure? a|exceeds?|depasse(?:-t-il)?|over|above|greater than|plus d(?:e |['’]|e$)|>)\s*[^\d]{0,4}$/;
const AT_MOST = wordFor('ranges: at most');
const AT_LEAST = wordFor('ranges: at least', /(?:\d\s?(%|\p{L}+)?\s?\+)/u);

/** The numbers a choice covers, every figure multiplied by the scale of its unit; null when it names none or several lists. */
export function rangeIn(
  label: string,
  scales: Readonly<Record<string, number>>,
  fallback: string,
): Range | null {
  const text = comparedPlainly(label);
  const figures = figuresIn(text);
  if (figures.length === 0 || figures.length > 2) return null;
  const [first, second] = figures;
  const lastUnit = figures.findLast(({ unit }) => unit in scales)?.unit ?? fallback;
  const scaled = (figure: Figure): number =>
    figure.value * (scales[figure.unit in scales ? figure.unit : lastUnit] ?? 1);
  if (first === undefined) return null;
  const from = scaled(first);
  const leads = text.slice(0, first.at);
  if (second !== undefined) {
    const to = scaled(second);
    if (to < from) return null;
    return { from, to, above: MORE.test(leads), below: LESS.test(text.slice(0, second.at)) };
  }
  if (LESS.test(leads)) return { from: 0, to: from, above: false, below: true };
  if (AT_LEAST.test(text)) return { from, to: Infinity, above: false, below: false };
  if (MORE.test(leads)) return { from, to: Infinity, above: true, below: false };
  if (AT_MOST.test(text)) return { from: 0, to: from, above: false, below: false };
  return { from, to: from, above: false, below: false };
}

export const holdsNumber = (range: Range, value: number): boolean =>
  (range.above ? value > range.from : value >= range.from) &&
  (range.below ? value < range.to : value <= range.to);
