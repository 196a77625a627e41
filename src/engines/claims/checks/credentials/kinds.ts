import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import { text as messages } from '#engines/claims/messages.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { fold } from '#engines/text/index.ts';

/** Kinds of credentials that are told by their own names, each with all that may stand for it. */
const KINDS: readonly RegExp[] = [
  /\b(?:diplomas?|diplomes?|diplomee?s?|dec|dep|hnd|hnc)\b/,
  /\b(?:bachelor'?s?|baccalaureat|bac|b\.?sc|b\.?a|bba|b\.?eng|licence en|undergraduate degree|degrees?)\b/,
  /\b(?:master'?s?|maitrise|m\.?sc|mba|m\.?a|degrees?)\b/,
  /\b(?:doctorate|doctorat|phd|ph\.d|degrees?)\b/,
  /\b(?:accredit\w+|agree?ment|agreee?s?|chartered|registered|certified|certifiee?s?|licen[cs]ed|qualifications?|qualified|qualifiee?s?|designation|titre)\b/,
];
/** What is less than any of them: somebody was there, or passed a part. */
export const LESS = claimWord('kinds: less');

const textOf = ({ sources }: Entry): string => fold(sources.map(({ text }) => text).join(' ; '));

/** How many of some units an entry says. */
const countIn = (units: readonly Unit[], { sources }: Entry): number =>
  units.filter((unit) => sources.some(({ vocabulary }) => isSaid(unit, vocabulary))).length;

/** The entry that a stretch tells of, by most of its words; undefined where it tells of none. */
function meant(claim: Claim, units: readonly Unit[]): Entry | undefined {
  const [best, next] = claim.known.entries
    .filter(({ section }) => /^(?:certificates|education)$/.test(section))
    .map((entry) => ({ entry, count: countIn(units, entry) }))
    .toSorted((a, b) => b.count - a.count);
  return best === undefined || best.count === 0 || best.count === next?.count ? undefined : best.entry;
}

/** Credentials told as more than they are: a diploma of a course that somebody attended. */
export const checkKinds: Check = (claim) => {
  if (!/^(?:letter|summary|told)$/.test(claim.place.kind)) return [];
  return claim.sentences.flatMap((sentence) =>
    sentence.text.split(/[,;+]|\b(?:and|et)\b/).flatMap((part) => {
      const start = sentence.start + sentence.text.indexOf(part);
      const place = { start, end: start + part.length };
      const kind = KINDS.find((one) => one.test(fold(part)));
      if (kind === undefined || isGap(claim, place) || isFrame(claim, place)) return [];
      const words = sentence.words.filter((word) => word.start >= place.start && word.end <= place.end);
      const units = unitsOf(words).filter(
        (unit) =>
          !kind.test(fold(claim.text.slice(unit.start, unit.end))) &&
          !unit.words.every(({ word }) => isGeneric(word)),
      );
      const entry = meant(claim, units);
      if (
        entry === undefined ||
        kind.test(textOf(entry)) ||
        !LESS.test(textOf(entry)) ||
        LESS.test(fold(part))
      )
        return [];
      return [
        refuse(
          claim,
          place,
          'certificate',
          messages.message('certificateLevel'),
          messages.message('certificateFix'),
        ),
      ];
    }),
  );
};
