import { monthOf } from '#engines/lexicon/index.ts';

const PASSAGE_CHARACTERS = 500;
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|ste|inc|ltd|no|nos|boul|blvd|av|ave|rd|rte|tel|bur|approx|dept|jr|sr|prof|rs|e\.g|i\.e|\p{L})\.$|\(est\.$/iu;

/** Whether a stop belongs to a month cut short that a day or a year follows: "Dec. 12", "3 déc. 2027". */
const isOfMonth = (before: string, after: string): boolean =>
  /^\s\d/.test(after) && monthOf(/\p{L}+(?=\.$)/u.exec(before)?.[0] ?? '') !== 0;

/** Sentences of a line; what goes on without an end is cut at a blank after some 500 signs. */
export function sentencesOf(line: string): string[] {
  const found: string[] = [];
  let from = 0;
  const push = (to: number) => {
    for (let at = from; at < to;) {
      let end = Math.min(to, at + PASSAGE_CHARACTERS);
      if (end < to) {
        const blank = line.lastIndexOf(' ', end);
        if (blank > at) end = blank;
      }
      const piece = line
        .slice(at, end)
        .replace(/^[\s|•·]+/u, '')
        .trim();
      if (piece !== '') found.push(piece);
      at = end;
    }
    from = to;
  };
  for (const end of line.matchAll(/[.!?…](?=["'”»)]?\s)|\s[|•·]\s/g)) {
    const upTo = end.index + 1;
    if (upTo <= from) continue;
    const before = line.slice(Math.max(from, upTo - 12), upTo);
    if (end[0] === '.' && (ABBREVIATION.test(before) || isOfMonth(before, line.slice(upTo)))) continue;
    push(upTo);
  }
  push(line.length);
  return found;
}
