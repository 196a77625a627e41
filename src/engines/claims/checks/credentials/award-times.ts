import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { NAMED_AS_AWARD } from './awards.ts';

/** What makes an award one that was given more than once. */
const AGAIN = claimWord(
  'award times: again',
  /\b(?:(?:[a-z]+|\d+) times|(?:deux|trois|quatre|plusieurs|\d) fois)\b/,
);
/** Letters of a word of a title that tells it from others. */
const LEAST_LETTERS = 3;

/** Whether a sentence has all telling words of an award's title. */
const isNamed = ({ words }: Sentence, { words: title }: Source): boolean => {
  const telling = title.filter(({ word }) => word.length >= LEAST_LETTERS);
  return telling.length > 0 && telling.every(({ stem }) => words.some((own) => own.stem === stem));
};

/** Awards told as won again and again that the profile has once. */
export const checkAwardTimes: Check = (claim: Claim) => {
  const titles = claim.known.sources.filter(
    ({ section, field }) => section === 'awards' && field === 'title',
  );
  return claim.sentences.flatMap((sentence) => {
    const stated = fold(sentence.text);
    if (!AGAIN.test(stated) || !(NAMED_AS_AWARD.test(stated) || GIVEN.test(stated))) return [];
    const named = titles.filter((title) => isNamed(sentence, title));
    if (named.length !== 1 || named.some(({ text }) => AGAIN.test(fold(text)))) return [];
    if (isGap(claim, sentence) || isFrame(claim, sentence)) return [];
    return [
      refuse(claim, sentence, 'award', messages.message('awardOnce'), messages.message('awardOnceFix')),
    ];
  });
};

const GIVEN = claimWord('award times: given');
