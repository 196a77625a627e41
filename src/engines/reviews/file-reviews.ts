import { invisible } from '#engines/text/index.ts';

/** What somebody wrote about a shop, as a file has it. */
export interface FileReview {
  /** Its number where it was written; "" where the file has none. */
  ref: string;
  /** Of those without a number how many equal ones came before. */
  occurrence: number;
  /** `YYYY-MM-DD`. */
  day: string;
  /** 1 to 5; null where only a recommendation was asked for. */
  stars: number | null;
  recommends: boolean | null;
  /** As it was written, whatever it says: it is shown as text and obeyed never. "" for stars alone. */
  text: string;
  /** A first name with an initial; "" for none. */
  author: string;
  /** What the shop wrote back; "" for nothing. */
  reply: string;
  line: number;
}

export type RowValues = Readonly<Record<string, string | number | boolean>>;

/** More than any source lets somebody write. */
const LONGEST_TEXT = 8000;
const LONGEST_NAME = 40;
const LONGEST_REF = 200;

const textOf = (value: RowValues[string] | undefined, most = LONGEST_TEXT): string =>
  typeof value === 'string' ? invisible(value).trim().slice(0, most) : '';

/** A name that is enough to tell reviews apart: the first one with the initial of the last; "" for an address or a number. */
export function shortName(name: string): string {
  const words = invisible(name)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  if (first === '' || /[@\d]/.test(name)) return '';
  const initial = /\p{L}/u.exec(last)?.[0] ?? '';
  return `${first.slice(0, LONGEST_NAME)}${initial === '' ? '' : ` ${initial.toUpperCase()}.`}`;
}

/** The last part of a number that has the place before it: "accounts/1/locations/2/reviews/AB12" is "AB12" in another export. */
const refOf = (text: string): string => text.split('/').at(-1) ?? '';

/** The reviews in the rows of a file, by the number of their record. */
export function reviewsIn(rows: Iterable<readonly [line: number, values: RowValues]>): FileReview[] {
  const met = new Map<string, number>();
  return [...rows].map(([line, values]) => {
    const { stars, recommends } = values;
    const review = {
      ref: refOf(textOf(values['source_ref'], LONGEST_REF)),
      day: textOf(values['date']),
      stars: typeof stars === 'number' ? stars : null,
      recommends: typeof recommends === 'boolean' ? recommends : null,
      text: textOf(values['text']),
      author: shortName(textOf(values['author'])),
      reply: textOf(values['reply']),
    };
    const { day, text, author } = review;
    const same = JSON.stringify([day, text, author, review.stars, review.recommends]);
    const occurrence = review.ref === '' ? (met.get(same) ?? 0) : 0;
    met.set(same, occurrence + 1);
    return { ...review, occurrence, line };
  });
}
