import { claimWord } from '#engines/lexicon/index.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import { fold } from '#engines/text/index.ts';

/** What sets two things beside each other without saying that one had to do with the other. */
const BESIDE = claimWord('linked changes: beside', /(?:[.;:()–—]|,\s*$)/);
/** How many words of another fact tell of it. */
const LEAST = 2;

/** What tells a change, where a range of two amounts tells none: a verb of change, or a year for each amount. */
const CHANGED = claimWord('linked changes: changed');
const isChange = (text: string): boolean =>
  CHANGED.test(fold(text)) || (text.match(/\b(?:19|20)\d\d\b/g) ?? []).length > 1;

/** The changes from one amount to another that a sentence tells by both amounts, each with its fact. */
const changesTold = (claim: Claim, sentence: Sentence): Source[] =>
  claim.place.sources.filter(({ text, quantities, field }) => {
    if (field !== 'highlights' || changesIn(text, quantities).length === 0 || !isChange(text)) return false;
    const stated = claim.quantities.filter((one) => meets(one, sentence));
    return quantities.filter((truth) => stated.some((one) => bearsOut(truth, one))).length > 1;
  });

/** The words of a sentence that another fact says and the fact of a change does not, next to each other. */
function runOf(claim: Claim, units: readonly Unit[], change: Source, other: Source): readonly Unit[] {
  const isOfOther = (unit: Unit): boolean =>
    !unit.words.every(({ word }) => isGeneric(word)) &&
    !isSaid(unit, change.vocabulary) &&
    isSaid(unit, other.vocabulary) &&
    !claim.quantities.some((one) => meets(one, unit)) &&
    !claim.dates.some((one) => meets(one, unit));
  let run: Unit[] = [];
  for (const unit of units) {
    if (isOfOther(unit)) run.push(unit);
    else if (run.length >= LEAST) return run;
    // A word that names nothing breaks no phrase.
    else if (unit.words.every(({ word }) => isGeneric(word)) && isSaid(unit, other.vocabulary)) continue;
    else run = [];
  }
  return run.length >= LEAST ? run : [];
}

/** Whether words are tied to the amounts of a change, and not merely told beside them. */
function isTied(claim: Claim, sentence: Sentence, run: readonly Unit[], change: Source): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return false;
  const amounts = claim.quantities.filter(
    (one) => meets(one, sentence) && change.quantities.some((truth) => bearsOut(truth, one)),
  );
  const before = amounts.findLast(({ end }) => end <= first.start);
  const after = amounts.find(({ start }) => start >= last.end);
  const gaps = [
    ...(before === undefined ? [] : [claim.text.slice(before.end, first.start)]),
    ...(after === undefined ? [] : [claim.text.slice(last.end, after.start)]),
  ].map(fold);
  return gaps.length > 0 && gaps.every((gap) => !BESIDE.test(gap));
}

/** A change that one fact records, told together with what another one does: by standing with it, the one is made the cause of the other. */
export const checkLinkedChanges: Check = (claim) => {
  const { kind, entry } = claim.place;
  if (!(kind === 'told' && entry !== null) && kind !== 'letter' && kind !== 'summary') return [];
  return claim.sentences.flatMap((sentence) => {
    const units = unitsOf(sentence.words);
    const isLinked = changesTold(claim, sentence).some((change) =>
      claim.place.sources.some(
        (other) =>
          other !== change &&
          other.field === 'highlights' &&
          isTied(claim, sentence, runOf(claim, units, change, other), change),
      ),
    );
    if (!isLinked || isGap(claim, sentence) || isFrame(claim, sentence)) return [];
    return [
      refuse(claim, sentence, 'causal', messages.message('notBecause'), messages.message('notBecauseFix')),
    ];
  });
};
