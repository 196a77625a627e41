import { supportOf } from '#engines/claims/checks/support.ts';
import { isAction } from '#engines/claims/checks/words/unit-kinds.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Check, Stretch } from '#engines/claims/context.ts';
import { isSaid, unitsOf, vocabularyOf } from '#engines/claims/language/units.ts';
import type { Unit, Vocabulary } from '#engines/claims/language/units.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { datesIn } from './read.ts';
import type { Named } from './read.ts';

const JOINED = /,\s|;\s|\s(?:and|et|then|puis)\s/gi;

/** A stretch of a text with one date, and the words in it. */
interface Dated {
  date: Named;
  words: readonly Word[];
  said: Vocabulary;
}

/** The stretches between the commas and "and"s of a text that have one date each. */
function datedIn(text: string, words: readonly Word[], dates: readonly Named[]): Dated[] {
  const cuts = [0, ...Array.from(text.matchAll(JOINED), ({ index }) => index), text.length];
  return cuts.slice(1).flatMap((end, at) => {
    const stretch: Stretch = { start: cuts[at] ?? 0, end };
    const [date, ...others] = dates.filter((one) => meets(one, stretch));
    if (date === undefined || others.length > 0) return [];
    const own = words.filter((word) => meets(word, stretch) && !meets(word, date));
    return [{ date, words: own, said: vocabularyOf(own) }];
  });
}

/** What only one stretch of several says beside its deed, which the next may share. */
const ownOf = (one: Dated, all: readonly Dated[]): Unit[] =>
  unitsOf(one.words).filter(
    (unit) => !isAction(unit) && !all.some((other) => other !== one && isSaid(unit, other.said)),
  );

/** The date of one thing told of another of the same fact: "the east park in 2024" of "the east park in 2022 and the west park in 2024". */
export const checkSwappedDates: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        const [best] = supportOf(claim, sentence);
        const facts = best === undefined ? [] : datedIn(best.text, best.words, datesIn(best.text));
        if (facts.length < 2 || new Set(facts.map(({ date }) => date.year)).size < facts.length) return [];
        const words = sentence.words;
        const text = claim.text.slice(0, sentence.end);
        return datedIn(
          text,
          words,
          claim.dates.filter((one) => meets(one, sentence)),
        ).flatMap((told) => {
          const isOf = (fact: Dated): boolean => ownOf(fact, facts).some((unit) => isSaid(unit, told.said));
          const own = facts.filter(isOf);
          const dated = facts.find(({ date }) => date.year === told.date.year);
          if (own.length !== 1 || dated === undefined || own.includes(dated)) return [];
          if (dated.date.role !== told.date.role) return [];
          return [
            refuse(
              claim,
              told.date,
              'date',
              messages.message('dateNotHere', { words: told.date.span }),
              messages.message('dateFix'),
            ),
          ];
        });
      });
