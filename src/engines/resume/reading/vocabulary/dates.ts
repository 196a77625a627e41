/** A date or range in a text: `from` and `to` are its place there, dates are `YYYY` or `YYYY-MM`; `present` means it goes on. */
export interface DateSpan {
  from: number;
  to: number;
  start: string;
  end: string;
  present: boolean;
  range: boolean;
}

const MONTHS =
  'jan(?:uary|v(?:ier)?)?|feb(?:ruary)?|f[ée]v(?:r(?:ier)?)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|july?|juil(?:l(?:et)?)?|aug(?:ust)?|ao[ûu]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[ée]c(?:ember|embre)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|januar|februar|m[äa]rz|juni|juli|oktober|okt|dezember|dez';
const SEASONS = 'spring|summer|fall|autumn|winter|printemps|[ée]t[ée]|automne|hiver';
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const PRESENT =
  "present|current(?:ly)?|now|today|to date|ongoing|pr[ée]sent|actuel(?:lement|le)?|[àa] ce jour|ce jour|aujourd['’]hui|en cours|maintenant|heute|actualidad|presente";

const DATE = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:\\d{1,2}(?:er|st|nd|rd|th)? +)?(?<month>${MONTHS})(?:\\.|,|-)?\\s*(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?(?:de\\s+)?(?:(?<monthYear>${YEAR})|['’](?<shortYear>\\d{2}))(?!\\d)`,
    `(?<![\\d/.-])(?<firstPart>\\d{1,2})[/.-](?<secondPart>\\d{1,2})[/.-](?<fullYear>${YEAR})(?!\\d)`,
    `(?<![\\d/.])(?<isoYear>${YEAR})\\s?[-/.]\\s?(?<isoMonth>0[1-9]|1[0-2])(?:[-/.]\\d{2})?(?!\\d)`,
    `(?<![\\p{L}\\d$€#@_/])(?<fromYear>${YEAR})(?:–(?<untilYear>\\d{2})|[-/](?<lateYear>1[3-9]|[2-4]\\d))(?![\\d/.-])`,
    `(?<![\\d/.$-])(?<numberMonth>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<numberYear>${YEAR})(?!\\d)`,
    `(?<![\\d/.$-])(?<weakMonth>0?[1-9]|1[0-2])/(?<weakYear>\\d{2})(?![\\d/%])`,
    `(?<!\\p{L})(?:${SEASONS})\\s+(?<seasonYear>${YEAR})(?!\\d)`,
    `(?<![\\p{L}\\d$€#@_]|\\p{L}-)(?<year>${YEAR})(?![\\d\\p{L}%+@_])`,
    `(?<!\\p{L})(?<present>${PRESENT})(?!\\p{L})`,
    `(?<!\\p{L})(?<bareMonth>${MONTHS})\\.?(?=\\s*(?:[-–—]|to\\s|à\\s))`,
  ].join('|'),
  'giu',
);
const BETWEEN =
  /^[\s,)]*(?:[-–—−→]+|to|until|till|through|bis|à|a|au|jusqu['’](?:à|en|au))[\s(]*(?:le\s+|the\s+)?$/i;
const SINCE = /(?:since|depuis(?:\s+le)?|seit|starting|from|à partir de|dès)\s*$/i;
/** What a date is the date of, written before it. */
const DATED =
  /(?:^|(?<=[\s(,|•·–—-]))(?:class of|graduat(?:ed|ion)(?: in)?|expected|anticipated|issued(?: on)?|obtained|completed|awarded|promotion(?: de)?|obtenue?(?: en)?|d[ée]livr[ée]e?(?: en)?)\s*:?\s*$/i;
const SEARCHED_CHARACTERS = 400;

const MONTH_STARTS = [
  'jan ene',
  'feb fev',
  'mar',
  'apr avr abr',
  'may mai',
  'jun juin',
  'jul juil',
  'aug aou ago',
  'sep',
  'oct okt',
  'nov',
  'dec dez dic',
];

function monthNumber(name: string): string {
  const start = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const index = MONTH_STARTS.findIndex((starts) => starts.split(' ').some((form) => start.startsWith(form)));
  return String(index + 1).padStart(2, '0');
}

interface Atom {
  from: number;
  to: number;
  value: string;
  kind: 'date' | 'present' | 'month';
  /** The end of a range written in one ("2018–19"). */
  until?: string;
  /** A date only beside another ("03/19 – 05/21"). */
  weak?: true;
}

const century = (year: number): string => String(year > 50 ? 1900 + year : 2000 + year);

function dateOf(part: Record<string, string | undefined>): string {
  const { month, monthYear, shortYear, firstPart, secondPart, fullYear } = part;
  if (month !== undefined) {
    const year = monthYear ?? century(Number(shortYear));
    return `${year}-${monthNumber(month)}`;
  }
  if (fullYear !== undefined) {
    const [first, second] = [Number(firstPart), Number(secondPart)];
    // 03/04/2021 may be March or April: only the year is sure.
    const sure = first > 12 ? second : second > 12 || first === second ? first : 0;
    return sure >= 1 && sure <= 12 ? `${fullYear}-${String(sure).padStart(2, '0')}` : fullYear;
  }
  if (part['isoYear'] !== undefined) return `${part['isoYear']}-${part['isoMonth']}`;
  if (part['numberYear'] !== undefined)
    return `${part['numberYear']}-${(part['numberMonth'] ?? '').padStart(2, '0')}`;
  if (part['weakMonth'] !== undefined)
    return `${century(Number(part['weakYear']))}-${part['weakMonth'].padStart(2, '0')}`;
  return part['seasonYear'] ?? part['fromYear'] ?? part['year'] ?? '';
}

function atomsOf(text: string): Atom[] {
  return Array.from(text.slice(0, SEARCHED_CHARACTERS).matchAll(DATE), (found) => {
    const part = found.groups ?? {};
    const kind =
      part['present'] !== undefined ? 'present' : part['bareMonth'] !== undefined ? 'month' : 'date';
    const value =
      kind === 'month' ? monthNumber(part['bareMonth'] ?? '') : kind === 'date' ? dateOf(part) : '';
    const atom: Atom = { from: found.index, to: found.index + found[0].length, value, kind };
    const until = part['untilYear'] ?? part['lateYear'];
    if (until !== undefined) atom.until = `${value.slice(0, 2)}${until}`;
    if (part['weakMonth'] !== undefined) atom.weak = true;
    return atom;
  });
}

/** All dates and ranges of a line in order, in English and French forms; looks at the first 400 characters. */
export function findDates(text: string): DateSpan[] {
  const atoms = atomsOf(text);
  const spans: DateSpan[] = [];
  for (let index = 0; index < atoms.length; index += 1) {
    const atom = atoms[index];
    if (atom === undefined || atom.kind === 'present') continue;
    const next = atoms[index + 1];
    const follows =
      next !== undefined && next.kind !== 'month' && BETWEEN.test(text.slice(atom.to, next.from));
    if (atom.until !== undefined) {
      if (atom.until < atom.value) continue;
      const { from, to, value: start, until: end } = atom;
      spans.push({ from, to, start, end, present: false, range: true });
      continue;
    }
    const before = text.slice(0, atom.from);
    const lead = (SINCE.exec(before) ?? DATED.exec(before))?.[0] ?? '';
    const from = atom.from - lead.length;
    if (follows && next !== undefined) {
      const start = atom.kind === 'month' ? `${next.value.slice(0, 4)}-${atom.value}` : atom.value;
      if (atom.kind === 'date' || next.kind === 'date') {
        spans.push({
          from,
          to: next.to,
          start,
          end: next.value,
          present: next.kind === 'present',
          range: true,
        });
      }
      index += 1;
    } else if (atom.kind === 'date' && atom.weak !== true) {
      const since = /since|depuis|seit/i.test(lead) || /^\s*[-–—]\s*(?:$|[)\]\t|])/.test(text.slice(atom.to));
      spans.push({
        from,
        to: atom.to,
        start: atom.value,
        end: since ? '' : atom.value,
        present: since,
        range: since,
      });
    }
  }
  return spans;
}

/** A text without one of its dates and the brackets and separators that stood around it. */
export function withoutDate(text: string, span: DateSpan): string {
  const before = text
    .slice(0, span.from)
    .replace(/[\s([{,;:|•·–—-]+$/u, '')
    .replace(/\s+(?:from|de|du)$/i, '');
  // "First Aid (Red Cross, 2019)": the bracket that stays open before the date closes there.
  const closing = /\([^()]*$/.test(before) && /^\s*\)/.test(text.slice(span.to)) ? ')' : '';
  const after = text.slice(span.to).replace(/^[\s)\]},;:|•·–—.-]+/u, '');
  return [before + closing, after].filter((part) => part !== '').join('\t');
}
