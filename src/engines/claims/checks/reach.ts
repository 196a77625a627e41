import type { Asked, Check } from '#engines/claims/context.ts';
import { refuse } from '#engines/claims/context.ts';
import { isReach } from '#engines/claims/lexicon/lexicon.ts';
import { fold } from '#engines/claims/language/fold.ts';
import type { Word } from '#engines/claims/language/fold.ts';
import { stem } from '#engines/claims/language/stems.ts';
import { isSaid } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { supportOf } from './support.ts';
import { isFrame, isGap } from './letter.ts';

/** Words of reach that say the same; a word not listed must stand itself. */
const SAME: readonly RegExp[] = [
  /^(?:all|every|each|entire|whole|any|everyone|everything|tous|toutes|toute|tout|chaque|ensemble|entier|entiere|complet|complete|totalite|yearly|annual|annually|monthly|weekly|daily|nightly|a|an|par|per)$/,
  /^(?:both|two|deux|2)$/,
  /^(?:alone|sole|only|single-handed|single-handedly|independently|seule?|seulement|uniquement|unique)$/,
  /^(?:first|premiere?)$/,
  /^(?:international|internationally|internationale|worldwide|global|globally|mondiale?)$/,
  /^(?:national|nationally|nationwide|nationale|countrywide|pan-canadian)$/,
  /^(?:expert|experte|expertise|expertly)$/,
  /^(?:never|no|without|sans|jamais|aucun|aucune|zero|not)$/,
  /^(?:many|numerous|multiple|countless|nombreux|nombreuses|plusieurs|several)$/,
  /^(?:across|throughout|partout|between)$/,
];
const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?$/;
const UNIVERSAL = /^(?:every|each|chaque|tous|toutes|all)$/;
const PERIOD =
  /^(?:year|month|week|day|night|shift|hour|summer|winter|spring|autumn|fall|morning|an|ans|annee|mois|semaine|semaines|jour|jours|soir|soirs|hiver|hivers|ete|etes|printemps|automne|quart)s?$/;
/** How one period is named as a noun and as a quality. */
const FAMILIES: readonly RegExp[] = [
  /years?|yearly|annual\w*|ans?|annees?|annuel\w*/,
  /months?|monthly|mois|mensuel\w*/,
  /weeks?|weekly|semaines?|hebdomadaires?/,
  /days?|daily|jours?|journees?|quotidien\w*/,
  /nights?|nightly|nuits?|soirs?|evenings?/,
  /summers?|etes?/,
  /winters?|hivers?/,
  /springs?|printemps/,
  /autumns?|falls?|automnes?/,
  /shifts?|quarts?/,
  /hours?|hourly|heures?/,
  /mornings?|matins?/,
];

/** Whether a text says that something comes round with a period: "each winter", "a week", "mensuel". */
function isPeriodical(text: string, period: string): boolean {
  const family = FAMILIES.find((one) => new RegExp(`^(?:${one.source})$`).test(period));
  if (family === undefined) return false;
  return new RegExp(
    `\\b(?:(?:each|every|a|an|per|par|chaque|tous les|toutes les) (?:[\\w-]+ )?(?:${family.source})|yearly|annual\\w*|monthly|weekly|daily|nightly|mensuel\\w*|annuel\\w*|hebdomadaires?)\\b`,
  ).test(text);
}

function says(source: Source, word: string, next: string): boolean {
  const words = source.words.map((one) => one.word);
  if (words.includes(word)) return true;
  if (UNIVERSAL.test(word) && PERIOD.test(next)) return isPeriodical(fold(source.text), next);
  if (UNIVERSAL.test(word) && WEEKDAY.test(next))
    return source.words.some((own) => own.stem === stem(next) || /^(?:weekdays?|semaine)$/.test(own.word));
  const strict =
    /^(?:all|every|each|entire|whole|any|everyone|tous|toutes|toute|tout|chaque|ensemble|entiere?|across|throughout|partout)$/.test(
      word,
    );
  return SAME.some(
    (same) =>
      same.test(word) &&
      words.some(
        (own) =>
          same.test(own) &&
          !(
            strict &&
            /^(?:a|an|par|per|between|yearly|annual|annually|monthly|weekly|daily|nightly)$/.test(own)
          ),
      ),
  );
}

/** Words by which something reaches further, lasts longer or happens more often than the fact it is told of. */
export const checkReach: Check = (asked) =>
  asked.sentences.flatMap((sentence) =>
    sentence.clauses.flatMap((clause) => {
      const support = supportOf(asked, clause);
      return clause.words.flatMap((word, at) => {
        if (!isReach(word.word)) return [];
        if (asked.quantities.some((one) => one.start <= word.start && word.end <= one.end)) return [];
        // "Across a dozen devices": the amount is looked at by itself.
        if (
          word.word === 'across' &&
          asked.quantities.some((one) =>
            /^\s(?:an? |the |some |about )?$/.test(asked.text.slice(word.end, one.start)),
          )
        )
          return [];
        if (isInName(asked, word)) return [];
        if (asked.place.kind === 'letter' && (isGap(asked, word) || isFrame(asked, word))) return [];
        const next = clause.words[at + 1]?.word ?? '';
        if (word.word === 'many' && next === 'as') return [];
        if (
          word.word.endsWith('est') &&
          asked.quantities.some(({ approximation }) => approximation === 'up-to')
        )
          return [];
        if (/^(?:first|premiere?)$/.test(word.word) && /^(?:language|langue|aid|job|role|emploi)$/.test(next))
          return [];
        if (/^tout$/.test(word.word) && /^(?:en|de|comme)$/.test(next)) return [];
        // "All position", "in all": in a name, or a total.
        if (word.word === 'all' && clause.words[at - 1]?.word === 'in') return [];
        const sources = support.length > 0 ? support : asked.place.sources;
        if (sources.some((source) => says(source, word.word, next))) return [];
        if (
          /^(?:across|throughout|both|first|premiere?|plusieurs|many|multiple)$/.test(word.word) &&
          clause.words.length > 2 &&
          isListing(asked.text, word.end)
        )
          return [];
        return [
          refuse(
            asked,
            word,
            'reach',
            `Your profile does not say “${word.raw}” of this.`,
            'Say it no wider than your profile does.',
          ),
        ];
      });
    }),
  );

/** Whether a word belongs to a name or phrase of several words that the profile has ("Global Navigation Satellite System"). */
const isInName = (asked: Asked, word: Word): boolean =>
  asked.units.some(
    (unit) =>
      unit.words.length > 2 &&
      unit.words.includes(word) &&
      asked.place.sources.some(({ said }) => isSaid(unit, said)),
  );

/** "Across sales, stock and service": what follows is named one by one. */
const isListing = (text: string, from: number): boolean =>
  /^[^.;]{2,60}(?:,| and | et )/.test(text.slice(from));
