import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { organisationWords, claimWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

/** Several people who do a thing together. */
const TEAM =
  'teams?|crews?|squads?|shifts?|groups?|desks?|floors?|departments?|equipes?|brigades?|groupes?|services?';
/** What is said to be whose: "the team's average", "building-wide accuracy", "le taux de l'équipe". */
const WHOSE =
  /\b([\p{L}-]+?)['’]s? (?=\p{L})|\b([\p{L}]+)-?wide\b|\b(?:of|for|across) (?:the|our|my|this) (?:whole |entire )?([\p{L}]+)\b|\b(?:de l'|du |de la |de notre |de mon )([\p{L}]+)\b/gu;
/** What a fact says to be the person's alone, or of those they work with. */
const OWN = claimWord('whose: own');
const OF_A_TEAM = new RegExp(`\\b(?:my|our|mon|ma|notre) (?:${TEAM})\\b`);
const TEAMS = new RegExp(`^(?:${TEAM})$`);

/** Results told of more people than the fact tells them of: "the team's handling time" of one's own, "building-wide" of one's team's. */
export const checkWhose: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        const [best] = supportOf(claim, sentence);
        if (best === undefined || isFrame(claim, sentence)) return [];
        if (claim.place.kind === 'letter' && isGap(claim, sentence)) return [];
        const fact = fold(best.text);
        const told = fold(sentence.text);
        return Array.from(told.matchAll(WHOSE)).flatMap((found) => {
          const [span, possessor = '', wide = '', whole = '', french = ''] = found;
          const word = possessor || wide || whole || french;
          const isTeam = TEAMS.test(word);
          const isHouse = wide !== '' || (organisationWords.has(word) && !isTeam);
          const isWider = (isTeam && OWN.test(fact)) || (isHouse && (OWN.test(fact) || OF_A_TEAM.test(fact)));
          if (!isWider || fact.includes(word)) return [];
          const start = sentence.start + found.index;
          return [
            refuse(
              claim,
              { start, end: start + span.trimEnd().length },
              'reach',
              messages.message('notOfThis', { words: span.trim() }),
              messages.message('widerFix'),
            ),
          ];
        });
      });
