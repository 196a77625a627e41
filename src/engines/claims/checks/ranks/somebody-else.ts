import type { Clause } from '#engines/claims/language/clauses.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { isAgent } from '#engines/claims/standing/agents.ts';
import { fold } from '#engines/text/index.ts';
import { isRank, isRankSaid } from './ranks.ts';

const WHO = /[^e](?:er|or|eur|rice|euse)s?$/;
const SOMEBODY_ELSE = /^(?:the|our|an?|another|le|la|les|un|une|des|du|notre)$/;

/** Whether a value says an action only by who does it, and that is somebody else: "worked with the designer". */
export function isOfSomebodyElse(unit: Unit, { words, text }: Source): boolean {
  if (!isRank(unit, text) && !unit.words.every(({ word }) => /(?:ed|ing)$/.test(word))) return false;
  const others = words.filter(
    ({ word }, at) => WHO.test(word) && SOMEBODY_ELSE.test(words[at - 1]?.word ?? ''),
  );
  if (others.length === 0 || unit.words.some(({ word }) => WHO.test(word))) return false;
  const rest = words.filter((word) => !others.includes(word));
  return !isSaid(unit, vocabularyOf(rest)) && !isRankSaid(unit, rest);
}

/** "With the hatchery manager directing the work": who does it stands before it. */
const WITH_SOMEBODY = /\b(?:with|avec) ((?:[\p{L}'’-]+ ){1,5})(?:qui )?$/u;

/** Whether the one who does an action is named right before it as somebody beside the person. */
export function isDoneBeside(text: string, { start }: Unit): boolean {
  const [, who = ''] = WITH_SOMEBODY.exec(fold(text.slice(0, start))) ?? [];
  return who.split(' ').some((word) => isAgent(word));
}

/** What ends the thing that a verb is done to. */
const ITS_PLACE =
  /^(?:of|in|for|with|at|to|on|by|from|de|du|des|d'.*|en|a|au|aux|dans|pour|avec|chez|sur|par)$/;

/** Whether what a value says a rank of in another word is told in a clause too: "keeps the blog of the shop" runs no shop. */
export function isOfTheThing(unit: Unit, { words, vocabulary }: Source, clause: Clause): boolean {
  if (unit.words.length > 1 || unit.words.every(({ stem }) => vocabulary.stems.has(stem))) return true;
  const stated = vocabularyOf(clause.words);
  const objects = words.flatMap((word, at) => {
    if (!isSaid(unit, vocabularyOf([word]))) return [];
    const later = words.slice(at + 1, at + 8);
    const until = later.findIndex((own) => ITS_PLACE.test(own.word));
    return [unitsOf(later.slice(0, until < 0 ? undefined : until))];
  });
  return (
    objects.length === 0 ||
    objects.some((things) => things.length === 0 || things.some((thing) => isSaid(thing, stated)))
  );
}
