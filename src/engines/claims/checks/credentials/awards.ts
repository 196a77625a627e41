import { meets, refuse, wholeOf } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { awardRanks, claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { fold } from '#engines/text/index.ts';
import { hasPhrase, spaced, wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { low } from '#engines/claims/checks/ranks/held-titles.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** The row of an award that a team was given. */
const TEAM = 7;

/** "The third quarter" is a time and no third place. */
const OF_A_PERIOD =
  /\b(?:first|second|third|fourth|premiere?|deuxieme|troisieme|quatrieme) (?:quarter|half|term|semester|year|edition|trimestre|semestre|annee)\b/g;

/** The place that a text gives; one below the first says more than "best" or "winner" beside it. */
function rankIn(folded: string): number {
  const text = spaced(folded.replace(OF_A_PERIOD, ' '));
  const below = awardRanks.findIndex(
    (names, rank) =>
      rank > 0 &&
      rank < TEAM - 1 &&
      names.some((name) => hasPhrase(text, name) || hasPhrase(text, `${name}s`)),
  );
  if (below > 0) return below;
  return awardRanks.findIndex((names, rank) =>
    names.some(
      (name) =>
        (hasPhrase(text, name) || hasPhrase(text, `${name}s`)) &&
        !(
          rank === 0 &&
          /^(?:best|premier|premiere|meilleur)$/.test(name) &&
          /(?:second|third|deuxieme|runner)/.test(text)
        ),
    ),
  );
}

/** Whether a word tells the rank that the place gives, in other words: "bronze" of "third place". */
export function isSameRankWord({ place }: Claim, { words }: Unit): boolean {
  const own = rankIn(fold(place.sources.map(({ text }) => text).join(' ; ')));
  const stated = words.map(({ word }) => word).join(' ');
  return (
    own > 0 && awardRanks[own]?.some((name) => name === stated || name.split(' ').includes(stated)) === true
  );
}

/** What makes a sentence one about an award. */
export const NAMED_AS_AWARD = claimWord('awards: named as award');

/** "Coordinator of the year": the best of a time. */
const OF_A_TIME =
  /\b([\p{L}-]{3,})\s(?:of the|de l'|du|de la)\s?(year|month|quarter|season|annee|mois|trimestre|saison)\b(?!-)/gu;
/** Whom an honour is given together: "Team of the Quarter" makes nobody employee of the quarter. */
const OF_SEVERAL =
  /^(?:teams?|crews?|squads?|groups?|branch|stores?|shops?|departments?|clubs?|class|equipes?|brigades?|groupes?|magasins?|services?|agences?)$/;
const NO_TITLE =
  /^(?:and|or|but|for|than|end|start|beginning|rest|part|parts|middle|time|times|close|most|all|out|many|fin|debut|milieu|reste|cours|partir|partie|plupart|close|course|first|last|day|days|week|weeks|month|months|half|jours?|semaines?|pointe|peak|height|season)$/;

/** Titles of the best of a time that no value of the profile gives. */
function titlesOfATime(claim: Claim, frame: (place: { start: number; end: number }) => boolean) {
  const { text, known, place } = claim;
  if (!/^(?:letter|summary|told)$/.test(place.kind)) return [];
  return Array.from(fold(text).matchAll(OF_A_TIME)).flatMap(
    ({ 0: span, 1: who = '', 2: time = '', index }) => {
      const stretch = { start: index, end: index + span.length };
      if (NO_TITLE.test(who) || frame(stretch)) return [];
      const own = unitsOf(wordsOf(time, stem));
      const given = known.sources.some(
        (source) =>
          Array.from(fold(source.text).matchAll(OF_A_TIME)).some(
            ([, whose = '']) => !OF_SEVERAL.test(whose) || OF_SEVERAL.test(who),
          ) && own.every((unit) => isSaid(unit, source.vocabulary)),
      );
      return given ? [] : [refuse(claim, stretch, 'award', messages.message('noAward'))];
    },
  );
}

/** Whether the title of an award has a word of low rank that the text leaves out. */
const isLowRankLeftOut = ({ sources }: Entry, stated: Claim['units']): boolean =>
  sources.some(
    ({ field, words }) =>
      field === 'title' &&
      unitsOf(words).some(
        (unit) =>
          unit.words.some(({ word }) => low.has(word)) &&
          !isSaid(unit, vocabularyOf(stated.flatMap((own) => own.words))),
      ),
  );

/** Awards: the rank that was reached stays with the award, and no higher one is told. */
export const checkAwards: Check = (claim) => {
  const awards = claim.known.entries.filter(({ section }) => section === 'awards');
  const inAwards = claim.place.section === 'awards';
  const untold = titlesOfATime(claim, (one) => isFrame(claim, one) || isGap(claim, one));
  const wrong = (inAwards ? [wholeOf(claim)] : claim.sentences).flatMap((stretch) => {
    const text = claim.text.slice(stretch.start, stretch.end);
    const units = unitsOf(claim.words.filter((word) => meets(word, stretch)));
    const told = fold(text);
    const named = (claim.place.entry?.section === 'awards' ? [claim.place.entry] : awards).filter(
      ({ sources }) => {
        const title = sources.find(({ field }) => field === 'title');
        const telling =
          title === undefined
            ? []
            : unitsOf(title.words).filter((unit) => unit.words.some(({ word }) => word.length > 3));
        const said = telling.filter((unit) =>
          units.some((own) => own.words.some((one) => unit.words.some((word) => word.stem === one.stem))),
        ).length;
        return inAwards ? said > 0 || claim.place.entry !== null : said >= 2 && said >= telling.length * 0.6;
      },
    );
    const [award] = named;
    if (award === undefined) return [];
    const own = rankIn(fold(award.sources.map((source) => source.text).join(' ; ')));
    const stated = rankIn(told);
    if (!inAwards && stated < 0 && !NAMED_AS_AWARD.test(told)) return [];
    const high = stated === 0 && own !== 0;
    const dropped =
      own > 0 && stated !== own && !(own === TEAM && stated < 0 && !/of the year|individual/.test(told));
    // "Student Award" is no award for all.
    const isLowered = inAwards && isLowRankLeftOut(award, units);
    if (!high && !dropped && !isLowered) return [];
    return [
      refuse(
        claim,
        stretch,
        'award',
        messages.message('awardStanding'),
        messages.message('awardStandingFix'),
      ),
    ];
  });
  return [...untold, ...wrong];
};
