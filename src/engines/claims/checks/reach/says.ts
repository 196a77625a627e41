import { fold } from '#engines/text/index.ts';
import { stem } from '#engines/language/index.ts';
import type { Source } from '#engines/claims/profile/facts.ts';

/** Words of reach that say the same; a word not listed must stand itself. */
const SAME: readonly RegExp[] = [
  /^(?:all|every|each|entire|whole|any|everyone|everything|tous|toutes|toute|tout|chaque|chacune?|ensemble|entier|entiere|complet|complete|totalite|yearly|annual|annually|monthly|weekly|daily|nightly|a|an|par|per)$/,
  /^(?:both|two|deux|2)$/,
  /^(?:alone|sole|only|single-handed|single-handedly|independently|seule?|seulement|uniquement|unique)$/,
  /^(?:first|premiere?)$/,
  /^(?:best|meilleure?s?)$/,
  /^(?:consecutive|straight|successive|consecuti(?:f|ve)s?)$/,
  /^(?:always|constantly|toujours|constamment)$/,
  /^(?:international|internationally|internationale|worldwide|global|globally|mondiale?)$/,
  /^(?:national|nationally|nationwide|nationale|countrywide|pan-canadian)$/,
  /^(?:expert|experte|expertise|expertly)$/,
  /^(?:never|no|without|sans|jamais|aucun|aucune|zero|not)$/,
  /^(?:many|numerous|multiple|countless|nombreux|nombreuses|plusieurs|several)$/,
  /^(?:across|throughout|partout)$/,
];
export const PROVINCE =
  /\b(?:Alberta|British Columbia|Colombie-Britannique|Manitoba|New Brunswick|Nouveau-Brunswick|Newfoundland|Terre-Neuve|Nova Scotia|Nouvelle-Écosse|Ontario|Prince Edward Island|Île-du-Prince-Édouard|Quebec|Québec|Saskatchewan|BC|AB|SK|MB|ON|QC|NB|NS|PE|NL)\b/;
const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?$/;
export const UNIVERSAL = /^(?:every|each|chaque|tous|toutes|all)$/;
export const PERIOD =
  /^(?:year|month|week|day|night|shift|hour|quarter|trimestre|summer|winter|spring|autumn|fall|season|semester|term|session|saison|semestre|morning|an|ans|annee|mois|semaine|semaines|jour|jours|soir|soirs|soiree|soirees|nuit|nuits|matin|matins|journee|journees|evening|hiver|hivers|ete|etes|printemps|automne|quart)s?$/;
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
  /quarters?|quarterly|trimestres?|trimestriel\w*/,
  /mornings?|matins?/,
  /seasons?|saisons?/,
  /semesters?|semestres?/,
  /terms?|sessions?/,
];

/** Whether a text says that something comes round with a period: "each winter", "a week", "mensuel". */
export function isPeriodical(text: string, period: string): boolean {
  const family = FAMILIES.find((one) => new RegExp(`^(?:${one.source})$`).test(period));
  if (family === undefined) return false;
  return new RegExp(
    `\\b(?:(?:each|every|a|an|per|par|chaque|tous les|toutes les) (?:[\\w-]+ )?(?:${family.source})|(?:day|week|month|year)-end|yearly|annual\\w*|monthly|weekly|daily|nightly|quarterly|trimestriel\\w*|mensuel\\w*|annuel\\w*|hebdomadaires?)\\b`,
  ).test(text);
}

const SEASON = /^(?:spring|summer|autumn|fall|winter|printemps|ete|automne|hiver)$/;

/** Whether some of the words name a period: "three shifts" for "shift". */
const namesPeriod = (words: readonly string[], period: string): boolean =>
  words.some((word) => stem(word) === stem(period));

/** Whether a value says a word of reach, or one that reaches as far. */
export function saysReach(source: Source, word: string, next: string): boolean {
  const words = source.words.map((one) => one.word);
  // "Top 10 of 60" is no "top".
  if (word === 'top' && /\btop \d/.test(fold(source.text))) return /^\d/.test(next);
  if (words.includes(word)) return true;
  if (UNIVERSAL.test(word) && PERIOD.test(next))
    return (
      isPeriodical(fold(source.text), next) ||
      // "Summer students" are there each summer.
      (SEASON.test(next) && words.includes(next) && !/\b(?:19|20)\d\d\b/.test(source.text)) ||
      source.words.some(
        (own, at) => UNIVERSAL.test(own.word) && namesPeriod(words.slice(at + 1, at + 4), next),
      )
    );
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
