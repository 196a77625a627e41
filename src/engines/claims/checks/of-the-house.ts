import { refuse } from '#engines/claims/context.ts';
import type { Check, Claim } from '#engines/claims/context.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { organisationWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isFrame, isGap } from './letters/letter.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { supportOf } from './support.ts';

/** What a fact begins with whose subject is no person: "le restaurant a conservé", "our club won". */
const SUBJECT =
  /^(?:the|our|le|la|l'|notre) ?([\p{L}-]+)(?: [\p{L}'-]+){0,2}? (?:has|had|was|kept|won|earned|gained|received|held|got|came|finished|ranked|a|avait|est|etait|obtient|conserve|remporte)\b/u;
const MYSELF = /(?:^|[^\p{L}])(?:i|i've|me|my|je|moi|mon|ma|mes)(?![\p{L}])|(?:^|[^\p{L}])[jm]'/u;

/** Words of such a fact that a sentence must say to be told of it. */
const LEAST_SAID = 2;

/** The word by which a fact names the house that did what it tells; null where the person did it. */
function houseOf({ known }: Claim, source: Source): string | null {
  const noun = SUBJECT.exec(fold(source.text))?.[1];
  if (noun === undefined) return null;
  const names = known.sources.filter(
    ({ field, section, index }) =>
      /^(?:name|organization)$/.test(field) && section === source.section && index === source.index,
  );
  const isHouse = organisationWords.has(noun) || names.some(({ vocabulary }) => vocabulary.words.has(noun));
  return isHouse ? noun : null;
}

/** What a house did or was given, told as the person's: "my work earned me a Michelin star" of "the restaurant kept its star". */
export const checkHouse: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        const text = fold(sentence.text);
        if (!MYSELF.test(text) || isGap(claim, sentence) || isFrame(claim, sentence)) return [];
        const [best, next] = supportOf(claim, sentence);
        const house = best === undefined || next !== undefined ? null : houseOf(claim, best);
        const said = unitsOf(sentence.words).filter(
          (unit) => best !== undefined && isSaid(unit, best.vocabulary),
        );
        if (said.length < LEAST_SAID) return [];
        if (
          house === null ||
          sentence.words.some(({ word }) => word === house || organisationWords.has(word))
        )
          return [];
        return [
          refuse(
            claim,
            sentence,
            'scope',
            messages.message('othersWork', { words: claim.text.slice(sentence.start, sentence.end) }),
            messages.message('othersWorkFix'),
          ),
        ];
      });
