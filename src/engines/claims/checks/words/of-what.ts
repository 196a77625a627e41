import { supportOf } from '#engines/claims/checks/support.ts';
import { isWrittenAsAWord } from '#engines/claims/checks/words/unit-kinds.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { languageOf } from '#engines/claims/language/language-of.ts';
import { isSaid, unitsOf, vocabularyOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import { fold } from '#engines/text/index.ts';
import { text as messages } from '#engines/claims/messages.ts';

const MEASURED = /^(?:length|area|mass|volume|money|energy)$/;
const OF = /^\s(?:of |de |d['’])$/;

/** What a measure is of: the word behind it and "of"; none where there is none. */
function thingOf(text: string, words: readonly Word[], end: number): Unit | undefined {
  const word = words.find((one) => one.end > end + 1 && !/^(?:of|de)$/.test(one.word));
  if (word === undefined) return undefined;
  const from = word.end - word.word.length;
  return OF.test(fold(text.slice(end, from))) ? unitsOf([word])[0] : undefined;
}

/** A measure of one thing told of another: "620 m² of stone" of "620 m² of slate". */
export const checkOfWhat: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        const stated = vocabularyOf(sentence.words);
        const language = languageOf(sentence.words);
        const support = supportOf(claim, sentence).filter(({ words }) => languageOf(words) === language);
        return claim.quantities
          .filter(
            (one) => MEASURED.test(one.measures) && one.approximation === 'exact' && meets(one, sentence),
          )
          .flatMap((claimed) => {
            const thing = thingOf(claim.text, sentence.words, claimed.end);
            const [word] = thing?.words ?? [];
            // "640 metres of fallen boundary wall": the thing may stand behind its quality.
            const behind = sentence.words.filter(({ start }) => start > (thing?.start ?? 0)).slice(0, 2);
            if (thing === undefined || word === undefined || !isWrittenAsAWord(thing) || isGeneric(word.word))
              return [];
            const isRest = (source: (typeof support)[number]): boolean =>
              unitsOf(sentence.words).every(
                (unit) =>
                  unit.start === thing.start ||
                  claim.quantities.some((one) => meets(one, unit)) ||
                  claim.dates.some((one) => meets(one, unit)) ||
                  isSaid(unit, source.vocabulary),
              );
            // Who repeats all the rest of a fact and puts one thing in the place of another rewords nothing.
            const isOther = support.filter(isRest).some((source) =>
              source.quantities
                .filter((truth) => bearsOut(truth, claimed))
                .some((truth) => {
                  const own = thingOf(source.text, source.words, truth.end);
                  const isToldBehind = unitsOf(behind).some((unit) => isSaid(unit, source.vocabulary));
                  return (
                    own !== undefined &&
                    !isToldBehind &&
                    !isSaid(own, stated) &&
                    !isSaid(thing, source.vocabulary)
                  );
                }),
            );
            if (!isOther) return [];
            const at = { start: claimed.start, end: thing.end };
            const words = claim.text.slice(at.start, at.end);
            return [
              refuse(
                claim,
                at,
                'number',
                messages.message('notOfThis', { words }),
                messages.message('asProfileSays'),
              ),
            ];
          });
      });
