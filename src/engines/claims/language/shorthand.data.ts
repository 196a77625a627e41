import { monthWords } from '#engines/lexicon/index.ts';

const MONTH = monthWords('en', 'fr').join('|');
const SEASON = 'spring|summer|autumn|fall|winter|printemps|été|ete|automne|hiver';
const PERIODS: Readonly<Record<string, string>> = {
  ' a hour': 'hr|hour',
  ' a day': 'day|d',
  ' a week': 'wk|week',
  ' a month': 'mth|month|mo',
  ' a year': 'yr|year',
  ' a shift': 'shift',
  ' a night': 'night',
  ' par heure': 'heure|h',
  ' par jour': 'jour|jr|j',
  ' par semaine': 'semaine|sem',
  ' par mois': 'mois',
  ' par an': 'an|année|annee',
  ' par quart': 'quart',
};

/** A two-digit year in full: what people shorten lies in this century. */
const inFull = (year: string): string => `20${year}`;
/** The rest of a text after a number that makes a day of a month, a time or an amount of it, and no year. */
const NO_YEAR = String.raw`(?![\d:]|\s?(?:st|nd|rd|th|%|h\b)|,?\s(?:19|20)\d\d|\.\d|\s(?:days?|weeks?|hours?|jours?|heures?)\b)`;

/** What stands in haste for more: a pattern over the text as written, and what it is in full. */
export const SHORTHAND: readonly (readonly [
  short: RegExp,
  full: (whole: string, ...groups: string[]) => string,
])[] = [
  [/\bw\/o\b/gi, () => 'without'],
  // "12+ years".
  [/(?<![\p{L}\d.,])(\d[\d,.]*)\+(?=\s\p{L})/gu, (_, number = '') => `at least ${number}`],
  [/(?<=\d\s?)mph\b/gi, () => ' miles an hour'],
  [/(?<=\d\s?)(?:kph|km\/h)(?![\p{L}\d])/giu, () => ' km an hour'],
  [/(?<=\d\s?)wpm\b/gi, () => ' words a minute'],
  [/\bw\/\s?(?=\p{L})/giu, () => 'with '],
  ...Object.entries(PERIODS).map(
    ([full, names]) =>
      [
        new RegExp(String.raw`(?<=[\p{L}\d])\s?\/\s?(?:${names})(?![\p{L}\d]|\/)\.?`, 'giu'),
        () => full,
      ] as const,
  ),
  [/(?<=\d)\s?x(?= (?:an?|per|each) )/gi, () => ' times'],
  [/(?<=\d)\s?x(?= par )/gi, () => ' fois'],
  [
    /(?<!\p{L})(?!HR\b(?<!\d\s?HR))(wk|mth|yr|hr)(s?)\b(?!-)\.?(?=$|[\s,;:.)])/giu,
    (_, unit = '', s = '') => `${UNIT[unit.toLowerCase()]}${s}`,
  ],
  [/(?<=\d )mos\b/g, () => 'months'],
  [/\bjrs\b\.?/gi, () => 'jours'],
  [/(?<=\d )j\b(?!['’.])/g, () => 'jours'],
  [/(?<=\d )sem\b\.?/gi, () => 'semaines'],
  [/(?<=\bpar )sem\b\.?/gi, () => 'semaine'],
  [/\b(\d+ min) (\d{1,2})(?=[\s,;.)]|$)(?! ?(?:s|sec|to|à|of)\b)/g, (_, min = '', s = '') => `${min} ${s} s`],
  [/\b([01]?\d|2[0-3]):([0-5]\d)\b/g, (_, hour = '', minute = '') => `${hour} h ${minute}`],
  [/\bsq\.?\s?(km|m|ft|mi)\b/gi, (_, unit = '') => SQUARE[unit.toLowerCase()] ?? unit],
  [/~\s?(?=\d)/g, () => 'about '],
  [/(?<=\b(?:every|each|the|in) )a\.m\.?/gi, () => 'morning'],
  [
    /(?<![\d/.,])([1-9])\/([2-9]|1[02])(?![\d/]|\s?(?:in|inch|inches|po|pouces)\b|["”])/g,
    (_, part = '', whole = '') => `${part} in ${whole}`,
  ],
  [/(?<!['’\p{L}])til\b/gu, () => 'until'],
  [/\bapprox\b\.?/gi, () => 'approximately'],
  [/\babt\b\.?/gi, () => 'about'],
  [/\benv\.(?=\s?\d)/gi, () => 'environ'],
  [/\bincl\b\.?/gi, () => 'including'],
  [/(?<=\s)\+(?=\s)/g, () => 'and'],
  [
    /(?<=\d )(?:pts?)\b\.?(?=\s(?:more|less|over|under|up|down|above|below|higher|lower|de plus|de moins)\b|[,.;)]|$)/g,
    () => 'points',
  ],
  [
    new RegExp(String.raw`\b(${MONTH})\.?\s?[–-]\s?(?=(?:${MONTH})\b)`, 'gi'),
    (_, month = '') => `${month} to `,
  ],
  [
    new RegExp(String.raw`(?<!\d\s|\bon\s)\b(${MONTH})\.?\s?['’]?([0-4]\d)${NO_YEAR}(?=$|[\s,;.)–-])`, 'gi'),
    (_, month = '', year = '') => `${month} ${inFull(year)}`,
  ],
  [
    new RegExp(String.raw`(?<![\p{L}])(${SEASON})\s['’]?([0-4]\d)${NO_YEAR}(?=$|[\s,;:.)–-])`, 'giu'),
    (_, season = '', year = '') => `${season} ${inFull(year)}`,
  ],
  [
    /(?<=\b(?:in|since|from|until|to|by|en|depuis|de|of|late|early|mid)[\s-]|^|[(–-])['’]([0-4]\d)(?![\d\p{L}])/giu,
    (_, year = '') => inFull(year),
  ],
  [/(?<=\d\sen )([12]\d)(?=[,;.)]|$)/g, (_, year = '') => inFull(year)],
  [
    /\b((?:19|20)(\d\d))\s?[–-]\s?['’]?(\d\d)(?![\d-])/g,
    (whole, from = '', tens = '', to = '') =>
      Number(to) > Number(tens) && Number(to) > 12 ? `${from} to ${inFull(to)}` : whole,
  ],
];

const UNIT: Readonly<Record<string, string>> = { wk: 'week', mth: 'month', yr: 'year', hr: 'hour' };
const SQUARE: Readonly<Record<string, string>> = { km: 'km2', m: 'm2', ft: 'sqft', mi: 'sqmi' };
