import { claimWord } from '#engines/lexicon/index.ts';
import type { Claim } from '#engines/claims/context.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Entry } from './facts.ts';
import { entriesNamed } from './named.ts';

const OPENER = /^(?:at|with|in|for|during|as|chez|a|au|aux|dans|en|pour|pendant|durant|comme)$/;
const ELSEWHEN = claimWord('told: elsewhen');

/** The one job whose title says all of some words: "in paediatrics" of "Nurse, paediatrics". */
function entriesOfTitle({ words }: Clause, { known }: Claim): Entry[] {
  const units = unitsOf(words);
  const found = known.entries.filter(
    ({ section, sources }) =>
      section === 'work' &&
      units.length > 0 &&
      sources.some(
        ({ field, vocabulary }) => field === 'position' && units.every((unit) => isSaid(unit, vocabulary)),
      ),
  );
  return found.length === 1 ? found : [];
}

/** The entries that a clause names, or that the words which open its sentence do: "At Northgate I did this and that". */
export function entriesTold(
  claim: Claim,
  sentence: Sentence | undefined,
  clause: Clause | undefined,
): Entry[] {
  const named = entriesNamed(clause?.words ?? [], claim.known);
  // "At Northgate: this and that": what a colon leads to is told of what stands before it.
  const before = sentence === undefined ? undefined : claim.sentences[claim.sentences.indexOf(sentence) - 1];
  if (
    named.length === 0 &&
    before !== undefined &&
    sentence !== undefined &&
    /^\s*:\s*$/.test(claim.text.slice(before.end, sentence.start))
  ) {
    const leading = entriesNamed(before.words, claim.known);
    if (leading.length > 0) return leading;
  }
  const opening = sentence?.clauses[0];
  if (named.length > 0 || opening === undefined || clause === undefined || opening === clause) return named;
  const opens = OPENER.test(opening.words[0]?.word ?? '') && !ELSEWHEN.test(fold(sentence?.text ?? ''));
  if (!opens) return [];
  const byName = entriesNamed(opening.words, claim.known);
  return byName.length > 0 ? byName : entriesOfTitle(opening, claim);
}
