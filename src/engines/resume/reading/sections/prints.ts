import type { Line } from '#engines/resume/reading/lines.ts';
import { headingKind, looksLikeHeading } from './headings.ts';

/** How a heading is printed and where it begins. */
export const printOf = ({ size, bold, x }: Line): string => `${size.toFixed(1)} ${bold} ${Math.round(x)}`;
/** The same without the place: a document of two columns has its headings in both. */
const styleOf = ({ size, bold }: Line): string => `${size.toFixed(1)} ${bold}`;

/** How headings are printed in a document: `near` at their own places, `sure` anywhere because hardly anything else is. */
export interface HeadingPrints {
  near: ReadonlySet<string>;
  isSure(line: Line): boolean;
  /** Printed as most of the text is, in a document whose headings are all printed otherwise. */
  isOrdinary(line: Line): boolean;
}

/** The ways at least two known headings of a document are printed, and few other lines. */
export function headingPrints(lines: readonly Line[]): HeadingPrints {
  const count = (keyOf: (line: Line) => string) => {
    const counts = new Map<string, { known: number; all: number; plain: number }>();
    for (const line of lines) {
      const entry = counts.get(keyOf(line)) ?? { known: 0, all: 0, plain: 0 };
      entry.all += 1;
      if ((line.size > 0 || line.bold) && headingKind(line) !== undefined) entry.known += 1;
      if (!looksLikeHeading(line)) entry.plain += 1;
      counts.set(keyOf(line), entry);
    }
    return [...counts];
  };
  const near = count(printOf).filter(([, { known, all }]) => known > 1 && known * 2 >= all);
  const sure = count(styleOf).filter(
    ([, { known, all, plain }]) => known > 2 && known * 2 > all && plain < all * 0.2,
  );
  const sureStyles = new Set(sure.map(([style]) => style));
  const letters = new Map<string, number>();
  for (const line of lines) letters.set(styleOf(line), (letters.get(styleOf(line)) ?? 0) + line.body.length);
  const [ordinary] = [...letters].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return {
    near: new Set(near.map(([print]) => print)),
    isSure: (line) => sureStyles.has(styleOf(line)),
    isOrdinary: (line) =>
      sureStyles.size > 0 &&
      line.size > 0 &&
      styleOf(line) === ordinary &&
      !sureStyles.has(ordinary) &&
      /\p{Ll}/u.test(line.body),
  };
}
