import { monthOf, claimWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Quantity } from './quantity.ts';

/** Two amounts of one fact that a change leads from and to. */
export interface Change {
  from: number;
  to: number;
  measures: string;
  base: number;
  per: string;
  /** Told by the years of both alone: "4 in 2021 and 6 in 2022" may be what each brought. */
  isByYear: boolean;
}

const FORTH = claimWord('changes: forth', /\bà\b|->|→|\s[àa]\s/i);
const BACK = claimWord('changes: back', 'i');
const FROM = /\b(?:from|de|between|entre)\s*(?:about |around |environ |\$)?$/i;

const YEAR = /^[^.;,\d]{0,30}(?:\b|fy)((?:19|20)\d\d)\b/i;

/** The month right before the first year of a text; 0 for none. */
const monthIn = (text: string): number =>
  monthOf(/([\p{L}]+) (?:19|20)\d\d/u.exec(text)?.[1]?.toLowerCase() ?? '');

/** "8,200 in 2022, 21,500 in 2025": each amount with its year, the later one last. */
function isOverYears(text: string, first: Quantity, second: Quantity): boolean {
  const between = text.slice(first.end, second.start);
  const behind = text.slice(second.end);
  const [, from] = YEAR.exec(between) ?? [];
  const [, until] = YEAR.exec(behind) ?? [];
  if (from === undefined || until === undefined) return false;
  // "61 % in June 2019 and 70 % in August 2019".
  const [one, other] = [monthIn(between), monthIn(behind)];
  return from < until || (from === until && one > 0 && one < other);
}

/** What leads from how much something changed to what it came to: "doubled sales to $80,000", "by 60 % to 80". */
const TO = /^(?:\s[\p{L}'-]+){0,4}?\s(?:to|a|au|aux)\s(?:about |around |environ )?[$€£]?$/u;
const RISEN = claimWord('changes: risen');
const FALLEN = claimWord('changes: fallen');

/** The change of which a text tells by how much it was and what it came to: from 40,000 to 80,000 of "doubled to $80,000". */
function changeTo(text: string, by: Quantity, to: Quantity): Change | null {
  const folded = fold(text);
  if (!TO.test(folded.slice(by.end, to.start)) || to.approximation !== 'exact') return null;
  const times =
    by.measures === 'factor'
      ? by.value
      : by.measures === 'percent' && RISEN.test(folded.slice(0, by.start))
        ? 1 + by.value / 100
        : by.measures === 'percent' && FALLEN.test(folded.slice(0, by.start))
          ? 1 - by.value / 100
          : 0;
  if (times <= 0) return null;
  const value = to.value * to.base;
  return {
    from: value / times,
    to: value,
    measures: to.measures,
    base: to.base,
    per: to.per,
    isByYear: false,
  };
}

/** The changes a text tells: two amounts of one measure, joined by "to", "à", an arrow, or backwards by "instead of"; or by how much and to what. */
export function changesIn(text: string, quantities: readonly Quantity[]): Change[] {
  const changes: Change[] = quantities.flatMap((by, at) => {
    const to = quantities[at + 1];
    const change = to === undefined || to.measures === by.measures ? null : changeTo(text, by, to);
    return change === null ? [] : [change];
  });
  for (const [at, first] of quantities.entries()) {
    for (const second of quantities.slice(at + 1, at + 3)) {
      const between = text.slice(first.end, second.start);
      const back = BACK.test(between);
      // "Up by 2.5 kg, to 29.5 kg": the first is the difference.
      if (
        /\bby\s*(?:about |around |nearly )?\$?$/.test(text.slice(Math.max(0, first.start - 14), first.start))
      )
        continue;
      if (second.measures !== first.measures || between.length > 40) continue;
      const isByYear = !back && isOverYears(text, first, second);
      if (!(back || FORTH.test(between) || isByYear)) continue;
      // Two counts are a change only where "from" says so: "150 invoices in Sage 300" is none.
      if (
        first.measures === 'count' &&
        !back &&
        !isByYear &&
        !FROM.test(text.slice(Math.max(0, first.start - 16), first.start))
      )
        continue;
      const [from, to] = back ? [second, first] : [first, second];
      changes.push({
        from: from.value * from.base,
        to: to.value * to.base,
        measures: first.measures,
        base: second.base,
        per: second.per || first.per,
        isByYear: isByYear && !FROM.test(text.slice(Math.max(0, first.start - 16), first.start)),
      });
      break;
    }
  }
  return changes;
}
