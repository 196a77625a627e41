import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { isAction } from '#engines/claims/checks/words/unit-kinds.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { isSaid, unitsOf, vocabularyOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { fold } from '#engines/text/index.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** Words that lead to whom, where or when something was done. */
const TO = '(?:for|with|in|at|on|to|from|by|pour|avec|en|dans|chez|sur|aux?|a|par|les?|la|during|durant)';
/** That it was for those alone: "for private clients only", "uniquement pour les particuliers". */
const LIMITED = new RegExp(
  `\\b(${TO}) ([^,.;:()]{3,60}?) (?:only|alone|exclusively|seulement|uniquement|exclusivement)(?![\\p{L}'’])|\\b(?:only|exclusively|solely|seulement|uniquement|exclusivement|strictement) (${TO}) ([^,.;:()]{3,60})`,
  'u',
);
/** How far behind such a word what it leads to may reach. */
const MOST_AFTER = 40;

/** What a fact is limited to, and the word that leads to it. */
function limitOf({ text, words }: Source): { lead: string; of: ReturnType<typeof vocabularyOf> } | null {
  const found = LIMITED.exec(fold(text));
  const [, before, , behind] = found ?? [];
  const lead = before ?? behind;
  if (found === null || lead === undefined) return null;
  const at = { start: found.index, end: found.index + found[0].length };
  return { lead, of: vocabularyOf(words.filter((word) => meets(word, at))) };
}

/** What a sentence tells by the same word, where none of it is what its fact is limited to. */
function otherThan(claim: Claim, sentence: Sentence): Stretch | null {
  const [best] = supportOf(claim, sentence);
  const limit = best === undefined ? null : limitOf(best);
  if (best === undefined || limit === null) return null;
  for (const { index, 0: lead } of fold(sentence.text).matchAll(new RegExp(`\\b${limit.lead}\\b`, 'g'))) {
    const start = sentence.start + index;
    const rest = claim.text.slice(start + lead.length, start + lead.length + MOST_AFTER);
    const end = start + lead.length + (/[,.;:()]|$/.exec(rest)?.index ?? rest.length);
    const things = unitsOf(sentence.words.filter((word) => word.start > start && word.end <= end)).filter(
      (unit) => !isAction(unit) && ![...claim.quantities, ...claim.dates].some((one) => meets(one, unit)),
    );
    if (things.length > 0 && !things.some((unit) => isSaid(unit, limit.of) || isSaid(unit, best.vocabulary)))
      return { start, end };
  }
  return null;
}

/** What a fact says was for some alone, told of others: "for the sheriff courts" of "for private clients only". */
export const checkLimitedTo: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        const at = otherThan(claim, sentence);
        if (at === null || isGap(claim, at) || isFrame(claim, at)) return [];
        const words = claim.text.slice(at.start, at.end);
        return [
          refuse(claim, at, 'reach', messages.message('notOfThis', { words }), messages.message('widerFix')),
        ];
      });
