import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isStance } from '#engines/claims/checks/letters/stance.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { text as messages } from '#engines/claims/messages.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { isNamed } from '#engines/claims/standing/others.ts';
import { regionsOf } from '#engines/claims/standing/regions.ts';
import { fold } from '#engines/text/index.ts';

/** What sets somebody's work above others': prizes, praise, choice by others, first places. One kind a row, over folded text. */
const HONOURS: readonly RegExp[] = [
  /\b(?:award\w*|prizes?|prix|medals?|medailles?|trophy|trophee|laureate?s?|distinctions?|honou?rs?|honou?red|winner|won(?! over)|remport\w+|primee?s?)\b/,
  /\b(?:prais\w+|commend\w+|applaud\w+|acclaim\w*|celebrat\w+|saluee?s?|felicit\w+|louange\w*|recogni[sz]ed|recognition|reconnue?s?|congratulat\w+|thanked)\b/,
  /\b(?:handpicked|hand-picked|selected (?:as|for|to|from)|chosen (?:as|for|to|from)|named (?:the|best|top|one)|voted|nominated|elected|choisie? (?:pour|comme|parmi)|nommee? (?:pour|meilleur\w*|la|le)|elue?|selectionnee?)\b/,
  /\b(?:best|top|highest|fastest|leading|finest|first place|number one|meilleure?s?|premiere? place|plus (?:performante?|rapide|eleve\w*))\b(?!\s(?:practices?|pratiques?|way|part|thing|of 10|\d))/,
];

/** Where a value gives an honour. */
const placesOf = ({ text }: Source, honour: RegExp): number[] =>
  Array.from(fold(text).matchAll(new RegExp(honour, 'g')), ({ index }) => index);

/** Whether a value gives the person an honour of a kind. */
const isGiven = (source: Source, honour: RegExp): boolean =>
  placesOf(source, honour).some((at) => !regionsOf(source).some(({ start, end }) => start <= at && at < end));

/** Whether a value gives an honour to somebody else whom the sentence names. */
const isOfOther = (source: Source, honour: RegExp, { words }: Sentence): boolean =>
  placesOf(source, honour).some((at) =>
    regionsOf(source).some(
      (region) =>
        region.standing === 'other' &&
        region.start <= at &&
        at < region.end &&
        isNamed(words, source, region),
    ),
  );

/** Whether a sentence names an award by all words of its title that say anything. */
const isNamedIn = ({ words }: Sentence, { field, words: title }: Source): boolean => {
  const telling = title.filter(({ word }) => word.length > LEAST_OF_A_TITLE);
  return (
    field === 'title' &&
    telling.length > 0 &&
    telling.every(({ stem }) => words.some((own) => own.stem === stem))
  );
};
const LEAST_OF_A_TITLE = 2;

/** Honours that no fact told of gives the person. */
export const checkHonours: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        if (isStance(claim, sentence)) return [];
        const said = fold(sentence.text);
        const awards = claim.known.sources.filter(({ section }) => section === 'awards');
        const support = supportOf(claim, sentence);
        // An award of the person's own is looked at by itself.
        if (awards.some((award) => isNamedIn(sentence, award))) return [];
        return HONOURS.flatMap((honour) => {
          const found = honour.exec(said);
          if (found === null) return [];
          const sources = claim.place.kind === 'told' ? [...support, ...awards] : claim.place.sources;
          if (sources.some((source) => isGiven(source, honour) || isOfOther(source, honour, sentence)))
            return [];
          const start = sentence.start + found.index;
          const place = { start, end: start + found[0].length };
          if (support.length === 0 || isGap(claim, place) || isFrame(claim, place)) return [];
          return [refuse(claim, place, 'award', messages.message('notSingledOut'))];
        });
      });
