import { isAcross } from '#engines/claims/language/language-of.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isIrregular } from '#engines/claims/checks/words/unit-kinds.ts';
import { PERIOD } from '#engines/claims/checks/reach/says.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { entriesNamed } from '#engines/claims/profile/named.ts';
import { isAsOften } from '#engines/claims/quantities/frequency.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

/** The values that may bear out an amount: those of the entries its sentence names, else all of the place. */
export function sourcesFor(claim: Claim, claimed: Quantity): readonly Source[] {
  if (claim.place.kind !== 'letter' && claim.place.kind !== 'summary') return claim.place.sources;
  const sentence = claim.sentences.find((one) => meets(one, claimed));
  const named = entriesNamed(sentence?.words ?? [], claim.known);
  if (named.length === 0) return claim.place.sources;
  return named.flatMap(({ sources }) => sources);
}

/** Whether a unit leads to a fact, as a bare verb and a time do not: "and kept within", "the following year came in". */
const isTelling = ({ words }: Unit): boolean =>
  !words.every(({ word }) => /(?:ed|ing)$/.test(word) || isIrregular(word) || PERIOD.test(word));

/** The values that the words around an amount tell of: it must be theirs. Empty where the words tell of none. */
export function toldWith(claim: Claim, claimed: Quantity): Source[] {
  const sentence = claim.sentences.find((one) => meets(one, claimed));
  const clause = sentence?.clauses.find((one) => meets(one, claimed));
  if (sentence === undefined || clause === undefined) return [];
  const wordsOf = (stretch: Clause | Sentence) =>
    stretch.words.filter((word) => !claim.quantities.some((one) => meets(one, word)));
  // "(…) to $4 million": what leads to it stands before.
  const of = unitsOf(wordsOf(clause)).some(isTelling) ? clause : sentence;
  const near = supportOf(claim, { ...of, words: wordsOf(of), quantities: false });
  if (near.length === 0) return [];
  const counted = [...amountsOf(claim, sentence), ...asOften(claim, sentence, claimed)];
  // Another fact that happens to say one word more takes nothing from what this one says.
  const units = unitsOf(wordsOf(of));
  const count = ({ vocabulary: own }: Source) => units.filter((unit) => isSaid(unit, own)).length;
  const most = Math.max(...near.map(count));
  const nearly = claim.place.sources.filter(
    (source) => !near.includes(source) && count(source) >= Math.max(1, most - 1),
  );
  const across = claim.place.sources.filter(({ words }) => isAcross(sentence.words, words));
  return [...near, ...nearly, ...counted, ...across, ...others(claim)];
}

/** The values that say a thing of the sentence and come round as often as it tells. */
function asOften(claim: Claim, sentence: Sentence, claimed: Quantity): Source[] {
  const units = unitsOf(sentence.words.filter(({ start }) => start >= claimed.end));
  return claim.place.sources.filter(
    (source) =>
      isAsOften(claim.frequencies, claimed, source) &&
      units.filter((unit) => isSaid(unit, source.vocabulary)).length > 1,
  );
}

const LEAST_AMOUNTS = 2;

/** The values that have two and more amounts of a sentence: "from 52 to 37" leads to its fact without a word. */
function amountsOf(claim: Claim, sentence: Sentence): Source[] {
  const values = new Set(
    claim.quantities.filter((one) => meets(one, sentence)).map(({ value, base }) => value * base),
  );
  return claim.place.sources.filter(
    ({ quantities }) =>
      new Set(quantities.map(({ value, base }) => value * base).filter((own) => values.has(own))).size >=
        LEAST_AMOUNTS ||
      new Set(quantities.map(({ value }) => value).filter((own) => values.has(own))).size >= LEAST_AMOUNTS,
  );
}

/** Values outside the telling fields, such as a level or a name, which no words lead to. */
const others = (claim: Claim): Source[] =>
  claim.place.sources.filter(({ field }) => !/^(?:highlights|summary|description)$/.test(field));
