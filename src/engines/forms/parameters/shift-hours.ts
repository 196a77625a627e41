/** A span of hours of a day, 0 to 24; one that ends before it begins ends on the next day. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

const TIME = String.raw`(\d{1,2})(?:\s?[:.h]\s?([0-5]\d))?\s?(heures?\b|h(?!\p{L})|[ap]\.?\s?m\b\.?|[ap]\b)?`;
const SPAN = new RegExp(
  String.raw`(?<![\d$£€.,/])${TIME}\s*(?:-|–|—|(?<!\p{L})(?:to|until|till|à|a|jusqu['’]à)(?!\p{L}))\s*${TIME}(?![\d%])`,
  'iu',
);
/** Behind two numbers, what is no time of day: "3 to 5 years". */
const COUNTED =
  /^\s*\+?\s*(?:year|yr|ans?\b|ann[ée]e|month|mois|week|semaine|day|jour|hour|hrs?\b|time|fois|km|mile|lb|kg|%|[$£€])/iu;

interface Said {
  readonly hour: number;
  readonly half: 'a' | 'p' | null;
  /** Written as a time of day, with minutes or a word for it. */
  readonly isTime: boolean;
}

function saidBy(hour = '', minutes: string | undefined, mark: string | undefined): Said {
  const half = /^p/i.test(mark ?? '') ? 'p' : /^a/i.test(mark ?? '') ? 'a' : null;
  return {
    hour: Number(hour) + Number(minutes ?? 0) / 60,
    half,
    isTime: minutes !== undefined || mark !== undefined,
  };
}

const onClock = ({ hour, half }: Said): number =>
  half === null ? hour : (Math.floor(hour) % 12) + (hour % 1) + (half === 'p' ? 12 : 0);

/**
 * The span of hours that a text names: "7p–7a", "6 h à 14 h", "22:30 to 07:30". Of two bare numbers only those that go through noon are read,
 * "7-3"; null where it could be two spans, or none.
 */
export function hoursIn(text: string): Hours | null {
  const found = SPAN.exec(text);
  if (found === null || COUNTED.test(text.slice(found.index + found[0].length))) return null;
  const [first, second] = [saidBy(found[1], found[2], found[3]), saidBy(found[4], found[5], found[6])];
  if (first.hour > 24 || second.hour > 24) return null;
  if (second.half !== null && first.half === null && first.hour <= 12) {
    // "3-11pm" is all in one half of the day, "9-5pm" begins in the other.
    const isSame = first.hour < second.hour && second.hour < 12;
    const half = isSame ? second.half : second.half === 'p' ? 'a' : 'p';
    return second.hour === 12 || first.hour === second.hour
      ? null
      : { from: onClock({ ...first, half }), to: onClock(second) };
  }
  if (first.isTime || second.isTime) {
    const of24 = first.half === null && second.half === null;
    // Written without halves of the day, "7:00 to 3:00" is no span of a clock of 24 hours.
    const isUnsure =
      of24 && first.hour <= 12 && second.hour <= 12 && /[:.]/.test(found[0]) && !/0\d/.test(found[0]);
    return isUnsure ? throughNoon(first.hour, second.hour) : { from: onClock(first), to: onClock(second) };
  }
  return throughNoon(first.hour, second.hour);
}

function throughNoon(from: number, to: number): Hours | null {
  return from >= 5 && from <= 10 && to < from && to <= 6 ? { from, to: to + 12 } : null;
}

/** The kinds of shift as which people know a span of hours; none where it lies between them. */
export function kindsOfSpan({ from, to }: Hours): readonly string[] {
  const length = (to - from + 24) % 24;
  if (length === 0 || length > 14) return [];
  const end = from + length;
  // Through the small hours.
  if ((from <= 25 && end >= 28) || (from <= 2 && end >= 4)) return from >= 18 || from <= 2 ? ['night'] : [];
  if (from >= 5 && from < 10 && length > 9.5) return end <= 20 ? ['day'] : [];
  if (from >= 4 && from < 6) return end <= 15 ? ['early'] : [];
  if (from >= 6 && from < 8) return end <= 16.5 ? ['early', 'day'] : [];
  if (from >= 8 && from < 11) return end <= 19 ? ['day'] : [];
  if (from >= 11 && from < 12) return end <= 18 ? ['day'] : [];
  if (from >= 12 && from < 14) return end >= 19 && end <= 23 ? ['late'] : [];
  if (from >= 14 && from < 16) return end >= 20 && end <= 24.5 ? ['late', 'evening'] : [];
  if (from >= 16 && from < 20) return end <= 25 ? ['evening'] : [];
  // Behind a bar the night ends at two or three.
  return from >= 21 && end >= 26 ? ['night'] : [];
}

/** The kinds of shift as which people know the hours that a text names; none where it names none. */
export const kindsOfHours = (text: string): readonly string[] => {
  const hours = hoursIn(text);
  return hours === null ? [] : kindsOfSpan(hours);
};
