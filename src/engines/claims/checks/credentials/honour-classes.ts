import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import { text as messages } from '#engines/claims/messages.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { sameHonours } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

/** Each honours class as one pattern, whatever it is called. */
const CLASSES: readonly RegExp[] = sameHonours.map(
  (names) =>
    new RegExp(
      `(?<![\\p{L}\\d])(?:${[...names].toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d])`,
      'gu',
    ),
);

const placesIn = (text: string, names: RegExp): Stretch[] =>
  Array.from(text.matchAll(names), ({ 0: span, index }) => ({ start: index, end: index + span.length }));

/** Where honours of a degree or course may stand. */
const GIVING = /^(?:education|certificates|awards)$/;

/** The values that may give the honours a text tells. */
const givingAt = ({ place, known }: Claim): readonly Source[] =>
  GIVING.test(place.section) ? place.sources : known.sources.filter(({ section }) => GIVING.test(section));

/** Honours that no degree, course or award of the person was given with: "with Honours", "avec distinction", "summa cum laude". */
export const checkHonourClasses: Check = (claim) => {
  const { kind, section } = claim.place;
  if (!GIVING.test(section) && !/^(?:told|letter|summary|line)$/.test(kind)) return [];
  const text = fold(claim.text);
  const stated = CLASSES.flatMap((names) => placesIn(text, names).map((place) => ({ ...place, names })));
  const given = givingAt(claim).map((source) => fold(source.text));
  return (
    stated
      // "First-class honours" are told once, and not as honours of no class besides.
      .filter(
        (one) =>
          !stated.some(
            (other) =>
              other.start <= one.start &&
              one.end <= other.end &&
              other.end - other.start > one.end - one.start,
          ),
      )
      .filter(({ names }) => !given.some((value) => placesIn(value, names).length > 0))
      .filter((place) => !isGap(claim, place) && !isFrame(claim, place))
      .map((place) => refuse(claim, place, 'education', messages.message('noAward')))
  );
};
