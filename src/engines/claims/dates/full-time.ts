import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { datesIn } from './read.ts';
import type { Named } from './read.ts';

const FULL_TIME = /full[- ]time|(?:a )?temps plein/;
const PART_TIME = /part[- ]time|(?:a )?temps partiel/;
const UNTIL = /^[\s,:(]*(?:until|till|up to|to|jusqu)/;

/** Whether a text tells as going on what a value of the place tells as over: "full-time since 2019" of "full-time until August 2023". */
const isFormerTime = ({ place }: Claim, text: string): boolean =>
  [FULL_TIME, PART_TIME].some((way) => {
    const told = way.exec(text);
    if (told === null || /\b(?:until|till|jusqu\S*|then|puis|ensuite)(?![\p{L}])/u.test(text)) return false;
    const isOther = (one: RegExp): boolean => one !== way && one.test(text);
    if ([FULL_TIME, PART_TIME].some(isOther)) return false;
    return place.sources.some((source) => {
      const own = fold(source.text);
      const found = way.exec(own);
      return found !== null && UNTIL.test(own.slice(found.index + found[0].length));
    });
  });

/** "Full-time from September 2014" where the entry says "part-time until April 2016, then full-time". */
export function isOtherTime(claim: Claim, date: Named): boolean {
  const text = fold(claim.text);
  const clause = claim.sentences.flatMap(({ clauses }) => clauses).find((one) => meets(one, date));
  if (date.role === 'from' && clause !== undefined && isFormerTime(claim, fold(clause.text))) return true;
  if (
    date.role !== 'from' ||
    !/full[- ]time|temps plein/.test(text) ||
    /part[- ]time|temps partiel/.test(text)
  )
    return false;
  return claim.place.sources.some((source) => {
    const own = fold(source.text);
    const [change] = datesIn(source.text);
    return (
      /part[- ]time|temps partiel/.test(own) &&
      /full[- ]time|temps plein/.test(own) &&
      change !== undefined &&
      (date.year < change.year || (date.year === change.year && date.month < change.month))
    );
  });
}
