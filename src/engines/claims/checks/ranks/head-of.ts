import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isShare } from './share.ts';

/** Phrases that put the person at the head of what follows. */
const HEAD_OF =
  /\b(?:a la tete|aux commandes|at the (?:head|helm)|in charge|chair|chairperson|president|presidente|responsable|chefs?|cheffes?|head|leader|leading|dirige|preside|pilote)\s(?:of\s)?(?:the|an?|our|du|de la|de l'|des|d'une?|de|d'|le|la|l'|une?)?\s?([\p{L}-]{4,})/gu;

/** A team that somebody leads. */
const TEAM_LED =
  /\b(?:leads?|led|leading|heads?|headed|directs?|directed|manag(?:e|es|ed|ing)|supervis(?:e|es|ed|ing)|oversees?|oversaw|dirig\w+|encadr\w+|gere\w*|supervise\w*)\s(?:the|an?|my|une?|la|le|l'|mon)?\s?(?:teams?|crews?|staff|equipes?|brigades?|personnel)\b/;
const TEAM = claimWord('head of: team');
const WORKER = unitsOf(wordsOf('employee', stem));
const LEAST_OF_A_TEAM = 3;

/** Whether a fact tells of a team, or of enough people who work for one: two apprentices are none. */
const isOfATeam = ({ field, text, vocabulary, quantities }: Source): boolean =>
  /^(?:highlights|summary|description)$/.test(field) &&
  (TEAM.test(fold(text)) ||
    (WORKER.some((unit) => isSaid(unit, vocabulary)) &&
      (quantities.length === 0 || quantities.some(({ value }) => value >= LEAST_OF_A_TEAM))));

/** A bullet that leads a team where no fact of its entry tells of one. */
export const checkTeams: Check = (claim) => {
  if (claim.place.kind !== 'told') return [];
  const found = TEAM_LED.exec(fold(claim.text));
  if (found === null || claim.place.sources.some(isOfATeam)) return [];
  const stretch = { start: found.index, end: found.index + found[0].length };
  return [refuse(claim, stretch, 'scope', messages.message('noTeam'), messages.message('noTeamFix'))];
};

/** The head of something of which every fact that names it says that the person had a part in it. */
export const checkHeadOf: Check = (claim) =>
  !/^(?:letter|summary|told|line)$/.test(claim.place.kind)
    ? []
    : Array.from(fold(claim.text).matchAll(HEAD_OF)).flatMap(({ 0: span, 1: thing = '', index }) => {
        const stretch = { start: index, end: index + span.length };
        if (isFrame(claim, stretch) || isGap(claim, stretch)) return [];
        const facts = claim.place.sources.filter(
          ({ field, vocabulary }) =>
            /^(?:highlights|summary|description)$/.test(field) && vocabulary.stems.has(stem(thing)),
        );
        if (facts.length === 0 || !facts.every(({ text }) => isShare(text))) return [];
        return [
          refuse(
            claim,
            stretch,
            'scope',
            messages.message('partNotLead'),
            messages.message('partNotLeadFix'),
          ),
        ];
      });
