import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { PERIOD } from './says.ts';
import type { Source } from '#engines/claims/profile/facts.ts';

const LEAST_LETTERS = 4;
const ONE = /^(?:an?|one|un|une|l'une?)$/;
/** Words of one thing: how far before it they may stand. */
const FROM_ONE = 3;

const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)$/;
const EACH = claimWord('more than one: each');

const isPlural = ({ word, raw }: Word): boolean =>
  word.length > LEAST_LETTERS &&
  !PERIOD.test(word) &&
  !DAY.test(word) &&
  /[^s]s$/.test(word) &&
  !/['’]s$/.test(raw);

/** Whether a value tells a thing as one of its kind, "a school board", and nowhere as several. */
function isOneThere({ words, text, quantities }: Source, thing: Word): boolean {
  // One each winter, or one in each of five schools, are several.
  if (EACH.test(fold(text))) return false;
  const single = thing.word.replace(/s$/, '');
  const places = words.flatMap(({ word, stem }, at) => (stem === thing.stem ? [{ word, at }] : []));
  return (
    places.length > 0 &&
    places.every(
      ({ word, at }) =>
        word === single &&
        words.slice(Math.max(0, at - FROM_ONE), at).some((own) => ONE.test(own.word)) &&
        !words.slice(Math.max(0, at - FROM_ONE), at).some((own) => /^\d/.test(own.word)) &&
        !quantities.some(({ start, measures }) => measures === 'count' && start > (words[at]?.end ?? 0)),
    )
  );
}

/** The things of a clause told as several of which its best fact tells one. */
function multiplied(claim: Claim, clause: Clause): Word[] {
  const [best] = supportOf(claim, clause);
  if (best === undefined) return [];
  return clause.words.filter(
    (word, at) =>
      isPlural(word) &&
      !claim.quantities.some((one) => meets(one, word)) &&
      !/\b(?:one|une?|1|part) (?:of|des|de)\b/.test(
        fold(claim.text.slice(clause.words[Math.max(0, at - 4)]?.start ?? 0, word.start)),
      ) &&
      isOneThere(best, word) &&
      !claim.place.sources.some(({ words }) => words.some((own) => own.word === word.word)),
  );
}

/** What tells a thing as the only one. */
const ONLY_ONE = /^(?:one|single|only)$/;
const ONLY_ONE_FRENCH = /^(?:seule?|unique)$/;

/** What tells one of several behind it. */
const OF_SEVERAL = /^(?:of|in|out|des|de|sur)$/;

/** The things told as one of which the best fact counts several: "in one season" of "in two seasons". */
function singled(claim: Claim, { words }: Sentence): Word[] {
  const [best] = supportOf(claim, { words, start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 });
  if (best === undefined || best.words.some(({ word }) => ONLY_ONE.test(word) || ONLY_ONE_FRENCH.test(word)))
    return [];
  return words.filter((word, at) => {
    if (OF_SEVERAL.test(word.word)) return false;
    // "One order out of five" is a share of them.
    if (claim.quantities.some((one) => one.measures === 'share' && meets(one, word))) return false;
    const before = words.slice(Math.max(0, at - 2), at);
    const one = before.findIndex((own) => ONLY_ONE.test(own.word) || ONLY_ONE_FRENCH.test(own.word));
    // "One of the two" and "one in four" are told of several still.
    if (one < 0 || OF_SEVERAL.test(before[one + 1]?.word ?? '')) return false;
    return best.quantities.some(
      ({ measures, value, end }) =>
        (measures === 'count' || measures === 'time') &&
        value >= 2 &&
        best.words
          .filter(({ start }) => start >= end)
          .slice(0, 2)
          .some(({ stem }) => stem === word.stem),
    );
  });
}

/** Several things told as one, which makes more of what was done with it. */
export const checkOnlyOne: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) =>
        isGap(claim, sentence) || isFrame(claim, sentence)
          ? []
          : singled(claim, sentence).map((word) =>
              refuse(
                claim,
                word,
                'number',
                messages.message('several', { words: word.raw }),
                messages.message('numberFix'),
              ),
            ),
      );

/** One thing told as several: "for school boards" of "for a school board". */
export const checkMoreThanOne: Check = (claim) =>
  claim.place.kind !== 'told'
    ? []
    : claim.sentences.flatMap((sentence) =>
        sentence.clauses.flatMap((clause) =>
          isGap(claim, clause) || isFrame(claim, clause)
            ? []
            : multiplied(claim, clause).map((word) =>
                refuse(
                  claim,
                  word,
                  'reach',
                  messages.message('one', { words: word.raw }),
                  messages.message('numberFix'),
                ),
              ),
        ),
      );
