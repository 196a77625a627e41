import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import { text as messages } from '#engines/claims/messages.ts';

const TOLD = /^(?:highlights|summary|description)$/;
const LEAST_LETTERS = 4;
const OF = /^(?:of|d[eu]s?|a|au|aux)$/;
const isPlain = ({ word }: Word): boolean => !isNeutral(word) && !/\d/.test(word);

const isBeside = (one: Word, other: Word): boolean => other.start - one.end <= 3;

/** The words that say which thing of its name one is: right before or behind it, or behind "of". */
function markersOf(words: readonly Word[], at: number): Word[] {
  const [before, after, behind] = [words[at - 1], words[at + 1], words[at + 2]];
  const own = words[at];
  if (own === undefined) return [];
  return [
    ...(before !== undefined && isPlain(before) && isBeside(before, own) ? [before] : []),
    ...(after !== undefined && isPlain(after) && isBeside(own, after) ? [after] : []),
    ...(after !== undefined && behind !== undefined && OF.test(after.word) && isPlain(behind)
      ? [behind]
      : []),
    // "D'électricité" is one word with what leads to it.
    ...(after !== undefined && /^d['’]/i.test(after.raw) && isPlain(after) && isBeside(own, after)
      ? [after]
      : []),
  ];
}

const says = (words: readonly Word[], { stem }: Word): boolean => words.some((one) => one.stem === stem);

/** One thing told where the fact has another of the same name, which a second fact has: "the main hall" of "the rehearsal hall". */
export const checkSameNoun: Check = (claim) =>
  claim.place.kind !== 'told'
    ? []
    : claim.sentences.flatMap((sentence) => {
        const [best] = supportOf(claim, sentence);
        if (best?.field !== 'highlights') return [];
        const strangers = unitsOf(sentence.words).filter(
          (unit) =>
            !isSaid(unit, best.vocabulary) &&
            ![...claim.quantities, ...claim.dates].some((one) => meets(one, unit)),
        );
        // Who repeats all the rest of a fact tells of that fact.
        if (strangers.length > 1) return [];
        const rest = claim.place.sources.filter(
          (source) => source !== best && TOLD.test(source.field) && source.index === best.index,
        );
        return sentence.words.flatMap((noun, at) => {
          if (noun.word.length < LEAST_LETTERS || !isPlain(noun) || /\p{Lu}/u.test(noun.raw)) return [];
          const own = best.words.flatMap((word, place) =>
            word.stem === noun.stem ? [markersOf(best.words, place)] : [],
          );
          const isReplaced =
            own.length > 0 &&
            own.every((markers) => markers.length > 0 && !markers.some((one) => says(sentence.words, one)));
          if (!isReplaced) return [];
          const strange = markersOf(sentence.words, at).find(
            (marker) =>
              !says(best.words, marker) &&
              rest.some((source) =>
                source.words.some(
                  (word, place) => word.stem === noun.stem && says(markersOf(source.words, place), marker),
                ),
              ),
          );
          if (strange === undefined || isGap(claim, noun) || isFrame(claim, noun)) return [];
          const stretch = {
            start: Math.min(noun.start, strange.start),
            end: Math.max(noun.end, strange.end),
          };
          const words = claim.text.slice(stretch.start, stretch.end);
          return [
            refuse(
              claim,
              stretch,
              'merged',
              messages.message('ofSomethingElse', { words }),
              messages.message('ofOneThingFix'),
            ),
          ];
        });
      });
