import { claimWord } from '#engines/lexicon/index.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { refuse, wholeOf } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Entry, Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { ratiosIn } from '#engines/claims/checks/amounts/shares.ts';
import { toldFields } from './told-fields.ts';
import { toldUnfinished } from './told-unfinished.ts';
import { isUnfinished, UNFINISHED } from './unfinished.ts';
import { isGap, isFrame } from '#engines/claims/checks/letters/letter.ts';

const DEGREES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['doctorate', claimWord('education: doctorate', /\b(?:ph\.d\.?|pharm\.d\.?)\b/)],
  [
    'master',
    /\b(?:master(?:'s|s)? (?:degree|of|in)|master's|masters|m\.?sc\b|mba|m\.?eng\b|m\.?ed\b|maitrise)\b/,
  ],
  [
    'bachelor',
    /\b(?:bachelor(?:'s|s)?|b\.?sc\w?|b\.?a\b|bba|b\.?com\b|b\.?eng\b|bn\b|b\.?ed\b|bsw|baccalaureat|licence en)\b/,
  ],
  ['diploma', claimWord('education: diploma')],
];
const ANY_DEGREE = claimWord('education: any degree');
const HELD = claimWord('education: held', /\b(?:master'?s?)\b/);

const textOf = ({ sources }: Entry): string => fold(sources.map(({ text }) => text).join(' ; '));
const levelIn = (text: string): string | undefined => DEGREES.find(([, pattern]) => pattern.test(text))?.[0];

const isUnderWay = (text: string): boolean =>
  UNFINISHED.test(text) ||
  /\b(?:towards?|stud(?:ying|ies) (?:[\p{L}-]+ )?for|prepare|inscrite?)\b/u.test(text);

const isToldUnderWay = ({ field, text }: Source, level: string | undefined): boolean =>
  /^(?:highlights|summary|description)$/.test(field) &&
  (text.match(/[^.;]+/g) ?? []).some((part) => levelIn(fold(part)) === level && isUnderWay(fold(part)));

/** Degrees told anywhere: an entry must have the level, and be finished unless the text says it is not. */
function toldDegrees(claim: Claim) {
  const schools = claim.known.entries.filter(({ section }) => section === 'education');
  return claim.sentences.flatMap((sentence) =>
    sentence.clauses.flatMap((clause) => {
      const text = fold(clause.text);
      if (!HELD.test(text) || isGap(claim, clause) || isFrame(claim, clause)) return [];
      const level = levelIn(text);
      const any = level === undefined && ANY_DEGREE.test(text);
      if (level === undefined && !any) return [];
      const saysSo = isUnderWay(fold(sentence.text));
      // What a fact tells as under way may be told as that.
      if (saysSo && claim.place.sources.some((source) => isToldUnderWay(source, level))) return [];
      const fits = schools.filter((entry) => {
        const own = levelIn(textOf(entry));
        return any ? /bachelor|master|doctorate/.test(own ?? '') : own === level;
      });
      if (fits.some((entry) => saysSo || !isUnfinished(entry, claim.today))) return [];
      return [
        refuse(
          claim,
          clause,
          'education',
          fits.length > 0 ? messages.message('unfinished') : messages.message('noDegree'),
          fits.length > 0 ? messages.message('unfinishedFix') : messages.message('noDegreeFix'),
        ),
      ];
    }),
  );
}

/** Whether a line says that not all of something was done: in words, or as a part of the whole. */
const isToldUnfinished = ({ text, quantities }: Claim): boolean =>
  UNFINISHED.test(fold(text)) ||
  quantities.some(({ measures, value }) => measures === 'share' && value < 1) ||
  ratiosIn({ text, quantities }).length > 0;

/** Education: no degree that is not there, none finished that is not. */
export const checkEducation: Check = (claim) => {
  const { kind, section, entry } = claim.place;
  if (kind === 'letter' || kind === 'summary' || kind === 'told')
    return [...toldDegrees(claim), ...toldFields(claim), ...toldUnfinished(claim)];
  if (section !== 'education' || entry === null) return [];
  const text = fold(claim.text);
  const later = claim.dates.some(({ year }) => String(year) > claim.today.slice(0, 4));
  const found = [];
  if (kind === 'line' && isUnfinished(entry, claim.today) && !isToldUnfinished(claim) && !later)
    found.push(
      refuse(
        claim,
        wholeOf(claim),
        'education',
        messages.message('unfinished'),
        messages.message('unfinishedFix'),
      ),
    );
  const [stated, own] = [levelIn(text), levelIn(textOf(entry))];
  const raised =
    stated === undefined && ANY_DEGREE.test(text) && !/bachelor|master|doctorate/.test(own ?? '');
  if (
    (raised && !/\bdegree\b/.test(textOf(entry))) ||
    (stated !== undefined && stated !== own && !(stated === 'diploma' && own === undefined))
  )
    found.push(
      refuse(
        claim,
        wholeOf(claim),
        'education',
        messages.message('otherDegree'),
        messages.message('otherDegreeFix'),
      ),
    );
  return found;
};
