import type { Claim } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Word } from '#engines/claims/language/words.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { languageNames } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { regionsOf } from './regions.ts';
import { isAgent } from './agents.ts';
import type { Region } from './region.ts';

const FIRST_PERSON =
  /(?:^|[^\p{L}])(?:i|i've|i'm|me|my|we|our|je|mon|ma|mes|moi|nous|notre|nos)(?![\p{L}])|(?:^|[^\p{L}])[jm]'/u;

const isName = ({ raw, word }: Word): boolean =>
  /^\p{Lu}\p{Ll}/u.test(raw) && !isAgent(word) && !languageNames.has(word);

/** Whether words name somebody who did a part of a value, by trade or by name, and not merely what such people do. */
export function isNamed(words: readonly Word[], source: Source, region: Region): boolean {
  const there = source.words.filter((word) =>
    meets(word, { ...region, start: region.namedFrom ?? region.start }),
  );
  const vocabulary = vocabularyOf(words.filter(({ word }) => isAgent(word)));
  return (
    unitsOf(there.filter(({ word }) => isAgent(word))).some((agent) => isSaid(agent, vocabulary)) ||
    words.some(({ word }) => region.who?.includes(word) === true) ||
    there.some((own) => isName(own) && !own.first && words.some(({ word }) => word === own.word))
  );
}

/** How nouns of deeds end, some of which name a body too. */
export const DEED = /(?:[st]ion|ment|age)$/;
const OF = /^(?:of|des?|du|d)$/;

/** Whether a clause tells of somebody else alone, as a fact of the place does: "the owner sets the prices". */
export function isOfOthers(claim: Claim, clause: Clause): boolean {
  if (!/^(?:told|letter|summary)$/.test(claim.place.kind)) return false;
  // "Direction du projet", "management of the crew": a deed, and nobody.
  const isOfDeed = DEED.test(clause.words[0]?.word ?? '') && OF.test(clause.words[1]?.word ?? '');
  if (
    !clause.words.some(({ word }, at) => isAgent(word) && !(at === 0 && isOfDeed)) ||
    FIRST_PERSON.test(fold(clause.text))
  )
    return false;
  if (/\b(?:by|par) /.test(fold(clause.text)) && !clause.words.some(({ word }) => /^(?:i|je)$/.test(word)))
    return isNamedIn(claim, clause.words);
  const [first] = clause.words;
  // What begins with a verb or a number is told of the person.
  if (
    clause.joint === '' &&
    first !== undefined &&
    !/^(?:the|an?|our|its|le|la|les|l|une?|notre|nos|another|some|two|deux)$/.test(first.word) &&
    !isAgent(first.word)
  )
    return false;
  return isNamedIn(claim, clause.words);
}

const isNamedIn = (claim: Claim, words: readonly Word[]): boolean =>
  claim.place.sources.some((source) =>
    regionsOf(source).some((region) => region.standing === 'other' && isNamed(words, source, region)),
  );
