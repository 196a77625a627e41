import { refuse } from '#engines/claims/context.ts';
import type { Check, Claim } from '#engines/claims/context.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { organisationWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isFrame, isGap } from './letters/letter.ts';
import { isSaid, unitsOf, vocabularyOf } from '#engines/claims/language/units.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { supportOf } from './support.ts';

/** What a fact begins with whose subject is no person: "le restaurant a conservé", "our club won". */
const SUBJECT =
  /^(?:the|our|le|la|l'|notre) ?([\p{L}-]+(?: [\p{L}'-]+){0,3}?) (?:has|had|was|kept|won|earned|gained|received|held|got|came|finished|ranked|a|avait|est|etait|obtient|conserve|remporte)\b/u;
const MYSELF = /(?:^|[^\p{L}])(?:i|i've|me|my|je|moi|mon|ma|mes)(?![\p{L}])|(?:^|[^\p{L}])[jm]'/u;

/** Several people together: what they were given, none of them was given alone. */
const TEAM = /^(?:teams?|crews?|squads?|equipes?|brigades?)$/;

/** Words of such a fact that a sentence must say to be told of it. */
const LEAST_SAID = 2;

/** The word by which a fact names the house that did what it tells; null where the person did it. */
function houseOf({ known }: Claim, source: Source, part: string): string | null {
  const subject = SUBJECT.exec(fold(part))?.[1]?.split(' ') ?? [];
  const [noun] = subject;
  if (noun === undefined) return null;
  const team = subject.find((word) => TEAM.test(word));
  if (team !== undefined) return team;
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
        if (best === undefined || next !== undefined) return [];
        const isTold = best.text.split(/(?<=[.;])\s/).some((part) => {
          const house = houseOf(claim, best, part);
          const own = vocabularyOf(wordsOf(part, stem));
          const said = unitsOf(sentence.words).filter((unit) => isSaid(unit, own));
          return (
            house !== null && said.length >= LEAST_SAID && !sentence.words.some(({ word }) => word === house)
          );
        });
        if (!isTold || sentence.words.some(({ word }) => organisationWords.has(word))) return [];
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
